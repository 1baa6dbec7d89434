package damiera.rules;

/** How results are written. */
public enum ResultStyle {
    /** 1-0, 1/2-1/2, 0-1. */
    ONE_POINT,
    /** 2-0, 1-1, 0-2. */
    TWO_POINTS
}
