package damiera.engine;

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
    private final int sign;

    Evaluation(Rules rules) {
        ranks = rules.board().ranks();
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

    /** White's men count their way from the bottom row up, Black's from the top row down. */
    private int stepsAhead(MutableBoard board) {
        int steps = 0;
        for (int rank = 0; rank < ranks; rank++) {
            steps += rank * board.manCount(Side.WHITE, rank);
            steps -= (ranks - 1 - rank) * board.manCount(Side.BLACK, rank);
        }
        return steps;
    }
}
