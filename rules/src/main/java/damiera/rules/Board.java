package damiera.rules;

import java.util.Optional;

/**
 * The shape of a board. Files count from 0 at the left, ranks from 0 at the bottom, both seen with White at the bottom.
 *
 * @param files   width in cells, even, {@value #SMALLEST} to {@value #LARGEST}
 * @param ranks   height in cells, even, {@value #SMALLEST} to {@value #LARGEST}
 * @param lattice which cells are played on
 * @param corner  the playing corner of a diagonal board; {@link Corner#LEFT} on an orthogonal one
 */
public record Board(int files, int ranks, Lattice lattice, Corner corner) {
    /** The least number of files or ranks. */
    public static final int SMALLEST = 6;
    /** The largest number of files or ranks. */
    public static final int LARGEST = 14;
    /** The largest number of playing squares. */
    public static final int MOST_SQUARES = LARGEST * LARGEST;

    /** Checks the shape. */
    public Board {
        requireSide("files", files);
        requireSide("ranks", ranks);
        if (lattice == Lattice.ORTHOGONAL && corner != Corner.LEFT) {
            throw new IllegalArgumentException("the playing corner of an orthogonal board must be LEFT, was " + corner);
        }
    }

    private static void requireSide(String name, int cells) {
        if (cells < SMALLEST || cells > LARGEST || cells % 2 != 0) {
            throw new IllegalArgumentException(
                    name + " must be even and " + SMALLEST + ".." + LARGEST + ", was " + cells);
        }
    }

    /** {@return the number of playing squares} */
    public int squareCount() {
        return lattice == Lattice.DIAGONAL ? files * ranks / 2 : files * ranks;
    }

    /** {@return the number of playing squares in one rank} */
    public int squaresPerRank() {
        return lattice == Lattice.DIAGONAL ? files / 2 : files;
    }

    /**
     * {@return whether the square exists on this board}
     *
     * @param square any square
     */
    public boolean has(Square square) {
        return square.number() <= squareCount();
    }

    /**
     * {@return the rank of a square, 0 at the bottom}
     *
     * @param square a square of this board
     */
    public int rank(Square square) {
        return ranks - 1 - square.index() / squaresPerRank();
    }

    /**
     * {@return the file of a square, 0 at the left}
     *
     * @param square a square of this board
     */
    public int file(Square square) {
        int column = square.index() % squaresPerRank();
        return lattice == Lattice.ORTHOGONAL ? column : 2 * column + firstFile(rank(square));
    }

    /**
     * {@return the playing square of a cell, or empty where there is none}
     *
     * @param file 0 at the left
     * @param rank 0 at the bottom
     */
    public Optional<Square> square(int file, int rank) {
        if (file < 0 || file >= files || rank < 0 || rank >= ranks) {
            return Optional.empty();
        }
        int row = (ranks - 1 - rank) * squaresPerRank();
        if (lattice == Lattice.ORTHOGONAL) {
            return Optional.of(Square.atIndex(row + file));
        }
        return file % 2 == firstFile(rank) ? Optional.of(Square.atIndex(row + file / 2)) : Optional.empty();
    }

    /** The first playing file of a rank on a diagonal board. */
    private int firstFile(int rank) {
        return (rank + (corner == Corner.LEFT ? 0 : 1)) % 2;
    }

    /**
     * {@return the row on which this side's men are crowned, as a rank}
     *
     * @param side the side of the men
     */
    public int promotionRank(Side side) {
        return side == Side.WHITE ? ranks - 1 : 0;
    }

    /**
     * {@return the squares of the long diagonal, which starts in the playing corner; none unless the board is a square of
     * the diagonal kind}
     */
    public SquareSet longDiagonal() {
        SquareSet squares = SquareSet.EMPTY;
        if (lattice == Lattice.DIAGONAL && files == ranks) {
            for (int rank = 0; rank < ranks; rank++) {
                int file = corner == Corner.LEFT ? rank : files - 1 - rank;
                squares = squares.with(square(file, rank).orElseThrow());
            }
        }
        return squares;
    }
}
