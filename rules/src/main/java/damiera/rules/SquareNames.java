package damiera.rules;

/** How a game names its squares in print. N is the canonical {@link Square#number()}, n the number of squares. */
public enum SquareNames {
    /** N: 1 is top left, White at the bottom. */
    NUMBERS_FROM_TOP,
    /** n + 1 - N: 1 is bottom right, counting leftwards and upwards (Spanish, Portuguese, Thai). */
    NUMBERS_FROM_BOTTOM,
    /** File letter and rank number, a1 bottom left. */
    LETTERS_FROM_BOTTOM,
    /** File letter from the left, rank number 1 at the top (Jamaican). */
    LETTERS_FROM_TOP
}
