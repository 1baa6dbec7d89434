package damiera.rules;

/** What a man may capture. */
public enum Targets {
    /** Men and kings. */
    ANY_PIECE,
    /** Men only (Italian). */
    MEN_ONLY
}
