package damiera.testkit;

import damiera.rules.Direction;
import damiera.rules.Piece;
import damiera.rules.Square;

/**
 * One jump of a capture.
 *
 * @param captured  the square of the piece taken
 * @param victim    its kind
 * @param direction the direction, seen by the side that moves
 * @param behind    the square right behind the piece taken
 * @param landing   where the jumping piece lands
 */
public record SlowJump(Square captured, Piece victim, Direction direction, Square behind, Square landing) {}
