package damiera.rules;

import damiera.rules.CaptureSearch.Going;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Lists the routes of one capture, the smallest text first. What has led to no route is not searched again, so that each
 * route costs its own jumps only.
 */
final class RouteList implements CaptureSearch.Listener {
    private final RouteGoal goal;
    private final int most;
    private final List<Capture> found = new ArrayList<>();
    private final Set<CaptureTrail.State> vain = new HashSet<>();
    /** How many routes were found before each landing of the trail. */
    private final Deque<Integer> before = new ArrayDeque<>();

    RouteList(RouteGoal goal, int most) {
        this.goal = goal;
        this.most = most;
    }

    List<Capture> found() {
        return List.copyOf(found);
    }

    @Override
    public Going landed(CaptureTrail trail) {
        if (!goal.isAheadOf(trail) || vain.contains(trail.state())) {
            return Going.BACK;
        }
        before.push(found.size());
        if (goal.isReachedBy(trail)) {
            found.add(trail.toCapture());
        }
        return found.size() < most ? Going.ON : Going.STOP;
    }

    @Override
    public void left(CaptureTrail trail) {
        if (before.pop() == found.size()) {
            vain.add(trail.state());
        }
    }
}
