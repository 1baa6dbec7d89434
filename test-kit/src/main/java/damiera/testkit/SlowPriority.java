package damiera.testkit;

import damiera.rules.CaptureCriterion;
import damiera.rules.Piece;
import java.util.Comparator;
import java.util.List;

/** The priority among complete captures (RULES.md section 2), as one comparison a criterion. */
final class SlowPriority {
    private SlowPriority() {}

    /** The routes that remain when the criteria are applied one after the other. */
    static List<SlowRoute> best(List<SlowRoute> routes, List<CaptureCriterion> criteria) {
        List<SlowRoute> left = routes;
        for (CaptureCriterion criterion : criteria) {
            left = best(left, comparison(criterion));
        }
        return left;
    }

    private static List<SlowRoute> best(List<SlowRoute> routes, Comparator<SlowRoute> comparison) {
        if (routes.isEmpty()) {
            return routes;
        }
        SlowRoute best = routes.stream().max(comparison).orElseThrow();
        return routes.stream()
                .filter(route -> comparison.compare(route, best) == 0)
                .toList();
    }

    private static Comparator<SlowRoute> comparison(CaptureCriterion criterion) {
        return switch (criterion) {
            case MOST_PIECES -> Comparator.comparingInt(route -> route.jumps().size());
            // A man counts 1 and a king a little less than 2: at equal sums the fewer kings are worth more.
            case MOST_VALUE ->
                Comparator.<SlowRoute>comparingInt(route -> route.jumps().size() + route.kingsTaken())
                        .thenComparingInt(route -> -route.kingsTaken());
            case WITH_KING -> Comparator.comparing(route -> route.mover() == Piece.KING);
            case MOST_KINGS -> Comparator.comparingInt(SlowRoute::kingsTaken);
            case KINGS_EARLIEST -> SlowPriority::kingsEarlier;
        };
    }

    /** Positive where the first route takes a king at the first jump at which they differ. */
    private static int kingsEarlier(SlowRoute one, SlowRoute other) {
        int longest = Math.max(one.jumps().size(), other.jumps().size());
        for (int jump = 0; jump < longest; jump++) {
            int difference = Boolean.compare(takesKing(one, jump), takesKing(other, jump));
            if (difference != 0) {
                return difference;
            }
        }
        return 0;
    }

    private static boolean takesKing(SlowRoute route, int jump) {
        return jump < route.jumps().size() && route.jumps().get(jump).victim() == Piece.KING;
    }
}
