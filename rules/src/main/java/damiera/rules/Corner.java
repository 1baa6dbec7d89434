package damiera.rules;

/** Where a diagonal board has its playing corner, seen with White at the bottom. */
public enum Corner {
    /** The bottom left corner is a playing square (international, English, Russian). */
    LEFT,
    /** The bottom right corner is a playing square (Italian, Spanish, Portuguese). */
    RIGHT
}
