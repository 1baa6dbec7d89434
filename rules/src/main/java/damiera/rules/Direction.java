package damiera.rules;

/**
 * A direction of movement, seen by the side that moves. On a diagonal board a step along a file or rank covers two
 * cells, to the next square of the same colour (Frisian captures).
 */
public enum Direction {
    /** One file to the left and one rank forward. */
    FORWARD_LEFT(-1, 1),
    /** One file to the right and one rank forward. */
    FORWARD_RIGHT(1, 1),
    /** One file to the left and one rank back. */
    BACKWARD_LEFT(-1, -1),
    /** One file to the right and one rank back. */
    BACKWARD_RIGHT(1, -1),
    /** Straight ahead. */
    FORWARD(0, 1),
    /** Straight back. */
    BACKWARD(0, -1),
    /** Along the rank to the left. */
    LEFT(-1, 0),
    /** Along the rank to the right. */
    RIGHT(1, 0);

    private final int files;
    private final int ranks;

    Direction(int files, int ranks) {
        this.files = files;
        this.ranks = ranks;
    }

    /** {@return whether this direction runs along a diagonal} */
    public boolean isDiagonal() {
        return files != 0 && ranks != 0;
    }

    /**
     * {@return whether two directions lead opposite ways}
     *
     * @param other another direction
     */
    public boolean isOppositeOf(Direction other) {
        return files == -other.files && ranks == -other.ranks;
    }

    /**
     * {@return the change of file of one step on a board, White's view}
     *
     * @param side    the side that moves
     * @param lattice the board's lattice
     */
    public int fileStep(Side side, Lattice lattice) {
        return scale(files, side, lattice);
    }

    /**
     * {@return the change of rank of one step on a board, White's view}
     *
     * @param side    the side that moves
     * @param lattice the board's lattice
     */
    public int rankStep(Side side, Lattice lattice) {
        return scale(ranks, side, lattice);
    }

    private int scale(int cells, Side side, Lattice lattice) {
        int step = lattice == Lattice.DIAGONAL && !isDiagonal() ? 2 * cells : cells;
        return side == Side.WHITE ? step : -step;
    }
}
