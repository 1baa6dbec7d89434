package damiera.rules;

/** The two kinds of piece. */
public enum Piece {
    /** An uncrowned piece. */
    MAN,
    /** A crowned piece. */
    KING
}
