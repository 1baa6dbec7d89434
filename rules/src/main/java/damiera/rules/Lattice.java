package damiera.rules;

/** Which cells of a board are played on. */
public enum Lattice {
    /** The cells of one colour; neighbours touch at corners. */
    DIAGONAL,
    /** Every cell; neighbours share a side (Turkish and Armenian draughts). */
    ORTHOGONAL
}
