package damiera.rules;

/** How many quiet moves in a row one king may make. */
public sealed interface QuietKingMoves {
    /** The largest limit. */
    int MOST = 15;

    /** As many as it likes. */
    record Unlimited() implements QuietKingMoves {}

    /**
     * At most this many while its side still has a man; a capture or a move of another piece starts the count afresh
     * (Frisian).
     *
     * @param moves 1 to {@value #MOST}; {@link RulesFault} tells when it is not
     */
    record AtMost(int moves) implements QuietKingMoves {}
}
