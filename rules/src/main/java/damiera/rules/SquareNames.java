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
    LETTERS_FROM_TOP;

    /**
     * {@return the printed name of a square}
     *
     * @param board  the board
     * @param square a square of that board
     */
    public String name(Board board, Square square) {
        return switch (this) {
            case NUMBERS_FROM_TOP -> Integer.toString(square.number());
            case NUMBERS_FROM_BOTTOM -> Integer.toString(board.squareCount() + 1 - square.number());
            case LETTERS_FROM_BOTTOM -> letter(board, square) + (board.rank(square) + 1);
            case LETTERS_FROM_TOP -> letter(board, square) + (board.ranks() - board.rank(square));
        };
    }

    private static String letter(Board board, Square square) {
        return Character.toString((char) ('a' + board.file(square)));
    }
    /** {@return whether squares are named by file letter and rank number} */
    public boolean isLetters() {
        return this == LETTERS_FROM_BOTTOM || this == LETTERS_FROM_TOP;
    }

    /**
     * {@return PDN's code for these names, as {@code N2}: N or A, and the corner of square 1 or a1 as the starting player
     * sees it, 0 bottom left, 1 bottom right, 2 top left, 3 top right}
     *
     * @param firstMover the starting player
     */
    String gameTypeCode(Side firstMover) {
        int seenByWhite = switch (this) {
            case NUMBERS_FROM_TOP, LETTERS_FROM_TOP -> 2;
            case NUMBERS_FROM_BOTTOM -> 1;
            case LETTERS_FROM_BOTTOM -> 0;
        };
        int corner = firstMover == Side.WHITE ? seenByWhite : 3 - seenByWhite;
        return (isLetters() ? "A" : "N") + corner;
    }
}
