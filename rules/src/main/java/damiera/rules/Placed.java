package damiera.rules;

/**
 * A piece on a square.
 *
 * @param side   whose it is
 * @param piece  its kind
 * @param square where it stands
 */
public record Placed(Side side, Piece piece, Square square) {}
