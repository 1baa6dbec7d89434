package damiera.rules;

/** Whether a piece may turn by 180 degrees between two jumps of one capture. */
public enum Reversal {
    /** It may. */
    ALLOWED,
    /** It may not (Turkish). */
    FORBIDDEN
}
