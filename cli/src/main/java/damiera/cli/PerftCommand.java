package damiera.cli;

import damiera.rules.Position;
import damiera.rules.movegen.Counting;
import damiera.rules.movegen.MutableBoard;
import damiera.rules.movegen.Perft;
import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;

/** Counts the lines of play of a length: the number by which programs compare their moves. */
final class PerftCommand implements Command {
    private static final double NANOS = 1e9;

    private final Console console;

    PerftCommand(Console console) {
        this.console = console;
    }

    @Override
    public Syntax syntax() {
        return Syntax.of(Syntax.flag("json"), Syntax.required("depth"), Syntax.value("fen"), Syntax.value("count"))
                .withWords("GAME", 1, Syntax.MANY);
    }

    @Override
    public int run(Words words) {
        int depth = words.number("depth", 0, Perft.DEEPEST);
        Counting count = words.choice("count", List.of(Counting.values()));
        Position position = new FenReader(words.game(), console.messages()).required(words.value("fen"));
        MutableBoard board = MutableBoard.of(position.rules());
        board.set(position);
        Perft perft = Perft.of(position.rules(), count, Perft.Leaves.COUNTED);
        long before = SystemClock.nanos();
        long leaves = perft.count(board, depth);
        long nanos = SystemClock.nanos() - before;
        console.out().println(words.has("json") ? asJson(depth, leaves, nanos) : asText(depth, leaves, nanos));
        return 0;
    }

    private static String asText(int depth, long leaves, long nanos) {
        double seconds = Math.max(nanos, 1) / NANOS;
        return String.format(Locale.ROOT, "%d %d %.3f %.1f", depth, leaves, seconds, leaves / seconds / 1e6);
    }

    private static String asJson(int depth, long leaves, long nanos) {
        return JsonLine.of(line -> {
            line.member("depth", depth);
            line.member("count", leaves);
            line.name("seconds").raw(BigDecimal.valueOf(nanos / 1000, 6).toPlainString());
        });
    }
}
