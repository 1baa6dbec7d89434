package damiera.rules;

/** One way in which a game is drawn. */
public sealed interface DrawRule {
    /**
     * The same position with the same side to move for the nth time.
     *
     * @param times 2 or more
     */
    record Repetition(int times) implements DrawRule {}

    /**
     * This many plies in a row without progress: a capture, a promotion, or a man's move towards its last row.
     *
     * @param plies 2 or more
     */
    record QuietPlies(int plies) implements DrawRule {}
}
