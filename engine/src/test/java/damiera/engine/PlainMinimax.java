package damiera.engine;

import damiera.rules.Goal;
import damiera.rules.Side;
import damiera.rules.Square;
import damiera.rules.movegen.MoveBuffer;
import damiera.rules.movegen.MutableBoard;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** Minimax as it stands in books: some plies, then captures to their end; no cuts, no order, and its own evaluation. */
final class PlainMinimax {
    private static final int WIN = 10_000_000;
    /** Captures are followed no further than this by the search that is tested. */
    private static final int LONGEST = 32;

    private final MutableBoard board;
    private final int plies;
    private final int mostNodes;
    private final List<MoveBuffer> buffers = new ArrayList<>();
    private int nodes;

    PlainMinimax(MutableBoard board, int plies, int mostNodes) {
        this.board = board;
        this.plies = plies;
        this.mostNodes = mostNodes;
        for (int ply = 0; ply <= LONGEST; ply++) {
            buffers.add(board.newBuffer());
        }
    }

    /** What a move is worth to who makes it; empty where that takes too long. */
    OptionalInt worth(int move) {
        MoveBuffer root = buffers.getFirst();
        board.generate(root);
        board.make(root, move);
        int worth = -value(1);
        board.unmake();
        return nodes > mostNodes ? OptionalInt.empty() : OptionalInt.of(worth);
    }

    private int value(int ply) {
        if (++nodes > mostNodes) {
            return 0;
        }
        MoveBuffer moves = buffers.get(ply);
        board.generate(moves);
        if (moves.size() == 0) {
            return isWonWithoutMove() ? WIN - ply : ply - WIN;
        }
        boolean captures = moves.isCapture(0);
        if (ply == LONGEST || ply >= plies && !captures) {
            return standing();
        }
        int best = -Search.INFINITE;
        for (int i = 0; i < moves.size(); i++) {
            board.make(moves, i);
            best = Math.max(best, -value(ply + 1));
            board.unmake();
        }
        return best;
    }

    private boolean isWonWithoutMove() {
        Goal goal = board.rules().goal();
        return goal == Goal.LOSING || goal == Goal.BREAKTHROUGH && board.kingCount(board.toMove()) > 0;
    }

    private int standing() {
        int difference = standing(board.toMove()) - standing(board.toMove().opponent());
        return board.rules().goal() == Goal.LOSING ? -difference : difference;
    }

    /** A man 100, up to 14 more for its way; a king 180; in parts of the steps of that way. */
    private int standing(Side side) {
        int way = board.rules().board().ranks() - 1;
        int standing = 180 * way * board.kings(side).size();
        for (Square square : board.men(side).squares()) {
            int rank = board.rules().board().rank(square);
            standing += 100 * way + 14 * (side == Side.WHITE ? rank : way - rank);
        }
        return standing;
    }
}
