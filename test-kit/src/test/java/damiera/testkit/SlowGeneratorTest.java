package damiera.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The slow generator against the world outside, without a look at the fast one. */
class SlowGeneratorTest {
    static List<PositionRow> positions() {
        return PositionRow.all();
    }

    static List<PerftRow> perftRows() {
        return PerftRow.upTo(Share.SLOW_PERFT_NODES.count());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("positions")
    void finds_all_moves_of_a_position(PositionRow row) {
        Set<String> moves = new TreeSet<>();
        for (SlowMove move : new SlowGenerator(PlainFen.parse(row.rules(), row.fen())).moves()) {
            moves.add(PositionRow.text(move.from(), move.to(), move.captured()));
        }

        assertThat(moves).isEqualTo(row.moves());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("perftRows")
    void counts_as_others_do(PerftRow row) {
        SlowPosition start = PlainFen.parse(row.rules(), row.fen());

        assertThat(SlowPerft.count(start, row.depth(), row.counting())).isEqualTo(row.count());
    }
}
