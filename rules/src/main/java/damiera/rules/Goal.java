package damiera.rules;

/** What wins. */
public enum Goal {
    /** A side to move without a legal move has lost. */
    NORMAL,
    /** A side to move without a legal move has won (giveaway, vinciperdi). */
    LOSING,
    /** The first side with a king has won; a side to move without a legal move has lost. */
    BREAKTHROUGH
}
