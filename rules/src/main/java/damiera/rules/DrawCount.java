package damiera.rules;

/**
 * How far a count has come: "23 of 40 moves" are 46 of 80 plies.
 *
 * @param rule  {@link DrawRule.QuietPlies} or {@link DrawRule.EndgameCount}
 * @param plies counted so far, 0 to {@code limit}
 * @param limit the number of plies that draws the game
 */
public record DrawCount(DrawRule rule, int plies, int limit) {
    /** {@return whether the game is drawn by it} */
    public boolean isFull() {
        return plies >= limit;
    }
}
