package damiera.rules;

/**
 * How kings move and capture.
 *
 * @param moves      directions of quiet moves
 * @param captures   directions of jumps
 * @param range      how far they reach
 * @param quietMoves how many quiet moves in a row one king may make
 */
public record KingRules(Directions moves, Directions captures, KingRange range, QuietKingMoves quietMoves) {

    /**
     * {@return these answers with another range}
     *
     * @param range how far kings reach
     */
    public KingRules withRange(KingRange range) {
        return new KingRules(moves, captures, range, quietMoves);
    }
}
