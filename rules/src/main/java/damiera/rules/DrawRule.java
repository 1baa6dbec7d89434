package damiera.rules;

/**
 * One way in which a game is drawn. All counts are in plies: "16 moves each" are 32 plies. How the counts run is told at
 * each rule; {@link DrawCounter} keeps them.
 */
public sealed interface DrawRule {
    /**
     * The same position with the same side to move for the nth time. Progress ({@link Progress}) clears the table of
     * positions.
     *
     * @param times 2 or more
     */
    record Repetition(int times) implements DrawRule {}

    /**
     * This many plies in a row without progress. The count starts with the game and is set to 0 by each ply that makes
     * progress.
     *
     * @param plies 2 or more
     */
    record QuietPlies(int plies) implements DrawRule {}

    /**
     * This many plies in an endgame that ought to be won, or ought to be over, by then.
     *
     * <p>The ply that brings the endgame about is not counted, whatever it is; the next one is the first. The count is 0
     * again when the endgame is left, and also, within the endgame, after a ply of the kind that {@code restart} names.
     *
     * @param endgame what is on the board
     * @param plies   2 or more
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
