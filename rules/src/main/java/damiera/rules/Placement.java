package damiera.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Which pieces stand where. */
record Placement(SquareSet whiteMen, SquareSet whiteKings, SquareSet blackMen, SquareSet blackKings) {
    static final Placement EMPTY = new Placement(SquareSet.EMPTY, SquareSet.EMPTY, SquareSet.EMPTY, SquareSet.EMPTY);

    static Placement start(Rules rules) {
        return switch (rules.start()) {
            case StartingPosition.Men(SquareSet white, SquareSet black) ->
                new Placement(white, SquareSet.EMPTY, black, SquareSet.EMPTY);
            case StartingPosition.Rows rows ->
                new Placement(
                        men(rules.board(), rows, Side.WHITE),
                        SquareSet.EMPTY,
                        men(rules.board(), rows, Side.BLACK),
                        SquareSet.EMPTY);
        };
    }

    private static SquareSet men(Board board, StartingPosition.Rows rows, Side side) {
        SquareSet men = SquareSet.EMPTY;
        for (int index = 0; index < board.squareCount(); index++) {
            Square square = Square.atIndex(index);
            int row = side == Side.WHITE ? board.rank(square) : board.ranks() - 1 - board.rank(square);
            if (row >= rows.behind() && row < rows.behind() + rows.rows()) {
                men = men.with(square);
            }
        }
        return men;
    }

    SquareSet men(Side side) {
        return side == Side.WHITE ? whiteMen : blackMen;
    }

    SquareSet kings(Side side) {
        return side == Side.WHITE ? whiteKings : blackKings;
    }

    SquareSet of(Side side) {
        return men(side).or(kings(side));
    }

    Optional<Placed> at(Square square) {
        for (Side side : Side.values()) {
            if (men(side).contains(square)) {
                return Optional.of(new Placed(side, Piece.MAN, square));
            }
            if (kings(side).contains(square)) {
                return Optional.of(new Placed(side, Piece.KING, square));
            }
        }
        return Optional.empty();
    }

    List<Placed> placed() {
        List<Placed> placed = new ArrayList<>();
        for (Side side : Side.values()) {
            for (Piece piece : Piece.values()) {
                for (Square square : squares(side, piece).squares()) {
                    placed.add(new Placed(side, piece, square));
                }
            }
        }
        return placed;
    }

    /** The placement after a move of a side; the piece is lifted first, so that it may come back to where it stood. */
    Placement after(Side side, Move move) {
        boolean king = kings(side).contains(move.from()) || move.promotes();
        return without(move.capturedSet().with(move.from()))
                .with(new Placed(side, king ? Piece.KING : Piece.MAN, move.to()));
    }

    Placement with(Placed placed) {
        SquareSet square = SquareSet.of(placed.square());
        return with(
                placed.side(),
                placed.piece(),
                squares(placed.side(), placed.piece()).or(square));
    }

    Placement without(SquareSet squares) {
        return new Placement(
                whiteMen.minus(squares), whiteKings.minus(squares), blackMen.minus(squares), blackKings.minus(squares));
    }

    private SquareSet squares(Side side, Piece piece) {
        return piece == Piece.MAN ? men(side) : kings(side);
    }

    private Placement with(Side side, Piece piece, SquareSet squares) {
        return switch (piece) {
            case MAN ->
                side == Side.WHITE
                        ? new Placement(squares, whiteKings, blackMen, blackKings)
                        : new Placement(whiteMen, whiteKings, squares, blackKings);
            case KING ->
                side == Side.WHITE
                        ? new Placement(whiteMen, squares, blackMen, blackKings)
                        : new Placement(whiteMen, whiteKings, blackMen, squares);
        };
    }
}
