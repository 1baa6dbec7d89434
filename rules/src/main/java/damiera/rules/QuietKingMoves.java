package damiera.rules;

/** How many quiet moves in a row one king may make. */
public sealed interface QuietKingMoves {
    /** As many as it likes. */
    record Unlimited() implements QuietKingMoves {}

    /**
     * At most this many while its side still has a man; a capture or a move of another piece starts the count afresh
     * (Frisian).
     *
     * @param moves 1 to 15
     */
    record AtMost(int moves) implements QuietKingMoves {
        /** Checks the range. */
        public AtMost {
            if (moves < 1 || moves > 15) {
                throw new IllegalArgumentException("quiet king moves must be 1..15, was " + moves);
            }
        }
    }
}
