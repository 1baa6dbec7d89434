package damiera.rules;

import static org.assertj.core.api.Assertions.assertThat;

import damiera.rules.movegen.Perft;
import damiera.testkit.CsvGames;
import damiera.testkit.FastBoards;
import damiera.testkit.SlowPosition;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Games that differ in board orientation, notation or goal only have equal counts. */
class EqualCountsTest {
    @ParameterizedTest
    @CsvSource({
        "portuguese, spanish, 10",
        "philippine, brazilian, 10",
        "jamaican, pool, 10",
        "antidraughts, international, 8",
        // no man gets as far as the last row in so few moves
        "breakthrough, international, 8"
    })
    void counts_are_equal(String one, String other, int depth) {
        assertThat(count(one, depth)).isEqualTo(count(other, depth));
    }

    private static long count(String game, int depth) {
        Rules rules = CsvGames.game(game);
        return Perft.of(rules).count(FastBoards.of(SlowPosition.start(rules)), depth);
    }
}
