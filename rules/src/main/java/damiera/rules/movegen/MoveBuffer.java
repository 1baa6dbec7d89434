package damiera.rules.movegen;

import java.util.Arrays;

/**
 * The moves of one position, owned by the caller and filled by a {@link MutableBoard} or a generator below it. A move's
 * handle is its place in the buffer, valid until the buffer is filled again. Captures come first. Not safe to share
 * between threads.
 */
public final class MoveBuffer {
    /** A layout bit. */
    static final int BIT = 127;
    /** Set in the ends of a man's capture in which the man is crowned on the way. */
    static final int PROMOTES = 1 << 7;
    /**
     * A move's ends in one int: in bits 0 to 6 to, above {@link #PROMOTES} how far back from is from there, both as
     * layout bits. So all moves of men in one direction have these upper bits in common.
     */
    static final int BACK = 8;

    private final Geometry geometry;
    int[] ends;
    long[] captured;
    long[] capturedHigh;
    int size;
    /** Moves 0 to captures - 1 are captures; the others are quiet, and their captured words mean nothing. */
    int captures;
    /** The men of the side to move and the row where they are crowned, as the moves were listed. */
    long men;

    long menHigh;
    long lastRow;
    long lastRowHigh;

    MoveBuffer(MoveTables tables) {
        geometry = tables.geometry;
        int capacity = tables.mostQuietMoves();
        ends = new int[capacity];
        captured = new long[capacity];
        capturedHigh = new long[tables.oneWord() ? 0 : capacity];
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
        captured = Arrays.copyOf(captured, capacity);
        capturedHigh = Arrays.copyOf(capturedHigh, capturedHigh.length == 0 ? 0 : capacity);
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
     * {@return the captured squares 1 to 64, bit i for the square of index i; 0 for a quiet move}
     *
     * @param i 0 to size - 1
     */
    public long capturedLow(int i) {
        return i < captures ? geometry.canonicalLow(captured[i], highWord(i)) : 0;
    }

    /**
     * {@return the captured squares 65 to 128, bit i for the square of index 64 + i; 0 for a quiet move}
     *
     * @param i 0 to size - 1
     */
    public long capturedHigh(int i) {
        return i < captures ? geometry.canonicalHigh(captured[i], highWord(i)) : 0;
    }

    /**
     * {@return how many pieces a move takes}
     *
     * @param i 0 to size - 1
     */
    public int capturedCount(int i) {
        return i < captures ? Long.bitCount(captured[i]) + Long.bitCount(highWord(i)) : 0;
    }

    long highWord(int i) {
        return capturedHigh.length == 0 ? 0 : capturedHigh[i];
    }

    /**
     * {@return whether a man moves}
     *
     * @param i 0 to size - 1
     */
    public boolean byMan(int i) {
        return has(fromBit(ends[i]), men, menHigh);
    }

    /**
     * {@return whether a man is crowned}
     *
     * @param i 0 to size - 1
     */
    public boolean promotes(int i) {
        return byMan(i) && ((ends[i] & PROMOTES) != 0 || has(toBit(ends[i]), lastRow, lastRowHigh));
    }

    private static boolean has(int bit, long low, long high) {
        return ((bit < 64 ? low : high) >>> bit & 1) != 0;
    }
}
