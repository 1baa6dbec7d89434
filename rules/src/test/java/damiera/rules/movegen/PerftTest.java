package damiera.rules.movegen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.management.ThreadMXBean;
import damiera.rules.Rules;
import damiera.rules.variant.Canadian;
import damiera.rules.variant.Frisian;
import damiera.rules.variant.International;
import damiera.rules.variant.Russian;
import damiera.rules.variant.Turkish;
import damiera.rules.variant.Variants;
import java.lang.management.ManagementFactory;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PerftTest {
    static List<Rules> games() {
        return Variants.ALL;
    }

    /** Counts by dctl's tests and by the World Draughts Forum. */
    @Test
    void published_counts_are_reached() {
        assertThat(Perft.of(International.INTERNATIONAL).count(Boards.start(International.INTERNATIONAL), 7))
                .isEqualTo(1_049_442);
        assertThat(Perft.of(Canadian.CANADIAN).count(Boards.start(Canadian.CANADIAN), 5))
                .isEqualTo(79_049);
        assertThat(Perft.of(Frisian.FRISIAN).count(Boards.start(Frisian.FRISIAN), 7))
                .isEqualTo(540_126);
        assertThat(Perft.of(Russian.RUSSIAN).count(Boards.start(Russian.RUSSIAN), 8))
                .isEqualTo(929_899);
    }

    @ParameterizedTest
    @MethodSource("games")
    void leaves_made_listed_or_counted_are_as_many(Rules rules) {
        for (Counting counting : Counting.values()) {
            long listed = Perft.of(rules, counting, Perft.Leaves.LISTED).count(Boards.start(rules), 4);
            for (Perft.Leaves leaves : Perft.Leaves.values()) {
                assertThat(Perft.of(rules, counting, leaves).count(Boards.start(rules), 4))
                        .isEqualTo(listed);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void a_walk_by_making_and_unmaking_counts_the_same(Rules rules) {
        MutableBoard board = Boards.start(rules);

        assertThat(walk(board, 4)).isEqualTo(Perft.of(rules).count(board, 4));
    }

    @ParameterizedTest
    @MethodSource("games")
    void random_positions_count_the_same_by_making_and_unmaking(Rules rules) {
        SequenceOfNumbers numbers = new SequenceOfNumbers(7);
        MutableBoard empty = MutableBoard.of(rules);
        for (Perft.Leaves leaves : Perft.Leaves.values()) {
            Perft perft = Perft.of(rules, Counting.CAPTURES, leaves);
            for (int i = 0; i < 20; i++) {
                MutableBoard board = Boards.random(empty, numbers, rules.board().squareCount() / 4);
                assertThat(perft.count(board, 2)).isEqualTo(walk(board, 2));
            }
        }
    }

    @Test
    void routes_outnumber_moves_where_an_order_is_free_and_paths_outnumber_routes() {
        MutableBoard board = Boards.of(International.INTERNATIONAL, "W:WK38:B18,19,32,33");
        Rules rules = International.INTERNATIONAL;

        long moves = Perft.of(rules).count(board, 1);
        long routes = Perft.of(rules, Counting.ROUTES, Perft.Leaves.LISTED).count(board, 1);
        long paths = Perft.of(rules, Counting.PATHS, Perft.Leaves.LISTED).count(board, 1);
        assertThat(moves).isEqualTo(5);
        assertThat(routes).isGreaterThan(moves);
        assertThat(paths).isGreaterThanOrEqualTo(routes);
    }

    @Test
    void depth_zero_is_the_position_itself() {
        assertThat(Perft.of(Turkish.TURKISH).count(Boards.start(Turkish.TURKISH), 0))
                .isEqualTo(1);
    }

    @Test
    void a_depth_out_of_range_is_a_broken_contract() {
        Perft perft = Perft.of(Turkish.TURKISH);
        MutableBoard board = Boards.start(Turkish.TURKISH);

        assertThatThrownBy(() -> perft.count(board, 65)).hasMessage("depth must be 0..64, was 65");
    }

    @ParameterizedTest
    @MethodSource("games")
    void counting_allocates_nothing(Rules rules) {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        MutableBoard board = Boards.start(rules);
        Perft perft = Perft.of(rules, Counting.CAPTURES, Perft.Leaves.MADE);
        perft.count(board, 5);

        long before = threads.getCurrentThreadAllocatedBytes();
        long nodes = perft.count(board, 5);
        long bytes = threads.getCurrentThreadAllocatedBytes() - before;
        assertThat(nodes).isPositive();
        assertThat(bytes).isLessThan(1000);
    }

    @ParameterizedTest
    @MethodSource("games")
    void generating_making_and_unmaking_allocate_nothing(Rules rules) {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        MutableBoard board = Boards.start(rules);
        MoveBuffer[] buffers = new MoveBuffer[6];
        for (int i = 0; i < buffers.length; i++) {
            buffers[i] = board.newBuffer();
        }
        walk(board, 5, buffers);

        long before = threads.getCurrentThreadAllocatedBytes();
        walk(board, 5, buffers);
        assertThat(threads.getCurrentThreadAllocatedBytes() - before).isLessThan(1000);
    }

    private static long walk(MutableBoard board, int depth) {
        MoveBuffer[] buffers = new MoveBuffer[depth + 1];
        for (int i = 0; i < buffers.length; i++) {
            buffers[i] = board.newBuffer();
        }
        return walk(board, depth, buffers);
    }

    private static long walk(MutableBoard board, int depth, MoveBuffer[] buffers) {
        if (depth == 0) {
            return 1;
        }
        MoveBuffer buffer = buffers[depth];
        board.generate(buffer);
        long sum = 0;
        for (int i = 0; i < buffer.size(); i++) {
            board.make(buffer, i);
            sum += walk(board, depth - 1, buffers);
            board.unmake();
        }
        return sum;
    }
}
