package damiera.rules;

import java.util.List;

/**
 * Which captures are legal.
 *
 * @param obligation whether a capture must be made
 * @param priority   criteria, the most important first, each at most once; empty means free choice
 * @param removal    when captured pieces leave the board
 * @param reversal   whether a piece may turn back between two jumps
 */
public record CaptureRules(Obligation obligation, List<CaptureCriterion> priority, Removal removal, Reversal reversal) {
    /** Copies the list. */
    public CaptureRules {
        priority = List.copyOf(priority);
    }

    /** {@return whether of two ways to take the same pieces one may be refused because it takes a king later} */
    boolean ordersKings() {
        return priority.contains(CaptureCriterion.KINGS_EARLIEST) && obligation != Obligation.HUFF;
    }

    /**
     * {@return these answers with another obligation}
     *
     * @param obligation whether a capture must be made
     */
    public CaptureRules withObligation(Obligation obligation) {
        return new CaptureRules(obligation, priority, removal, reversal);
    }

    /**
     * {@return these answers with another priority}
     *
     * @param priority criteria, the most important first
     */
    public CaptureRules withPriority(List<CaptureCriterion> priority) {
        return new CaptureRules(obligation, priority, removal, reversal);
    }

    /**
     * {@return these answers with another removal}
     *
     * @param removal when captured pieces leave the board
     */
    public CaptureRules withRemoval(Removal removal) {
        return new CaptureRules(obligation, priority, removal, reversal);
    }
}
