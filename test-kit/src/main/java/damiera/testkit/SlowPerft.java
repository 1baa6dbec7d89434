package damiera.testkit;

import damiera.rules.movegen.Counting;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Counts the lines of a given length with the {@link SlowGenerator}. Draw rules are ignored; ended lines add 0. */
public final class SlowPerft {
    private SlowPerft() {}

    /**
     * {@return the number of lines of legal moves}
     *
     * @param position where they begin
     * @param depth    their length in plies, 0 or more
     * @param counting what makes two captures different
     */
    public static long count(SlowPosition position, int depth, Counting counting) {
        if (depth == 0) {
            return 1;
        }
        List<SlowMove> moves = each(position, counting);
        if (depth == 1) {
            return moves.size();
        }
        long sum = 0;
        for (SlowMove move : moves) {
            sum += count(position.after(move), depth - 1, counting);
        }
        return sum;
    }

    /** The moves, a capture as many times as it counts. */
    private static List<SlowMove> each(SlowPosition position, Counting counting) {
        SlowGenerator generator = new SlowGenerator(position);
        List<SlowMove> quiet =
                generator.moves().stream().filter(move -> !move.isCapture()).toList();
        Set<List<Object>> seen = new LinkedHashSet<>();
        List<SlowMove> captures = generator.routes().stream()
                .filter(route -> seen.add(identity(route, counting)))
                .map(SlowRoute::move)
                .toList();
        return Stream.concat(quiet.stream(), captures.stream()).toList();
    }

    private static List<Object> identity(SlowRoute route, Counting counting) {
        return switch (counting) {
            case CAPTURES -> List.of(route.move());
            case ROUTES -> List.of(route.from(), route.to(), route.captured(), route.directions());
            case PATHS -> List.<Object>copyOf(route.landings());
        };
    }
}
