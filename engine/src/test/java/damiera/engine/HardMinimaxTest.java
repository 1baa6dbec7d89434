package damiera.engine;

import static org.assertj.core.api.Assertions.assertThat;

import damiera.rules.Goal;
import damiera.rules.Placed;
import damiera.rules.Position;
import damiera.rules.Rules;
import damiera.rules.Setup;
import damiera.rules.SetupFault;
import damiera.rules.SetupResult;
import damiera.rules.Side;
import damiera.rules.Square;
import damiera.rules.movegen.MoveBuffer;
import damiera.rules.movegen.MutableBoard;
import damiera.rules.variant.Variants;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** Six plies and what is captured beyond them: every move of the root is worth what a search without cuts says. */
class HardMinimaxTest {
    private static final int PLIES = Level.HARD.plies();
    private static final int WIN = 10_000_000;
    /** Captures are followed no further than this by the search that is tested. */
    private static final int LONGEST = 32;
    /** Larger trees are left to smaller positions. */
    private static final int MOST_NODES = 60_000;

    private static final int POSITIONS_A_GAME = 3;

    @Test
    void every_move_is_worth_what_a_search_without_cuts_says() {
        for (Rules rules : Variants.ALL) {
            RandomSource chance = RandomSource.seeded(17);
            int compared = 0;
            for (int game = 0; compared < POSITIONS_A_GAME; game++) {
                assertThat(game).as(rules.id()).isLessThan(40);
                compared += compares(thinned(played(rules, chance, 10 + chance.below(50)), chance));
            }
        }
    }

    private static Position played(Rules rules, RandomSource chance, int plies) {
        Position position = Position.start(rules);
        for (int ply = 0; ply < plies && !position.legalMoves().isEmpty(); ply++) {
            position = position.playUnchecked(
                    position.legalMoves().get(chance.below(position.legalMoves().size())));
        }
        return position;
    }

    /** The position without some of its pieces, so that there are fewer lines. */
    private static Position thinned(Position position, RandomSource chance) {
        int quarters = 1 + chance.below(4);
        List<Placed> left = new ArrayList<>(position.toSetup().placed());
        left.removeIf(_ -> chance.below(4) >= quarters);
        SetupResult result = position.replacedBy(Setup.of(left, position.sideToMove()), SetupFault.ALL_WAIVERS);
        return ((SetupResult.Valid) result).position();
    }

    /** How many positions have been compared: 1, or 0 where there is nothing to choose or too much to look at. */
    private static int compares(Position position) {
        MutableBoard board = MutableBoard.of(position.rules());
        board.set(position);
        Plain plain = new Plain(board);
        Search search = new Search(board);
        search.allow(Long.MAX_VALUE);
        int moves = search.root().size();
        for (int move = 0; move < moves; move++) {
            OptionalInt worth = plain.worth(move);
            if (worth.isEmpty()) {
                return 0;
            }
            assertThat(search.rootScore(move, PLIES, -Search.INFINITE, Search.INFINITE))
                    .as("%s, move %d", position, move)
                    .isEqualTo(worth.getAsInt());
        }
        return moves > 1 ? 1 : 0;
    }

    /** Minimax as it stands in books. */
    private static final class Plain {
        private final MutableBoard board;
        private final List<MoveBuffer> buffers = new ArrayList<>();
        private int nodes;

        Plain(MutableBoard board) {
            this.board = board;
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
            return nodes > MOST_NODES ? OptionalInt.empty() : OptionalInt.of(worth);
        }

        private int value(int ply) {
            if (++nodes > MOST_NODES) {
                return 0;
            }
            MoveBuffer moves = buffers.get(ply);
            board.generate(moves);
            if (moves.size() == 0) {
                return isWonWithoutMove() ? WIN - ply : ply - WIN;
            }
            boolean captures = moves.isCapture(0);
            if (ply == LONGEST || ply >= PLIES && !captures) {
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
}
