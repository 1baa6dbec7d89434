package damiera.rules;

import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;

/** Where each direction leads from each square of a board. */
final class Neighbours {
    /** In the place of a square where a direction leads off the board. */
    static final int NOWHERE = -1;

    /** For each direction and each square index, the index of the next square. */
    private final Map<Direction, int[]> white;

    private final Map<Direction, int[]> black;

    Neighbours(Board board) {
        white = table(board, Side.WHITE);
        black = table(board, Side.BLACK);
    }

    private static Map<Direction, int[]> table(Board board, Side side) {
        Map<Direction, int[]> table = new EnumMap<>(Direction.class);
        for (Direction direction : Direction.values()) {
            table.put(direction, row(board, side, direction));
        }
        return table;
    }

    private static int[] row(Board board, Side side, Direction direction) {
        int files = direction.fileStep(side, board.lattice());
        int ranks = direction.rankStep(side, board.lattice());
        int[] row = new int[board.squareCount()];
        for (int index = 0; index < row.length; index++) {
            Square square = Square.atIndex(index);
            row[index] = board.square(board.file(square) + files, board.rank(square) + ranks)
                    .map(Square::index)
                    .orElse(NOWHERE);
        }
        return row;
    }

    int next(Side side, Direction direction, int index) {
        return Objects.requireNonNull((side == Side.WHITE ? white : black).get(direction))[index];
    }
}
