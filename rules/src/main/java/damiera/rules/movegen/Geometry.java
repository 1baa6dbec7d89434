package damiera.rules.movegen;

import damiera.rules.Board;
import damiera.rules.Direction;
import damiera.rules.Directions;
import damiera.rules.Lattice;
import damiera.rules.Side;
import damiera.rules.Square;
import java.util.Arrays;

/**
 * Where the squares of a board lie among bits, so that a step in any of eight directions is one shift.
 *
 * <p>A diagonal board is thought of with one more, empty file; its cells are counted row by row, and every second one
 * is a playing square. So bit = (row * (files + 1) + file) / 2, a diagonal step over the edge lands on a bit that is no
 * square, and the order of the squares is that of their indices. An orthogonal board has no room for an empty file in
 * 64 bits; there bit = index, and masks guard the edges.
 *
 * <p>Directions 0 to 3 go towards higher bits (down left, down right, down, right, White's view), and d ^ 4 is the
 * opposite of d.
 */
final class Geometry {
    static final int DIRECTIONS = 8;
    private static final int[] FILES = {-1, 1, 0, 1, 1, -1, 0, -1};
    private static final int[] ROWS = {1, 1, 1, 0, -1, -1, -1, 0};

    private final Board board;
    private final int[] bits;
    private final byte[] indices = new byte[128];
    /** Looked up whenever a generator is made, so worked out once: [direction][bit], [direction], [direction][bit]. */
    private final int[][] neighbours = new int[DIRECTIONS][128];

    private final long[][] insides = new long[DIRECTIONS][];
    private final long[][][] rays = new long[DIRECTIONS][128][];

    Geometry(Board board) {
        this.board = board;
        bits = new int[board.squareCount()];
        for (int index = 0; index < bits.length; index++) {
            int row = index / board.squaresPerRank();
            int file = board.file(Square.atIndex(index));
            bits[index] = diagonal() ? (row * (board.files() + 1) + file) / 2 : index;
            indices[bits[index]] = (byte) index;
        }
        for (int direction = 0; direction < DIRECTIONS; direction++) {
            for (int bit : bits) {
                neighbours[direction][bit] = findNeighbour(bit, direction);
            }
            insides[direction] = findInside(direction);
            for (int bit : bits) {
                rays[direction][bit] = findRay(bit, direction);
            }
        }
    }

    /** A side as an index: 0 for White, 1 for Black. */
    static int number(Side side) {
        return side == Side.WHITE ? 0 : 1;
    }

    private boolean diagonal() {
        return board.lattice() == Lattice.DIAGONAL;
    }

    /** Whether a diagonal step over the edge lands on a bit that is no square. */
    boolean isGuarded() {
        return diagonal();
    }

    int squares() {
        return bits.length;
    }

    /** How many bits the layout spans, at most 128. */
    int span() {
        return bits[bits.length - 1] + 1;
    }

    int bit(int index) {
        return bits[index];
    }

    int index(int bit) {
        return indices[bit];
    }

    /** The length of one step's shift; to the left in directions 0 to 3, to the right in 4 to 7. */
    int shift(int direction) {
        int down = direction & 3;
        int files = FILES[down] * reach(down);
        int rows = ROWS[down] * reach(down);
        return diagonal() ? (rows * (board.files() + 1) + files) / 2 : rows * board.files() + files;
    }

    /** On a diagonal board a step along a file or a rank covers two cells. */
    private int reach(int direction) {
        return diagonal() && (direction & 2) != 0 ? 2 : 1;
    }

    /** The bit that one step from a bit's square reaches, or -1 over the edge. */
    int neighbour(int bit, int direction) {
        return neighbours[direction][bit];
    }

    private int findNeighbour(int bit, int direction) {
        Square square = Square.atIndex(index(bit));
        int file = board.file(square) + FILES[direction] * reach(direction);
        int rank = board.rank(square) - ROWS[direction] * reach(direction);
        return board.square(file, rank).map(to -> bits[to.index()]).orElse(-1);
    }

    /** The directions as a set of bits, bit d for direction d, for one side. */
    int directions(Directions each, Side side) {
        int set = 0;
        for (Direction direction : each.each()) {
            int files = Integer.signum(direction.fileStep(side, board.lattice()));
            int rows = -Integer.signum(direction.rankStep(side, board.lattice()));
            set |= 1 << direction(files, rows);
        }
        return set;
    }

    private static int direction(int files, int rows) {
        for (int d = 0; d < DIRECTIONS; d++) {
            if (FILES[d] == files && ROWS[d] == rows) {
                return d;
            }
        }
        throw new IllegalArgumentException("a step must be one of eight, was " + files + " and " + rows);
    }

    /** The squares of one rank as two words. */
    long[] rank(int rank) {
        long[] words = new long[2];
        for (int index = 0; index < bits.length; index++) {
            if (board.rank(Square.atIndex(index)) == rank) {
                words[bits[index] >> 6] |= 1L << bits[index];
            }
        }
        return words;
    }

    /** The whole board as two words. */
    long[] all() {
        long[] words = new long[2];
        for (int bit : bits) {
            words[bit >> 6] |= 1L << bit;
        }
        return words;
    }

    /** The squares that a step in a direction can reach from another square, as two words; not to be written to. */
    long[] inside(int direction) {
        return insides[direction];
    }

    private long[] findInside(int direction) {
        long[] words = new long[2];
        for (int bit : bits) {
            int to = neighbour(bit, direction);
            if (to >= 0) {
                words[to >> 6] |= 1L << to;
            }
        }
        return words;
    }

    /** All squares from a bit's square (without it) to the edge, as two words; not to be written to. */
    long[] ray(int bit, int direction) {
        return rays[direction][bit];
    }

    private long[] findRay(int bit, int direction) {
        long[] words = new long[2];
        for (int to = neighbour(bit, direction); to >= 0; to = neighbour(to, direction)) {
            words[to >> 6] |= 1L << to;
        }
        return words;
    }

    /** Squares 1 to 64 of a set of bits, in the order of indices. */
    long canonicalLow(long low, long high) {
        return canonical(low, 0, 0) | canonical(high, 64, 0);
    }

    /** Squares 65 to 128 of a set of bits, in the order of indices. */
    long canonicalHigh(long low, long high) {
        return canonical(low, 0, 1) | canonical(high, 64, 1);
    }

    private long canonical(long word, int first, int half) {
        long set = 0;
        for (long rest = word; rest != 0; rest &= rest - 1) {
            int index = indices[first + Long.numberOfTrailingZeros(rest)];
            set |= index >> 6 == half ? 1L << index : 0;
        }
        return set;
    }

    /** Word 0 or 1 of the bits of a canonical set. */
    long word(long canonicalLow, long canonicalHigh, int which) {
        long set = 0;
        for (int index = 0; index < bits.length; index++) {
            long word = index < 64 ? canonicalLow : canonicalHigh;
            if ((word >>> index & 1) != 0 && bits[index] >> 6 == which) {
                set |= 1L << bits[index];
            }
        }
        return set;
    }

    @Override
    public String toString() {
        return board + " " + Arrays.toString(bits);
    }
}
