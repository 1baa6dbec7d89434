package damiera.engine;

import static org.assertj.core.api.Assertions.assertThat;

import damiera.rules.Position;
import damiera.rules.Rules;
import damiera.rules.movegen.MutableBoard;
import damiera.rules.variant.Variants;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** Six plies and what is captured beyond them: every move of the root is worth what a search without cuts says. */
class HardMinimaxTest {
    private static final int PLIES = Level.HARD.plies();
    /** Larger trees are left to smaller positions. */
    private static final int MOST_NODES = 60_000;

    private static final int POSITIONS_A_GAME = 3;

    @Test
    void every_move_is_worth_what_a_search_without_cuts_says() {
        for (Rules rules : Variants.ALL) {
            RandomSource chance = RandomSource.seeded(17);
            int compared = 0;
            for (int tries = 0; compared < POSITIONS_A_GAME; tries++) {
                assertThat(tries).as(rules.id()).isLessThan(40);
                compared += compares(SparsePositions.thinned(rules, chance));
            }
        }
    }

    /** How many positions have been compared: 1, or 0 where there is nothing to choose or too much to look at. */
    private static int compares(Position position) {
        MutableBoard board = MutableBoard.of(position.rules());
        board.set(position);
        PlainMinimax plain = new PlainMinimax(board, PLIES, MOST_NODES);
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
}
