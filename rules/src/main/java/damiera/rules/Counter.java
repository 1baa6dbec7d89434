package damiera.rules;

/**
 * One of the counts that can draw a game, as it stands: "23 of 40 moves without a capture or a man's move", "second
 * time this position".
 *
 * @param rule    the rule that counts
 * @param current 0 or more, in {@code unit}
 * @param limit   the game is drawn when {@code current} reaches it
 * @param unit    what is counted
 */
public record Counter(DrawRule rule, int current, int limit, Unit unit) {
    /** What is counted. */
    public enum Unit {
        /** Moves of one side. */
        PLIES,
        /** Times that the present position has been on the board, with the same side to move. */
        TIMES
    }
}
