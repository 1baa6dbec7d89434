package damiera.rules.movegen;

import damiera.rules.Board;
import damiera.rules.Direction;
import damiera.rules.Directions;
import damiera.rules.Lattice;
import damiera.rules.Side;
import damiera.rules.Square;
import damiera.rules.SquareSet;
import java.util.Arrays;

/**
 * Where the squares of a board lie among bits, so that a step in any of eight directions is a shift of a whole set. A
 * set has one to four words; bit b lies in word b / 64.
 *
 * <p>A diagonal board is thought of with one more, empty file; its cells are counted row by row, and every second one
 * is a playing square. So bit = (row * (files + 1) + file) / 2, a diagonal step over the edge lands on a bit that is no
 * square, and the order of the squares is that of their indices. Where that takes more than one word, even rows lie in
 * the first and odd rows in the second, each pair of rows with one spare bit: a diagonal step leads from one word to the
 * other, and still is one shift. An orthogonal board has no room for an empty file in 64 bits; there bit = index, and
 * masks guard the edges.
 *
 * <p>Directions 0 to 3 go towards higher bits (down left, down right, down, right, White's view), and d ^ 4 is the
 * opposite of d.
 */
final class Geometry {
    static final int DIRECTIONS = 8;
    /** More than any bit, and a power of two. */
    static final int MOST_BITS = 256;

    private static final int[] FILES = {-1, 1, 0, 1, 1, -1, 0, -1};
    private static final int[] ROWS = {1, 1, 1, 0, -1, -1, -1, 0};

    private final Board board;
    private final int words;
    private final int[] bits;
    private final int[] indices = new int[MOST_BITS];
    /** Looked up whenever a generator is made, so worked out once: [direction][bit], [direction], [direction][bit]. */
    private final int[][] neighbours = new int[DIRECTIONS][MOST_BITS];

    private final long[][] insides = new long[DIRECTIONS][];
    private final long[][] ranks;

    Geometry(Board board) {
        this.board = board;
        bits = new int[board.squareCount()];
        boolean alternate = diagonal() && inOneWord(Square.atIndex(bits.length - 1)) >= 64;
        for (int index = 0; index < bits.length; index++) {
            Square square = Square.atIndex(index);
            bits[index] = alternate ? inAlternateWords(square) : inOneWord(square);
            indices[bits[index]] = index;
        }
        words = alternate ? 2 : (bits.length - 1 >> 6) + 1;
        for (int direction = 0; direction < DIRECTIONS; direction++) {
            insides[direction] = new long[words];
            for (int bit : bits) {
                neighbours[direction][bit] = findNeighbour(bit, direction);
                add(neighbours[direction][bit], insides[direction]);
            }
        }
        ranks = new long[board.ranks()][words];
        for (int index = 0; index < bits.length; index++) {
            add(bits[index], ranks[board.rank(Square.atIndex(index))]);
        }
    }

    private int inOneWord(Square square) {
        int row = row(square);
        return diagonal() ? (row * (board.files() + 1) + board.file(square)) / 2 : square.index();
    }

    private int inAlternateWords(Square square) {
        int row = row(square);
        return (row & 1) << 6 | (row >> 1) * (board.files() / 2 + 1) + (board.file(square) + (row & 1)) / 2;
    }

    private int row(Square square) {
        return board.ranks() - 1 - board.rank(square);
    }

    private static void add(int bit, long[] set) {
        if (bit >= 0) {
            set[bit >> 6] |= 1L << bit;
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

    /** How many words a set has, 1 to 4. */
    int words() {
        return words;
    }

    int bit(int index) {
        return bits[index];
    }

    int index(int bit) {
        return indices[bit];
    }

    /** The length of one step's shift; to the left in directions 0 to 3, to the right in 4 to 7. */
    int shift(int direction) {
        return shift(direction, 0);
    }

    /** The length of one step's shift from a word on. */
    int shift(int direction, int word) {
        for (int bit : bits) {
            int to = neighbour(bit, direction);
            if (bit >> 6 == word && to >= 0) {
                return Math.abs(alternates() ? (to & 63) - (bit & 63) : to - bit);
            }
        }
        throw new IllegalArgumentException("word must be 0.." + (words - 1) + ", was " + word);
    }

    private boolean alternates() {
        return diagonal() && words == 2;
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

    /** The squares of one rank; not to be written to. */
    long[] rank(int rank) {
        return ranks[rank];
    }

    /** The whole board. */
    long[] all() {
        long[] set = new long[words];
        for (int bit : bits) {
            add(bit, set);
        }
        return set;
    }

    /** The squares that a step in a direction can reach from another square; not to be written to. */
    long[] inside(int direction) {
        return insides[direction];
    }

    /** All squares from a bit's square (without it) to the edge. */
    long[] ray(int bit, int direction) {
        long[] set = new long[words];
        for (int to = neighbour(bit, direction); to >= 0; to = neighbour(to, direction)) {
            add(to, set);
        }
        return set;
    }

    /**
     * Squares in the order of indices.
     *
     * @param set   holds a set of bits
     * @param first where in it
     * @param word  of the squares: 0 for squares 1 to 64
     */
    long canonical(long[] set, int first, int word) {
        long squares = 0;
        for (int each = 0; each < words; each++) {
            for (long rest = set[first + each]; rest != 0; rest &= rest - 1) {
                int index = indices[each << 6 | Long.numberOfTrailingZeros(rest)];
                squares |= index >> 6 == word ? 1L << index : 0;
            }
        }
        return squares;
    }

    SquareSet squares(long[] set, int first) {
        return new SquareSet(
                canonical(set, first, 0), canonical(set, first, 1), canonical(set, first, 2), canonical(set, first, 3));
    }

    /** One word of the bits of some squares. */
    long word(SquareSet squares, int word) {
        long set = 0;
        for (Square square : squares.squares()) {
            int bit = bits[square.index()];
            set |= bit >> 6 == word ? 1L << bit : 0;
        }
        return set;
    }

    @Override
    public String toString() {
        return board + " " + Arrays.toString(bits);
    }
}
