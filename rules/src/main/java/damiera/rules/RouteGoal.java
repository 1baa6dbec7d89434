package damiera.rules;

import java.util.Optional;

/**
 * What a legal route of a capture comes to.
 *
 * @param goal  where it ends and what it takes
 * @param order when it takes kings, as {@link CaptureTally#order()} says it; empty where any order is legal
 */
record RouteGoal(CaptureGoal goal, Optional<Long> order) {
    boolean isReachedBy(CaptureTrail trail) {
        return goal.isReachedBy(trail) && isAheadOf(trail);
    }

    /** Whether the order of kings so far may still come to this. */
    boolean isAheadOf(CaptureTrail trail) {
        return order.isEmpty() || trail.order() == CaptureTally.beginning(order.get(), trail.jumps());
    }
}
