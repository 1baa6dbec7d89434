package damiera.rules;

import damiera.rules.CaptureSearch.Going;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Listens for the smallest route to each of several goals: the first that is told, or the first of the earliest order of
 * kings where that decides. What can come to none of the goals still sought is not searched.
 */
final class SmallestRoutes implements CaptureSearch.Listener {
    private final CaptureRoutes routes;
    private final List<CaptureGoal> sought;
    private final Map<CaptureGoal, Capture> found = new HashMap<>();
    /** Where the search has been; what it could reach from there it has found, by a smaller text. */
    private final Set<CaptureTrail.State> been = new HashSet<>();

    private final boolean anyOrderDecides;

    SmallestRoutes(CaptureRoutes routes, List<CaptureGoal> goals) {
        this.routes = routes;
        this.sought = new ArrayList<>(goals);
        this.anyOrderDecides = anyOrderDecides(routes, goals);
    }

    private static boolean anyOrderDecides(CaptureRoutes routes, List<CaptureGoal> goals) {
        for (CaptureGoal goal : goals) {
            if (routes.orderDecides(goal.captured())) {
                return true;
            }
        }
        return false;
    }

    Map<CaptureGoal, Capture> found() {
        return found;
    }

    @Override
    public Going landed(CaptureTrail trail) {
        if (!anyOrderDecides && !been.add(trail.state())) {
            return Going.BACK;
        }
        boolean ahead = false;
        for (int i = sought.size() - 1; i >= 0; i--) {
            CaptureGoal goal = sought.get(i);
            if (goal.isReachedBy(trail)) {
                reach(i, trail.toCapture());
            }
            ahead |= goal.isAheadOf(trail);
        }
        if (sought.isEmpty()) {
            return Going.STOP;
        }
        return ahead ? Going.ON : Going.BACK;
    }

    private void reach(int i, Capture route) {
        CaptureGoal goal = sought.get(i);
        Capture before = found.get(goal);
        if (before == null || routes.order(route) > routes.order(before)) {
            found.put(goal, route);
        }
        if (!routes.orderDecides(goal.captured())) {
            sought.remove(i);
        }
    }
}
