package damiera.rules.movegen;

import damiera.rules.SquareSet;
import java.util.Arrays;

/**
 * The moves of one position, owned by the caller and filled by a {@link MutableBoard} or a generator below it. A move's
 * handle is its place in the buffer, valid until the buffer is filled again. Captures come first. Not safe to share
 * between threads.
 */
public final class MoveBuffer {
    /** A layout bit. */
    static final int BIT = 255;
    /** The place of the bit that is set in the ends of a man's capture in which the man is crowned on the way. */
    static final int PROMOTES_AT = 8;

    static final int PROMOTES = 1 << PROMOTES_AT;
    /**
     * A move's ends in one int: in bits 0 to 7 to, above {@link #PROMOTES} how far back from is from there, both as
     * layout bits. So all moves of men in one direction have these upper bits in common.
     */
    static final int BACK = 9;
    /** By how much the ends differ where one piece goes a bit further. */
    static final int FURTHER = 1 - (1 << BACK);

    private final Geometry geometry;
    /** How many words a set has. */
    final int words;

    int[] ends;
    /** The captured sets, one behind the other. */
    long[] captured;

    int size;
    /** Moves 0 to captures - 1 are captures; the others are quiet, and their captured words mean nothing. */
    int captures;
    /** The men of the side to move, as the moves were listed. */
    private final long[] men;
    /** The row where they are crowned. */
    private long[] lastRow;

    MoveBuffer(MoveTables tables) {
        geometry = tables.geometry;
        words = geometry.words();
        men = new long[words];
        lastRow = men;
        int capacity = tables.mostQuietMoves();
        ends = new int[capacity];
        captured = new long[capacity * words];
    }

    /** Tells whose moves are listed: where that side's men begin, and where they are crowned. */
    void by(long[] allMen, int first, long[] promotionRow) {
        System.arraycopy(allMen, first, men, 0, words);
        lastRow = promotionRow;
    }

    /**
     * A move's ends.
     *
     * @param from a layout bit, {@link #PROMOTES} added where it applies
     */
    static int ends(int from, int to) {
        return (to | from & PROMOTES) + ((from & BIT) - to << BACK);
    }

    /** The layout bit left. */
    static int fromBit(int ends) {
        return ends + (ends >> BACK) & BIT;
    }

    /** The layout bit reached. */
    static int toBit(int ends) {
        return ends & BIT;
    }

    /** Makes room for that many moves. */
    void grow(int capacity) {
        ends = Arrays.copyOf(ends, capacity);
        captured = Arrays.copyOf(captured, capacity * words);
    }

    /** {@return the number of moves} */
    public int size() {
        return size;
    }

    /** {@return the number of captures; they are moves 0 to this number - 1, quiet moves follow} */
    public int captures() {
        return captures;
    }

    /**
     * {@return whether a move is a capture}
     *
     * @param i 0 to size - 1
     */
    public boolean isCapture(int i) {
        return i < captures;
    }

    /**
     * {@return the index of the square left}
     *
     * @param i 0 to size - 1
     */
    public int from(int i) {
        return geometry.index(fromBit(ends[i]));
    }

    /**
     * {@return the index of the square reached}
     *
     * @param i 0 to size - 1
     */
    public int to(int i) {
        return geometry.index(toBit(ends[i]));
    }

    /**
     * {@return the captured squares; allocates}
     *
     * @param i 0 to size - 1
     */
    public SquareSet captured(int i) {
        return i < captures ? geometry.squares(captured, i * words) : SquareSet.EMPTY;
    }

    /**
     * {@return one word of the captured squares, as {@link SquareSet#word(int)}}
     *
     * @param i    0 to size - 1
     * @param word 0 to 3
     */
    public long captured(int i, int word) {
        return i < captures ? geometry.canonical(captured, i * words, word) : 0;
    }

    /**
     * {@return whether a man moves}
     *
     * @param i 0 to size - 1
     */
    public boolean byMan(int i) {
        return has(fromBit(ends[i]), men);
    }

    /**
     * {@return whether a man is crowned}
     *
     * @param i 0 to size - 1
     */
    public boolean promotes(int i) {
        return byMan(i) && ((ends[i] & PROMOTES) != 0 || has(toBit(ends[i]), lastRow));
    }

    private static boolean has(int bit, long[] set) {
        return (set[bit >> 6] >>> bit & 1) != 0;
    }
}
