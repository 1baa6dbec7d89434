package damiera.rules;

/**
 * How kings move and capture.
 *
 * @param moves      directions of quiet moves
 * @param captures   directions of jumps
 * @param range      how far they reach
 * @param quietMoves how many quiet moves in a row one king may make
 */
public record KingRules(Directions moves, Directions captures, KingRange range, QuietKingMoves quietMoves) {}
