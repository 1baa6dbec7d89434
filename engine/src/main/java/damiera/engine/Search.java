package damiera.engine;

import damiera.rules.Goal;
import damiera.rules.Obligation;
import damiera.rules.Rules;
import damiera.rules.movegen.MoveBuffer;
import damiera.rules.movegen.MutableBoard;

/**
 * Looks a given number of plies ahead by alpha-beta, and beyond them as long as something can be captured. Allocates
 * nothing while it looks. It gives up when its nodes are used up: a board full of flying kings has more lines than anybody
 * waits for.
 */
final class Search {
    static final int INFINITE = 100_000_000;
    private static final int WIN = 10_000_000;
    /** Captures are followed this far: more plies than a fight between men lasts. */
    private static final int LONGEST = 32;

    private final MutableBoard board;
    private final MoveBuffer[] moves = new MoveBuffer[LONGEST + 1];
    private final Evaluation evaluation;
    private final Goal goal;
    private final boolean mayHuff;
    /** The ends of the move that was best when last a position of each ply was looked at. */
    private final int[] lastBest = new int[LONGEST + 1];

    private long nodesLeft;

    Search(MutableBoard board) {
        this.board = board;
        Rules rules = board.rules();
        evaluation = new Evaluation(rules);
        goal = rules.goal();
        mayHuff = rules.capture().obligation() == Obligation.HUFF;
        for (int ply = 0; ply <= LONGEST; ply++) {
            moves[ply] = board.newBuffer();
        }
    }

    void allow(long nodes) {
        nodesLeft = nodes;
    }

    boolean isExhausted() {
        return nodesLeft < 0;
    }

    /** The moves at the root, filled anew. */
    MoveBuffer root() {
        fill(moves[0]);
        return moves[0];
    }

    /** What a move of the root is worth to who makes it; without meaning once the nodes are used up. */
    int rootScore(int move, int plies, int alpha, int beta) {
        return scoreOf(moves[0], move, 1, plies - 1, alpha, beta);
    }

    /** What the position on the board is worth to the side to move; without meaning once the nodes are used up. */
    int value(int plies) {
        return score(0, plies, -INFINITE, INFINITE);
    }

    int worthOfMan() {
        return evaluation.worthOfMan();
    }

    /** Who may huff is trusted to do so: a search follows those moves only for which nobody is huffed. */
    private void fill(MoveBuffer buffer) {
        if (mayHuff) {
            board.generateRequired(buffer);
        } else {
            board.generate(buffer);
        }
    }

    private int scoreOf(MoveBuffer buffer, int move, int ply, int plies, int alpha, int beta) {
        board.make(buffer, move);
        int score = -score(ply, plies, -beta, -alpha);
        board.unmake();
        return score;
    }

    /** The score for the side to move, exact between alpha and beta. */
    private int score(int ply, int plies, int alpha, int beta) {
        MoveBuffer buffer = moves[ply];
        fill(buffer);
        nodesLeft--;
        if (buffer.size() == 0) {
            return withoutMove(ply);
        }
        int count = plies > 0 ? buffer.size() : buffer.captures();
        if (count == 0 || ply == LONGEST || isExhausted()) {
            return evaluation.of(board);
        }
        // Beyond the horizon a capture that need not be made is weighed against leaving things as they are.
        int best = count < buffer.size() ? evaluation.of(board) : -INFINITE;
        int first = first(buffer, ply, count);
        for (int i = 0; i < count && best < beta && !isExhausted(); i++) {
            int move = i == 0 ? first : i <= first ? i - 1 : i;
            int score = scoreOf(buffer, move, ply + 1, plies - 1, Math.max(alpha, best), beta);
            if (score > best) {
                best = score;
                lastBest[ply] = ends(buffer, move);
            }
        }
        return best;
    }

    /** What was best when last a position of this ply was looked at is often best again, and cuts the others off. */
    private int first(MoveBuffer buffer, int ply, int count) {
        for (int i = 0; i < count; i++) {
            if (ends(buffer, i) == lastBest[ply]) {
                return i;
            }
        }
        return 0;
    }

    private static int ends(MoveBuffer buffer, int move) {
        return buffer.from(move) << 8 | buffer.to(move);
    }

    /** A win is worth more the sooner it comes. */
    private int withoutMove(int ply) {
        boolean won = switch (goal) {
            case NORMAL -> false;
            case LOSING -> true;
            case BREAKTHROUGH -> board.kingCount(board.toMove()) > 0;
        };
        return won ? WIN - ply : ply - WIN;
    }
}
