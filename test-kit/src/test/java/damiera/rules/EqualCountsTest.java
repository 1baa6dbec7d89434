package damiera.rules;

import static org.assertj.core.api.Assertions.assertThat;

import damiera.rules.movegen.Perft;
import damiera.rules.variant.Variants;
import damiera.testkit.CsvGames;
import damiera.testkit.FastBoards;
import damiera.testkit.PerftRow;
import damiera.testkit.SlowPosition;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Games that differ in board orientation, notation or goal only have equal counts. */
class EqualCountsTest {
    /** Two games with the same lines up to a depth. */
    record Sisters(String game, String counted, int depth) {}

    static final List<Sisters> SISTERS = List.of(
            // another notation
            new Sisters("portuguese", "spanish", 10),
            // the mirrored board
            new Sisters("philippine", "brazilian", 10),
            // the mirrored board
            new Sisters("jamaican", "pool", 10),
            // another goal
            new Sisters("antidraughts", "international", 8),
            // another goal; no man gets as far as the last row in so few moves
            new Sisters("breakthrough", "international", 8));

    @ParameterizedTest
    @FieldSource("SISTERS")
    void counts_are_equal(Sisters sisters) {
        assertThat(count(sisters.game, sisters.depth)).isEqualTo(count(sisters.counted, sisters.depth));
    }

    @Test
    void a_game_that_nobody_outside_has_counted_has_a_sister_that_somebody_has() {
        Set<String> counted =
                PerftRow.all().stream().map(row -> row.rules().id()).collect(Collectors.toSet());
        Set<String> uncounted = new TreeSet<>();
        Variants.ALL.forEach(rules -> uncounted.add(rules.id()));
        uncounted.removeAll(counted);

        assertThat(uncounted).containsExactly("antidraughts", "jamaican", "philippine", "portuguese");
        assertThat(SISTERS)
                .filteredOn(sisters -> uncounted.contains(sisters.game))
                .hasSameSizeAs(uncounted)
                .allSatisfy(sisters -> assertThat(counted).contains(sisters.counted));
    }

    private static long count(String game, int depth) {
        Rules rules = CsvGames.game(game);
        return Perft.of(rules).count(FastBoards.of(SlowPosition.start(rules)), depth);
    }
}
