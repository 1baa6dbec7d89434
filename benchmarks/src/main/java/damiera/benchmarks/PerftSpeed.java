package damiera.benchmarks;

import damiera.rules.movegen.Counting;
import damiera.rules.movegen.MutableBoard;
import damiera.rules.movegen.Perft;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.List;

/**
 * Measures the move generator: lines of play counted in a second of one thread's processor time, in each of the three
 * modes, and bytes allocated meanwhile. Every count is compared with the published one.
 *
 * <p>Arguments: the mode ({@code MADE}, {@code LISTED} or {@code COUNTED}), rounds, then ids of games (default all). One
 * mode and one game a run of the JVM: what the compiler has learnt from one spoils the next. Told are the best round and
 * the median, since whatever else the machine does only ever takes time away.
 */
public final class PerftSpeed {
    private final PrintStream out;

    private PerftSpeed(PrintStream out) {
        this.out = out;
    }

    /**
     * Runs.
     *
     * @param args mode, rounds, ids of games
     */
    public static void main(String[] args) {
        List<String> games = Arrays.asList(args).subList(2, args.length);
        new PerftSpeed(System.out).run(Perft.Leaves.valueOf(args[0]), Integer.parseInt(args[1]), games);
    }

    private void run(Perft.Leaves leaves, int rounds, List<String> games) {
        out.println("game position depth mode best median (million lines a second), bytes allocated a round");
        for (PerftCase each : PerftCases.ALL) {
            if (games.isEmpty() || games.contains(each.game())) {
                measure(each, leaves, rounds);
            }
        }
    }

    private void measure(PerftCase each, Perft.Leaves leaves, int rounds) {
        Perft perft = Perft.of(each.rules(), Counting.CAPTURES, leaves);
        MutableBoard board = each.board();
        var threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        perft.count(board, each.depth() - 1);
        double[] speeds = new double[rounds];
        long least = Long.MAX_VALUE;
        for (int i = 0; i < rounds; i++) {
            long allocated = threads.getCurrentThreadAllocatedBytes();
            long nanos = threads.getCurrentThreadCpuTime();
            long count = perft.count(board, each.depth());
            speeds[i] = count * 1e3 / (threads.getCurrentThreadCpuTime() - nanos);
            least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - allocated);
            require(each, count);
        }
        Arrays.sort(speeds);
        out.println(each.game() + " " + each.name() + " " + each.depth() + " " + leaves + " "
                + Math.round(speeds[rounds - 1]) + " " + Math.round(speeds[rounds / 2]) + " " + least);
    }

    private static void require(PerftCase each, long count) {
        if (each.count() != 0 && count != each.count()) {
            throw new IllegalStateException("the count must be " + each.count() + ", was " + count + ": " + each);
        }
    }
}
