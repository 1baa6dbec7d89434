package damiera.rules;

import java.util.ArrayList;
import java.util.List;

/**
 * A set of directions.
 *
 * @param each the directions, distinct, in the order of the enum
 */
public record Directions(List<Direction> each) {
    /** The two forward diagonals. */
    public static final Directions FORWARD_DIAGONALS = of(Direction.FORWARD_LEFT, Direction.FORWARD_RIGHT);
    /** The four diagonals. */
    public static final Directions DIAGONALS =
            of(Direction.FORWARD_LEFT, Direction.FORWARD_RIGHT, Direction.BACKWARD_LEFT, Direction.BACKWARD_RIGHT);
    /** Forward, left and right. */
    public static final Directions FORWARD_AND_SIDEWAYS = of(Direction.FORWARD, Direction.LEFT, Direction.RIGHT);
    /** The four directions of a rook. */
    public static final Directions ORTHOGONALS =
            of(Direction.FORWARD, Direction.BACKWARD, Direction.LEFT, Direction.RIGHT);
    /** All eight directions. */
    public static final Directions ALL = of(Direction.values());

    /** Sorts, and drops what is named twice. */
    public Directions {
        List<Direction> sorted = new ArrayList<>();
        for (Direction direction : Direction.values()) {
            if (each.contains(direction)) {
                sorted.add(direction);
            }
        }
        each = List.copyOf(sorted);
    }

    /**
     * {@return the set of these directions}
     *
     * @param directions in any order
     */
    public static Directions of(Direction... directions) {
        return new Directions(List.of(directions));
    }

    /**
     * {@return whether the direction is in this set}
     *
     * @param direction any direction
     */
    public boolean contains(Direction direction) {
        return each.contains(direction);
    }

    /** {@return these directions and the opposite of each} */
    public Directions withOpposites() {
        List<Direction> all = new ArrayList<>(each);
        for (Direction direction : Direction.values()) {
            for (Direction mine : each) {
                if (direction.isOppositeOf(mine)) {
                    all.add(direction);
                }
            }
        }
        return new Directions(all);
    }
}
