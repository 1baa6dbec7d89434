package damiera.testkit;

import damiera.rules.Board;
import damiera.rules.KingRun;
import damiera.rules.Piece;
import damiera.rules.Placed;
import damiera.rules.Position;
import damiera.rules.Rules;
import damiera.rules.Setup;
import damiera.rules.Side;
import damiera.rules.Square;
import damiera.rules.SquareSet;
import damiera.rules.StartingPosition;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * A position as a plain list of pieces, for the {@link SlowGenerator}. Nothing is checked.
 *
 * @param rules    the game
 * @param pieces   all pieces, sorted by square
 * @param toMove   whose turn it is
 * @param whiteRun the quiet moves that White has just made in a row with one king
 * @param blackRun likewise for Black
 */
public record SlowPosition(Rules rules, List<Placed> pieces, Side toMove, KingRun whiteRun, KingRun blackRun) {
    /** Sorts the pieces. */
    public SlowPosition {
        pieces = pieces.stream().sorted(Comparator.comparing(Placed::square)).toList();
    }

    /**
     * {@return a position without king runs}
     *
     * @param rules  the game
     * @param pieces all pieces
     * @param toMove whose turn it is
     */
    public static SlowPosition of(Rules rules, List<Placed> pieces, Side toMove) {
        return new SlowPosition(rules, pieces, toMove, KingRun.NONE, KingRun.NONE);
    }

    /**
     * {@return the same position as one of the friendly API}
     *
     * @param position any position
     */
    public static SlowPosition of(Position position) {
        List<Placed> pieces = new ArrayList<>();
        for (Side side : Side.values()) {
            add(pieces, side, Piece.MAN, position.men(side));
            add(pieces, side, Piece.KING, position.kings(side));
        }
        return new SlowPosition(
                position.rules(),
                pieces,
                position.sideToMove(),
                position.kingRun(Side.WHITE),
                position.kingRun(Side.BLACK));
    }

    /**
     * {@return the start of a game}
     *
     * @param rules the game
     */
    public static SlowPosition start(Rules rules) {
        List<Placed> pieces = new ArrayList<>();
        switch (rules.start()) {
            case StartingPosition.Men men -> {
                add(pieces, Side.WHITE, Piece.MAN, men.white());
                add(pieces, Side.BLACK, Piece.MAN, men.black());
            }
            case StartingPosition.Rows rows -> addRows(pieces, rules.board(), rows);
        }
        return of(rules, pieces, rules.firstMover());
    }

    private static void addRows(List<Placed> pieces, Board board, StartingPosition.Rows rows) {
        for (int number = 1; number <= board.squareCount(); number++) {
            Square square = new Square(number);
            int fromWhite = board.rank(square) - rows.behind();
            int fromBlack = board.ranks() - 1 - board.rank(square) - rows.behind();
            if (fromWhite >= 0 && fromWhite < rows.rows()) {
                pieces.add(new Placed(Side.WHITE, Piece.MAN, square));
            }
            if (fromBlack >= 0 && fromBlack < rows.rows()) {
                pieces.add(new Placed(Side.BLACK, Piece.MAN, square));
            }
        }
    }

    private static void add(List<Placed> pieces, Side side, Piece piece, SquareSet squares) {
        squares.squares().forEach(square -> pieces.add(new Placed(side, piece, square)));
    }

    /**
     * {@return the quiet king moves in a row of a side}
     *
     * @param side the side
     */
    public KingRun run(Side side) {
        return side == Side.WHITE ? whiteRun : blackRun;
    }

    /**
     * {@return whether the side has a piece of this kind}
     *
     * @param side  the side
     * @param piece the kind
     */
    public boolean has(Side side, Piece piece) {
        return pieces.stream().anyMatch(placed -> placed.side() == side && placed.piece() == piece);
    }

    /**
     * {@return the squares of a side's pieces of one kind}
     *
     * @param side  the side
     * @param piece the kind
     */
    public SquareSet squares(Side side, Piece piece) {
        return SquareSet.of(pieces.stream()
                .filter(placed -> placed.side() == side && placed.piece() == piece)
                .map(Placed::square)
                .toList());
    }

    /**
     * {@return what stands on a square}
     *
     * @param square any square
     */
    public Optional<Placed> at(Square square) {
        return pieces.stream().filter(placed -> placed.square().equals(square)).findFirst();
    }

    /** {@return this position as a setup} */
    public Setup toSetup() {
        return new Setup(pieces, List.of(), Optional.of(toMove), whiteRun, blackRun, 0);
    }

    /**
     * {@return the position after a move}
     *
     * @param move a legal move
     */
    public SlowPosition after(SlowMove move) {
        Placed mover = at(move.from()).orElseThrow();
        List<Placed> left = new ArrayList<>(pieces);
        left.removeIf(placed -> placed.equals(mover) || move.captured().contains(placed.square()));
        left.add(new Placed(toMove, move.promotes() ? Piece.KING : mover.piece(), move.to()));
        KingRun mine = runAfter(mover, move);
        KingRun theirs = runAfterLoss(run(toMove.opponent()), move);
        boolean white = toMove == Side.WHITE;
        return new SlowPosition(rules, left, toMove.opponent(), white ? mine : theirs, white ? theirs : mine);
    }

    private KingRun runAfter(Placed mover, SlowMove move) {
        if (move.isCapture() || mover.piece() == Piece.MAN) {
            return KingRun.NONE;
        }
        KingRun run = run(toMove);
        boolean sameKing = run.king().equals(Optional.of(move.from()));
        return new KingRun(Optional.of(move.to()), sameKing ? run.moves() + 1 : 1);
    }

    private static KingRun runAfterLoss(KingRun run, SlowMove move) {
        return run.king().filter(move.captured()::contains).isPresent() ? KingRun.NONE : run;
    }

    /** {@return the same position seen from the other side: the board turned by 180 degrees and the colours swapped} */
    public SlowPosition flipped() {
        List<Placed> turned = pieces.stream()
                .map(placed -> new Placed(placed.side().opponent(), placed.piece(), flip(placed.square())))
                .toList();
        return new SlowPosition(rules, turned, toMove.opponent(), flip(blackRun), flip(whiteRun));
    }

    private KingRun flip(KingRun run) {
        return new KingRun(run.king().map(this::flip), run.moves());
    }

    /**
     * {@return a square of the board turned by 180 degrees}
     *
     * @param square a square of this board
     */
    public Square flip(Square square) {
        return new Square(rules.board().squareCount() + 1 - square.number());
    }

    @Override
    public String toString() {
        return rules.id() + " " + toMove + " " + pieceList(Side.WHITE) + " " + pieceList(Side.BLACK)
                + (whiteRun.moves() + blackRun.moves() == 0 ? "" : " runs " + whiteRun + blackRun);
    }

    /** One side as in a FEN of canonical numbers. */
    private String pieceList(Side side) {
        List<String> texts = pieces.stream()
                .filter(placed -> placed.side() == side)
                .map(placed -> (placed.piece() == Piece.KING ? "K" : "")
                        + placed.square().number())
                .toList();
        return (side == Side.WHITE ? "W" : "B") + String.join(",", texts);
    }
}
