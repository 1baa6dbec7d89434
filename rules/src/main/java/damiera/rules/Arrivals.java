package damiera.rules;

import java.util.HashMap;
import java.util.Map;

/**
 * Where a search among captures has been. From one state everything goes on alike whatever led there, so a second arrival
 * has nothing new to tell; but where the order of kings counts, one with an earlier king has.
 *
 * <p>This is what keeps the searches of crowded positions short: the ways to take many pieces are far more than the sets
 * of pieces taken on the way.
 */
final class Arrivals {
    /** More than any capture on a board of 12x12 comes to; on larger ones a composed position may have more. */
    private static final int MANY = 100_000;

    private final Map<Object, Long> orders = new HashMap<>();
    private final boolean orderCounts;

    Arrivals(Rules rules) {
        orderCounts = rules.capture().ordersKings();
    }

    /** Whether a search that only explains may end with what it knows. */
    boolean areMany() {
        return orders.size() >= MANY;
    }

    /** Whether this arrival has something new to tell. */
    boolean isNew(CaptureTrail trail) {
        return isNew(trail, trail.state());
    }

    /** Whether this arrival has something new to tell, where more than the trail's own state decides how it goes on. */
    boolean isNew(CaptureTrail trail, Object state) {
        long order = orderCounts ? trail.order() : 0;
        Long before = orders.get(state);
        if (before != null && before >= order) {
            return false;
        }
        orders.put(state, order);
        return true;
    }
}
