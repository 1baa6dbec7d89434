package damiera.rules.movegen;

/** Which captures count as different. */
public enum Counting {
    /** Captures that differ in an end or in the captured set: what a move is. */
    CAPTURES,
    /** Captures that differ in the sequence of captured pieces and directions of the jumps, or in the last square. */
    ROUTES,
    /** Captures that differ in the sequence of squares landed on. */
    PATHS
}
