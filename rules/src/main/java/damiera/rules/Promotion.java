package damiera.rules;

/** What happens to a man that reaches the last row in the middle of a capture. */
public enum Promotion {
    /** It goes on as a man where it can; it is crowned only if the move ends on the last row. */
    END_ONLY,
    /** The capture ends there, and the man is crowned. */
    STOP,
    /** It is a king from that square on, and goes on as one where it can (Russian). */
    CONTINUE_AS_KING
}
