package damiera.rules;

/** Which rule removed the last alternative to the captures that are legal in a position. */
public enum DecidingRule {
    /** A capture must be made: it removed the quiet moves, and no rule after it removed a capture. */
    OBLIGATION,
    /** {@link CaptureCriterion#MOST_PIECES}. */
    MOST_PIECES,
    /** {@link CaptureCriterion#MOST_VALUE}. */
    MOST_VALUE,
    /** {@link CaptureCriterion#WITH_KING}. */
    WITH_KING,
    /** {@link CaptureCriterion#MOST_KINGS}. */
    MOST_KINGS,
    /** {@link CaptureCriterion#KINGS_EARLIEST}. */
    KINGS_EARLIEST
}
