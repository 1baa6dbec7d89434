package damiera.rules;

/**
 * One way in which a game is drawn. All counts are in plies: "16 moves each" are 32 plies. How the counts run is told at
 * each rule; {@link DrawCounter} keeps them.
 */
public sealed interface DrawRule {
    /** The least number that a count may have. */
    int LEAST = 2;
    /** The largest number of repetitions. */
    int MOST_TIMES = 100;
    /** The largest number of plies. */
    int MOST_PLIES = 1000;

    /**
     * {@return whether a game can have only one of these two rules: the same question with another answer}
     *
     * @param other any rule
     */
    default boolean isSameKindAs(DrawRule other) {
        return switch (this) {
            case Repetition _ -> other instanceof Repetition;
            case QuietPlies _ -> other instanceof QuietPlies;
            case OnePieceEach _ -> other instanceof OnePieceEach;
            case EndgameCount count ->
                other instanceof EndgameCount another && count.endgame().equals(another.endgame());
        };
    }

    /**
     * The same position with the same side to move for the nth time. Progress ({@link Progress}) clears the table of
     * positions.
     *
     * @param times {@value #LEAST} to {@value #MOST_TIMES}
     */
    record Repetition(int times) implements DrawRule {}

    /**
     * This many plies in a row without progress. The count starts with the game and is set to 0 by each ply that makes
     * progress.
     *
     * @param plies {@value #LEAST} to {@value #MOST_PLIES}
     */
    record QuietPlies(int plies) implements DrawRule {}

    /**
     * This many plies in an endgame that ought to be won, or ought to be over, by then.
     *
     * <p>The ply that brings the endgame about is not counted, whatever it is; the next one is the first. The count is 0
     * again when the endgame is left, and also, within the endgame, after a ply of the kind that {@code restart} names.
     *
     * @param endgame what is on the board
     * @param plies   {@value #LEAST} to {@value #MOST_PLIES}
     * @param restart what sets the count to 0 within the endgame
     */
    record EndgameCount(Endgame endgame, int plies, Restart restart) implements DrawRule {}

    /**
     * One piece each, and the side to move cannot capture: drawn at once.
     *
     * @param pieces which pieces these must be
     */
    record OnePieceEach(LastPieces pieces) implements DrawRule {
        /**
         * {@return whether it draws}
         *
         * @param balance what is on the board
         */
        public boolean isOn(Balance balance) {
            boolean oneEach = pieces == LastPieces.KINGS
                    ? balance.white().isLoneKing() && balance.black().isLoneKing()
                    : balance.white().pieces() == 1 && balance.black().pieces() == 1;
            return oneEach && balance.captureOpen() == Balance.CaptureOpen.NO;
        }
    }

    /** Which last pieces draw. */
    enum LastPieces {
        /** Any two pieces (Turkish). */
        ANY,
        /** Two kings (Frisian). */
        KINGS
    }
}
