package damiera.rules.movegen;

import damiera.rules.Board;
import damiera.rules.CaptureCriterion;
import damiera.rules.CaptureRules;
import damiera.rules.Rules;
import damiera.rules.Side;
import damiera.rules.Square;
import damiera.rules.SquareSet;
import damiera.rules.StartingPosition;
import java.util.ArrayList;
import java.util.List;

/** Positions for the tests of this package, and walks through them. */
final class Boards {
    private Boards() {}

    static MutableBoard start(Rules rules) {
        MutableBoard board = MutableBoard.of(rules);
        SquareSet white = SquareSet.EMPTY;
        SquareSet black = SquareSet.EMPTY;
        if (rules.start() instanceof StartingPosition.Men men) {
            white = men.white();
            black = men.black();
        } else if (rules.start() instanceof StartingPosition.Rows rows) {
            Board shape = rules.board();
            int first = rows.behind() * shape.squaresPerRank();
            for (int i = first; i < first + rows.rows() * shape.squaresPerRank(); i++) {
                black = black.with(Square.atIndex(i));
                white = white.with(Square.atIndex(shape.squareCount() - 1 - i));
            }
        }
        board.set(white, SquareSet.EMPTY, black, SquareSet.EMPTY, rules.firstMover());
        return board;
    }

    /** A position in canonical numbers: {@code W:WK1,2:B3}. */
    static MutableBoard of(Rules rules, String fen) {
        String[] fields = fen.split(":", -1);
        SquareSet[] sets = {SquareSet.EMPTY, SquareSet.EMPTY, SquareSet.EMPTY, SquareSet.EMPTY};
        for (int i = 1; i < fields.length; i++) {
            int side = fields[i].startsWith("W") ? 0 : 2;
            for (String text : fields[i].substring(1).split(",", -1)) {
                if (!text.isEmpty()) {
                    boolean king = text.startsWith("K");
                    int at = side + (king ? 1 : 0);
                    sets[at] = sets[at].with(new Square(Integer.parseInt(king ? text.substring(1) : text)));
                }
            }
        }
        MutableBoard board = MutableBoard.of(rules);
        board.set(sets[0], sets[1], sets[2], sets[3], fields[0].equals("W") ? Side.WHITE : Side.BLACK);
        return board;
    }

    /** Men and kings of both sides at random, men never on their last row. */
    static MutableBoard random(MutableBoard empty, SequenceOfNumbers numbers, int mostPieces) {
        Rules rules = empty.rules();
        SquareSet[] sets = {SquareSet.EMPTY, SquareSet.EMPTY, SquareSet.EMPTY, SquareSet.EMPTY};
        int squares = rules.board().squareCount();
        for (int i = 2 + numbers.below(mostPieces - 1); i > 0; i--) {
            Square square = Square.atIndex(numbers.below(squares));
            int kind = numbers.below(4);
            boolean last =
                    rules.board().rank(square) == rules.board().promotionRank(kind < 2 ? Side.WHITE : Side.BLACK);
            boolean taken = sets[0].or(sets[1]).or(sets[2]).or(sets[3]).contains(square);
            if (!taken && ((kind & 1) != 0 || !last)) {
                sets[kind] = sets[kind].with(square);
            }
        }
        MutableBoard board = empty.fresh();
        board.set(sets[0], sets[1], sets[2], sets[3], numbers.below(2) == 0 ? Side.WHITE : Side.BLACK);
        return board;
    }

    static Rules withBoard(Rules rules, int files, int ranks, int rows) {
        Board shape =
                new Board(files, ranks, rules.board().lattice(), rules.board().corner());
        return new Rules(
                rules.id(),
                shape,
                new StartingPosition.Rows(rows, 0),
                rules.firstMover(),
                rules.man(),
                rules.king(),
                rules.capture(),
                rules.goal(),
                rules.draws(),
                rules.notation());
    }

    static Rules withPriority(Rules rules, CaptureCriterion... criteria) {
        CaptureRules capture = rules.capture();
        return new Rules(
                rules.id(),
                rules.board(),
                rules.start(),
                rules.firstMover(),
                rules.man(),
                rules.king(),
                new CaptureRules(capture.obligation(), List.of(criteria), capture.removal(), capture.reversal()),
                rules.goal(),
                rules.draws(),
                rules.notation());
    }

    /** The moves as texts of indices and captured words. */
    static List<String> moves(MutableBoard board) {
        MoveBuffer buffer = board.newBuffer();
        board.generate(buffer);
        List<String> moves = new ArrayList<>();
        for (int i = 0; i < buffer.size(); i++) {
            moves.add(text(buffer, i));
        }
        return moves;
    }

    static String text(MoveBuffer buffer, int i) {
        SquareSet captured = buffer.captured(i);
        StringBuilder text = new StringBuilder();
        text.append(buffer.from(i) + 1).append(buffer.isCapture(i) ? 'x' : '-').append(buffer.to(i) + 1);
        for (Square square : captured.squares()) {
            text.append(',').append(square.number());
        }
        return text.append(buffer.promotes(i) ? "K" : "").toString();
    }

    /** All that can be seen of a board. */
    static String state(MutableBoard board) {
        StringBuilder text = new StringBuilder();
        text.append(board.toMove()).append(board.key());
        for (Side side : Side.values()) {
            text.append(board.men(side)).append(board.kings(side));
            text.append(board.kingRunIndex(side)).append('/').append(board.kingRunMoves(side));
        }
        return text.toString();
    }
}
