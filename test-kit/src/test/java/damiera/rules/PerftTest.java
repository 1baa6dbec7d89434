package damiera.rules;

import static org.assertj.core.api.Assertions.assertThat;

import damiera.rules.movegen.Counting;
import damiera.rules.movegen.Perft;
import damiera.testkit.FastBoards;
import damiera.testkit.PerftRow;
import damiera.testkit.PlainFen;
import damiera.testkit.Share;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Every published or confirmed perft count up to the share's number of nodes, in its own way of counting. */
class PerftTest {
    /** Small enough to count every row in every way. */
    private static final long NODES_FOR_EACH_KIND_OF_LEAF = 2_000_000;

    static List<PerftRow> rows() {
        return PerftRow.upTo(Share.PERFT_NODES.count());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("rows")
    void counts_as_others_do(PerftRow row) {
        assertThat(count(row, row.counting(), Perft.Leaves.COUNTED)).isEqualTo(row.count());
    }

    @ParameterizedTest
    @EnumSource(Perft.Leaves.class)
    void counts_the_same_however_leaves_are_counted(Perft.Leaves leaves) {
        for (PerftRow row : PerftRow.upTo(NODES_FOR_EACH_KIND_OF_LEAF)) {
            assertThat(count(row, row.counting(), leaves)).as(row.toString()).isEqualTo(row.count());
        }
    }

    private static long count(PerftRow row, Counting counting, Perft.Leaves leaves) {
        return Perft.of(row.rules(), counting, leaves)
                .count(FastBoards.of(PlainFen.parse(row.rules(), row.fen())), row.depth());
    }
}
