package damiera.rules;

/**
 * How men move and capture.
 *
 * @param moves     directions of quiet steps
 * @param captures  directions of jumps
 * @param targets   what may be captured
 * @param promotion what happens on the last row in the middle of a capture
 */
public record ManRules(Directions moves, Directions captures, Targets targets, Promotion promotion) {

    /**
     * {@return these answers with other targets}
     *
     * @param targets what may be captured
     */
    public ManRules withTargets(Targets targets) {
        return new ManRules(moves, captures, targets, promotion);
    }

    /**
     * {@return these answers with another promotion}
     *
     * @param promotion what happens on the last row in the middle of a capture
     */
    public ManRules withPromotion(Promotion promotion) {
        return new ManRules(moves, captures, targets, promotion);
    }
}
