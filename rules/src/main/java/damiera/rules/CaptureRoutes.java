package damiera.rules;

import damiera.rules.CaptureSearch.Going;
import java.util.List;
import java.util.Map;
import java.util.Optional;

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

    /** All routes of a capture, or the first of them, the smallest text first. */
    List<Capture> all(Capture capture, int most) {
        RouteList routes = new RouteList(goal(capture), most);
        search(capture.from(), capture.capturedSet(), routes);
        return routes.found();
    }

    /** Whether a capture has a route along whose path, before its end, these squares come in this order. */
    boolean beginsAlong(Capture capture, List<Square> squares) {
        RouteGoal goal = goal(capture);
        Arrivals arrivals = new Arrivals(rules());
        boolean[] found = {false};
        search(capture.from(), capture.capturedSet(), trail -> {
            int told = told(squares, trail);
            if (!goal.isAheadOf(trail) || !arrivals.isNew(trail, new Told(trail.state(), told))) {
                return Going.BACK;
            }
            found[0] = told == squares.size() && goal.isReachedBy(trail);
            return found[0] ? Going.STOP : Going.ON;
        });
        return found[0];
    }

    /** How many squares, from the first on, the path tells before the last landing. */
    private static int told(List<Square> squares, CaptureTrail trail) {
        int told = trail.from().equals(squares.getFirst()) ? 1 : 0;
        for (int jump = 0; jump < trail.jumps() - 1 && told < squares.size(); jump++) {
            told += trail.pathAfter(jump).equals(squares.get(told)) ? 1 : 0;
        }
        return told;
    }

    /** How an attempt fits the legal route of a capture that it fits best. */
    AttemptFit bestFit(Attempt attempt, Capture capture) {
        RouteGoal goal = goal(capture);
        Arrivals arrivals = new Arrivals(rules());
        AttemptFit[] best = {AttemptFit.NONE};
        search(capture.from(), capture.capturedSet(), trail -> {
            if (!goal.isAheadOf(trail) || !arrivals.isNew(trail, Told.of(attempt, trail))) {
                return Going.BACK;
            }
            if (goal.isReachedBy(trail)) {
                AttemptFit fit = AttemptFit.of(attempt, trail);
                best[0] = fit.isBetterThan(best[0]) ? fit : best[0];
            }
            return best[0] == AttemptFit.WHOLLY ? Going.STOP : Going.ON;
        });
        return best[0];
    }

    private void search(Square from, SquareSet captured, CaptureSearch.Listener listener) {
        new CaptureSearch(rules(), position, from, captured, listener).run();
    }

    private RouteGoal goal(Capture capture) {
        CaptureGoal goal = CaptureGoal.of(capture);
        return orderDecides(goal.captured())
                ? new RouteGoal(
                        goal, Optional.of(CaptureTally.of(position, capture).order()))
                : new RouteGoal(goal, Optional.empty());
    }

    /** Whether of two routes over these pieces one may be refused for its order. */
    boolean orderDecides(SquareSet captured) {
        int kings =
                captured.and(position.kings(position.sideToMove().opponent())).size();
        return rules().capture().ordersKings() && kings != 0 && kings != captured.size();
    }

    Rules rules() {
        return position.rules();
    }
}
