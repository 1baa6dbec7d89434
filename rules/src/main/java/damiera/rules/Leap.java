package damiera.rules;

import java.util.List;

/**
 * One jump that a piece can make: over whom, which way, and where it may land.
 *
 * @param victim    index of the captured piece's square
 * @param king      whether that piece is a king
 * @param direction which way
 * @param landings  indices of the squares behind, the nearest first, one or more
 */
record Leap(int victim, boolean king, Direction direction, List<Integer> landings) {
    int nearest() {
        return landings.getFirst();
    }

    SquareSet range() {
        SquareSet range = SquareSet.EMPTY;
        for (int landing : landings) {
            range = range.with(Square.atIndex(landing));
        }
        return range;
    }
}
