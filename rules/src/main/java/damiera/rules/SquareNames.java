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
}
