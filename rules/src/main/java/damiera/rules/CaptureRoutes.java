package damiera.rules;

import java.util.ArrayList;
import java.util.List;

/** The legal routes of captures that are known to be legal by their ends and captured set. */
final class CaptureRoutes {
    private final Position position;

    CaptureRoutes(Position position) {
        this.position = position;
    }

    /** The route with the smallest text. */
    Capture smallest(Square from, Square to, SquareSet captured) {
        List<Capture> routes = all(from, to, captured, 1);
        if (routes.isEmpty()) {
            throw new IllegalStateException("no route from " + from + " to " + to + " over " + captured.squares());
        }
        return routes.getFirst();
    }

    /** All routes or the first of them, the smallest text first; where their order decides, all must be known first. */
    List<Capture> all(Square from, Square to, SquareSet captured, int most) {
        if (!orderDecides(captured)) {
            return found(from, to, captured, most);
        }
        List<Capture> earliest = kingsEarliest(found(from, to, captured, Integer.MAX_VALUE));
        return earliest.subList(0, Math.min(most, earliest.size()));
    }

    /** How an attempt fits the legal route of a capture that it fits best. */
    AttemptFit bestFit(Attempt attempt, Capture capture) {
        SquareSet captured = capture.capturedSet();
        long order = orderDecides(captured) ? CaptureTally.of(position, capture).order() : 0;
        AttemptFit[] best = {AttemptFit.NONE};
        search(capture.from(), captured, trail -> {
            if (isRoute(trail, capture.to(), captured) && isEarliest(trail, order)) {
                AttemptFit fit = AttemptFit.of(attempt, trail);
                best[0] = fit.isBetterThan(best[0]) ? fit : best[0];
            }
            return best[0] != AttemptFit.WHOLLY;
        });
        return best[0];
    }

    private boolean isEarliest(CaptureTrail trail, long order) {
        return order == 0 || CaptureTally.of(position, trail.toCapture()).order() == order;
    }

    private List<Capture> found(Square from, Square to, SquareSet captured, int most) {
        List<Capture> routes = new ArrayList<>();
        search(from, captured, trail -> {
            if (isRoute(trail, to, captured)) {
                routes.add(trail.toCapture());
            }
            return routes.size() < most;
        });
        return routes;
    }

    private void search(Square from, SquareSet captured, CaptureSearch.Listener listener) {
        new CaptureSearch(position.rules(), position, from, captured, listener).run();
    }

    private static boolean isRoute(CaptureTrail trail, Square to, SquareSet captured) {
        return trail.jumps() == captured.size()
                && trail.ending() == CaptureTrail.Ending.COMPLETE
                && trail.to().equals(to);
    }

    /** Whether of two routes over these pieces one may be refused for its order. */
    private boolean orderDecides(SquareSet captured) {
        CaptureRules rules = position.rules().capture();
        int kings =
                captured.and(position.kings(position.sideToMove().opponent())).size();
        return rules.priority().contains(CaptureCriterion.KINGS_EARLIEST)
                && rules.obligation() != Obligation.HUFF
                && kings != 0
                && kings != captured.size();
    }

    private List<Capture> kingsEarliest(List<Capture> routes) {
        long best = 0;
        for (Capture route : routes) {
            best = Math.max(best, CaptureTally.of(position, route).order());
        }
        List<Capture> earliest = new ArrayList<>();
        for (Capture route : routes) {
            if (CaptureTally.of(position, route).order() == best) {
                earliest.add(route);
            }
        }
        return earliest;
    }
}
