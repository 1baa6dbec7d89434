package damiera.rules;

/**
 * What one side has on the board.
 *
 * @param men   0 or more
 * @param kings 0 or more
 */
public record Forces(int men, int kings) {
    /** {@return men and kings together} */
    public int pieces() {
        return men + kings;
    }

    /** {@return whether this is one king and nothing else} */
    public boolean isLoneKing() {
        return men == 0 && kings == 1;
    }
}
