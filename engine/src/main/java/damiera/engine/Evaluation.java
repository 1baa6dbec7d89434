package damiera.engine;

import damiera.rules.Board;
import damiera.rules.Goal;
import damiera.rules.Rules;
import damiera.rules.Side;
import damiera.rules.movegen.MutableBoard;

/**
 * What a quiet position is worth to the side to move: the pieces, and how far the men have come. A unit is a hundredth of
 * a man, divided by the steps from the first row to the last, so that nothing is ever rounded.
 */
final class Evaluation {
    private static final int MAN = 100;
    private static final int KING = 180;
    /** What a man gains on its whole way; little enough that no man is given for it. */
    private static final int WHOLE_WAY = 14;

    private final int ranks;
    private final int squaresPerRank;
    private final long rankMask;
    private final int sign;

    Evaluation(Rules rules) {
        Board board = rules.board();
        ranks = board.ranks();
        squaresPerRank = board.squaresPerRank();
        rankMask = (1L << squaresPerRank) - 1;
        sign = rules.goal() == Goal.LOSING ? -1 : 1;
    }

    /** A man on his first row, in the unit of {@link #of}. */
    int worthOfMan() {
        return (ranks - 1) * MAN;
    }

    int of(MutableBoard board) {
        int pieces = material(board, Side.WHITE) - material(board, Side.BLACK);
        int white = (ranks - 1) * pieces + WHOLE_WAY * stepsAhead(board);
        return board.toMove() == Side.WHITE ? sign * white : -sign * white;
    }

    private static int material(MutableBoard board, Side side) {
        return MAN * board.manCount(side) + KING * board.kingCount(side);
    }

    /** White's men count their way from the bottom row up, Black's from the top row down; row 0 is the top one. */
    private int stepsAhead(MutableBoard board) {
        long whiteLow = board.menLow(Side.WHITE);
        long whiteHigh = board.menHigh(Side.WHITE);
        long blackLow = board.menLow(Side.BLACK);
        long blackHigh = board.menHigh(Side.BLACK);
        int steps = 0;
        for (int row = 0; row < ranks; row++) {
            int from = row * squaresPerRank;
            steps += (ranks - 1 - row) * Long.bitCount(row(whiteLow, whiteHigh, from));
            steps -= row * Long.bitCount(row(blackLow, blackHigh, from));
        }
        return steps;
    }

    /** The squares of a row, which may begin in one word and end in the other. */
    private long row(long low, long high, int from) {
        if (from >= 64) {
            return high >>> from & rankMask; // a shift counts modulo 64
        }
        long bits = low >>> from;
        return (from + squaresPerRank > 64 ? bits | high << 64 - from : bits) & rankMask;
    }
}
