package damiera.rules;

import damiera.rules.CaptureSearch.Going;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** The legal routes of captures that are known to be legal by their ends and captured set. */
final class CaptureRoutes {
    private final Position position;

    CaptureRoutes(Position position) {
        this.position = position;
    }

    /**
     * The route with the smallest text of each of several captures of one piece.
     *
     * @param from  where the piece stands
     * @param goals where it ends and what it takes, for each capture
     */
    Map<CaptureGoal, Capture> smallest(Square from, List<CaptureGoal> goals) {
        SmallestRoutes routes = new SmallestRoutes(this, goals);
        SquareSet all = SquareSet.EMPTY;
        for (CaptureGoal goal : goals) {
            all = all.or(goal.captured());
        }
        search(from, all, routes);
        return routes.found();
    }

    /** All routes or the first of them, the smallest text first; where their order decides, all must be known first. */
    List<Capture> all(Square from, CaptureGoal goal, int most) {
        if (!orderDecides(goal.captured())) {
            return found(from, goal, most);
        }
        List<Capture> earliest = kingsEarliest(found(from, goal, Integer.MAX_VALUE));
        return List.copyOf(earliest.subList(0, Math.min(most, earliest.size())));
    }

    private List<Capture> found(Square from, CaptureGoal goal, int most) {
        List<Capture> routes = new ArrayList<>();
        search(from, goal.captured(), trail -> {
            if (goal.isReachedBy(trail)) {
                routes.add(trail.toCapture());
            }
            return routes.size() < most ? Going.ON : Going.STOP;
        });
        return routes;
    }

    /** Whether a legal route of a capture is of some kind. */
    boolean has(Capture capture, Predicate<Capture> kind) {
        CaptureGoal goal = CaptureGoal.of(capture);
        long order = orderDecides(goal.captured()) ? order(capture) : 0;
        boolean[] found = {false};
        search(capture.from(), goal.captured(), trail -> {
            if (goal.isReachedBy(trail)) {
                Capture route = trail.toCapture();
                found[0] = (order == 0 || order(route) == order) && kind.test(route);
            }
            return found[0] ? Going.STOP : Going.ON;
        });
        return found[0];
    }

    /** How an attempt fits the legal route of a capture that it fits best. */
    AttemptFit bestFit(Attempt attempt, Capture capture) {
        CaptureGoal goal = CaptureGoal.of(capture);
        long order = orderDecides(goal.captured()) ? order(capture) : 0;
        AttemptFit[] best = {AttemptFit.NONE};
        search(capture.from(), goal.captured(), trail -> {
            if (goal.isReachedBy(trail) && (order == 0 || order(trail.toCapture()) == order)) {
                AttemptFit fit = AttemptFit.of(attempt, trail);
                best[0] = fit.isBetterThan(best[0]) ? fit : best[0];
            }
            return best[0] == AttemptFit.WHOLLY ? Going.STOP : Going.ON;
        });
        return best[0];
    }

    private void search(Square from, SquareSet captured, CaptureSearch.Listener listener) {
        new CaptureSearch(position.rules(), position, from, captured, listener).run();
    }

    /** Whether of two routes over these pieces one may be refused for its order. */
    boolean orderDecides(SquareSet captured) {
        CaptureRules rules = position.rules().capture();
        int kings =
                captured.and(position.kings(position.sideToMove().opponent())).size();
        return rules.priority().contains(CaptureCriterion.KINGS_EARLIEST)
                && rules.obligation() != Obligation.HUFF
                && kings != 0
                && kings != captured.size();
    }

    /** The larger, the earlier come the kings. */
    long order(Capture route) {
        return CaptureTally.of(position, route).order();
    }

    private List<Capture> kingsEarliest(List<Capture> routes) {
        long best = 0;
        for (Capture route : routes) {
            best = Math.max(best, order(route));
        }
        List<Capture> earliest = new ArrayList<>();
        for (Capture route : routes) {
            if (order(route) == best) {
                earliest.add(route);
            }
        }
        return earliest;
    }
}
