package damiera.rules;

/** Where the pieces stand at the start. */
public sealed interface StartingPosition {
    /**
     * Full rows of men, the same on both sides.
     *
     * @param rows   rows of men, 1 or more
     * @param behind empty rows between them and the player, 0 or more (1 in Turkish draughts)
     */
    record Rows(int rows, int behind) implements StartingPosition {
        /** Checks the ranges. */
        public Rows {
            if (rows < 1) {
                throw new IllegalArgumentException("rows of men must be 1 or more, was " + rows);
            }
            if (behind < 0) {
                throw new IllegalArgumentException("empty rows behind must be 0 or more, was " + behind);
            }
        }
    }

    /**
     * Men on given squares.
     *
     * @param white White's men
     * @param black Black's men
     */
    record Men(SquareSet white, SquareSet black) implements StartingPosition {}
}
