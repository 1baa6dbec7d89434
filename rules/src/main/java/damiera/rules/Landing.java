package damiera.rules;

/** Where a flying king may land behind the piece that it takes. */
public enum Landing {
    /** On any empty square behind. */
    ANY_SQUARE,
    /** On the square right behind (Thai). */
    DIRECTLY_BEHIND,
    /** On any empty square behind, but right behind when the last piece of the capture is a king (Killer). */
    DIRECTLY_BEHIND_A_LAST_KING
}
