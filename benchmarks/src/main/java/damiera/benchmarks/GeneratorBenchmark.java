package damiera.benchmarks;

import damiera.rules.movegen.MoveBuffer;
import damiera.rules.movegen.MutableBoard;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Generating, making and taking back on a mutable board, as a search does it; run with {@code -prof gc}. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class GeneratorBenchmark {
    /** The case's place in the list of cases. */
    @Param({"0", "1", "3", "13", "15"})
    public int position;

    private MutableBoard board = PerftCases.ALL.getFirst().board();
    private MoveBuffer first = board.newBuffer();
    private MoveBuffer second = board.newBuffer();

    /** Sets the position. */
    @Setup
    public void prepare() {
        board = PerftCases.ALL.get(position).board();
        first = board.newBuffer();
        second = board.newBuffer();
    }

    /** {@return what a walk of two plies adds up to} */
    @Benchmark
    public long generateMakeUnmake() {
        board.generate(first);
        long sum = 0;
        for (int i = 0; i < first.size(); i++) {
            board.make(first, i);
            board.generate(second);
            sum += second.size() + board.key();
            board.unmake();
        }
        return sum;
    }
}
