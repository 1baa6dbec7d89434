package damiera.rules;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * An immutable set of squares of one board. Bit i of the 128 bits (low word first) stands for the square of index i.
 *
 * @param low  squares 1 to 64
 * @param high squares 65 to 128
 */
public record SquareSet(long low, long high) {
    /** The set without squares. */
    public static final SquareSet EMPTY = new SquareSet(0, 0);

    /**
     * {@return the set of these squares}
     *
     * @param squares numbers up to 128
     */
    public static SquareSet of(Collection<Square> squares) {
        SquareSet set = EMPTY;
        for (Square square : squares) {
            set = set.with(square);
        }
        return set;
    }

    /**
     * {@return the set of the squares with these canonical numbers}
     *
     * @param numbers each 1 to 128
     */
    public static SquareSet ofNumbers(int... numbers) {
        SquareSet set = EMPTY;
        for (int number : numbers) {
            set = set.with(new Square(number));
        }
        return set;
    }

    /**
     * {@return the set of one square}
     *
     * @param square its number is at most 128
     */
    public static SquareSet of(Square square) {
        return EMPTY.with(square);
    }

    /**
     * {@return this set and one more square}
     *
     * @param square its number is at most 128
     */
    public SquareSet with(Square square) {
        int index = square.index();
        if (index >= 128) {
            throw new IllegalArgumentException("square number must be 1..128, was " + square.number());
        }
        return index < 64 ? new SquareSet(low | 1L << index, high) : new SquareSet(low, high | 1L << index);
    }

    /**
     * {@return this set without one square}
     *
     * @param square any square
     */
    public SquareSet without(Square square) {
        return contains(square) ? minus(of(square)) : this;
    }

    /**
     * {@return the squares of either set}
     *
     * @param other another set
     */
    public SquareSet or(SquareSet other) {
        return new SquareSet(low | other.low, high | other.high);
    }

    /**
     * {@return the squares of both sets}
     *
     * @param other another set
     */
    public SquareSet and(SquareSet other) {
        return new SquareSet(low & other.low, high & other.high);
    }

    /**
     * {@return the squares of this set that the other lacks}
     *
     * @param other another set
     */
    public SquareSet minus(SquareSet other) {
        return new SquareSet(low & ~other.low, high & ~other.high);
    }

    /**
     * {@return whether the square is in this set}
     *
     * @param square any square
     */
    public boolean contains(Square square) {
        int index = square.index();
        return index < 64 ? (low >>> index & 1) != 0 : index < 128 && (high >>> index & 1) != 0;
    }

    /** {@return whether there is no square in this set} */
    public boolean isEmpty() {
        return (low | high) == 0;
    }

    /** {@return the number of squares} */
    public int size() {
        return Long.bitCount(low) + Long.bitCount(high);
    }

    /** {@return the squares in ascending order} */
    public List<Square> squares() {
        List<Square> squares = new ArrayList<>(size());
        for (long bits = low; bits != 0; bits &= bits - 1) {
            squares.add(Square.atIndex(Long.numberOfTrailingZeros(bits)));
        }
        for (long bits = high; bits != 0; bits &= bits - 1) {
            squares.add(Square.atIndex(64 + Long.numberOfTrailingZeros(bits)));
        }
        return squares;
    }
}
