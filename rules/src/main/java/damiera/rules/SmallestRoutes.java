package damiera.rules;

import damiera.rules.CaptureSearch.Going;
import java.util.ArrayList;
import java.util.Collections;
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
    private final Arrivals arrivals;
    /** The goals to which a smaller route may still come. */
    private final Set<CaptureGoal> open;
    /** The open goals, and some that no longer are; the one to which a search came nearer last stands at the end. */
    private final List<CaptureGoal> sought;

    private final Map<CaptureGoal, Capture> found = new HashMap<>();
    private final Map<CaptureGoal, Long> orders = new HashMap<>();

    SmallestRoutes(CaptureRoutes routes, List<CaptureGoal> goals) {
        this.routes = routes;
        this.arrivals = new Arrivals(routes.rules());
        this.open = new HashSet<>(goals);
        this.sought = new ArrayList<>(goals);
    }

    Map<CaptureGoal, Capture> found() {
        return found;
    }

    @Override
    public Going landed(CaptureTrail trail) {
        if (!arrivals.isNew(trail)) {
            return Going.BACK;
        }
        if (trail.ending() == CaptureTrail.Ending.COMPLETE) {
            CaptureGoal goal = new CaptureGoal(trail.to(), trail.taken());
            if (open.contains(goal)) {
                reach(goal, trail);
            }
        }
        if (open.isEmpty()) {
            return Going.STOP;
        }
        return trail.ending() == CaptureTrail.Ending.CAN_GO_ON && isAnyAheadOf(trail) ? Going.ON : Going.BACK;
    }

    private void reach(CaptureGoal goal, CaptureTrail trail) {
        Long before = orders.get(goal);
        if (before == null || trail.order() > before) {
            orders.put(goal, trail.order());
            found.put(goal, trail.toCapture());
        }
        if (!routes.orderDecides(goal.captured())) {
            open.remove(goal);
        }
    }

    /** What begins alike often comes to the same goal, so the last one is tried first. */
    private boolean isAnyAheadOf(CaptureTrail trail) {
        for (int i = sought.size() - 1; i >= 0; i--) {
            CaptureGoal goal = sought.get(i);
            if (!open.contains(goal)) {
                Collections.swap(sought, i, sought.size() - 1);
                sought.removeLast();
            } else if (goal.isAheadOf(trail)) {
                Collections.swap(sought, i, sought.size() - 1);
                return true;
            }
        }
        return false;
    }
}
