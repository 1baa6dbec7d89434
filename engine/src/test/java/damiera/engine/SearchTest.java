package damiera.engine;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import damiera.rules.Position;
import damiera.rules.Rules;
import damiera.rules.Side;
import damiera.rules.Square;
import damiera.rules.SquareSet;
import damiera.rules.movegen.MutableBoard;
import damiera.rules.variant.Variants;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;

class SearchTest {
    private static final Rules INTERNATIONAL = Variants.byId("international").orElseThrow();

    @Test
    void nothing_is_allocated_while_it_looks() {
        MutableBoard board = MutableBoard.of(INTERNATIONAL);
        board.set(Position.start(INTERNATIONAL));
        Search search = new Search(board);
        look(search, 6); // buffers grow to what they need

        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getThreadAllocatedBytes(Thread.currentThread().threadId());
        look(search, 6);
        long allocated = threads.getThreadAllocatedBytes(Thread.currentThread().threadId()) - before;

        assertThat(allocated).isLessThan(1000);
    }

    private static void look(Search search, int plies) {
        search.allow(10_000_000);
        int moves = search.root().size();
        for (int move = 0; move < moves; move++) {
            search.rootScore(move, plies, -Search.INFINITE, Search.INFINITE);
        }
    }

    @Test
    void a_crowd_of_flying_kings_ends_when_the_nodes_are_used_up() {
        MutableBoard board = MutableBoard.of(INTERNATIONAL);
        SquareSet white = SquareSet.EMPTY;
        SquareSet black = SquareSet.EMPTY;
        for (int number = 1; number <= 50; number += 3) {
            white = number % 2 == 0 ? white.with(new Square(number)) : white;
            black = number % 2 == 1 ? black.with(new Square(number)) : black;
        }
        board.set(SquareSet.EMPTY, white, SquareSet.EMPTY, black, Side.WHITE);
        Search search = new Search(board);

        search.allow(10_000);
        for (int plies = 1; plies < 40 && !search.isExhausted(); plies++) {
            for (int move = search.root().size() - 1; move >= 0; move--) {
                search.rootScore(move, plies, -Search.INFINITE, Search.INFINITE);
            }
        }

        assertThat(search.isExhausted()).isTrue();
        assertThat(board.toMove()).isEqualTo(Side.WHITE);
        assertThat(board.kings(Side.WHITE)).isEqualTo(white);
    }
}
