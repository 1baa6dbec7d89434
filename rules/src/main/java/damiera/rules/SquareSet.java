package damiera.rules;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * An immutable set of squares of one board. Bit i of the 256 bits (first word first) stands for the square of index i.
 *
 * @param first  squares 1 to 64
 * @param second squares 65 to 128
 * @param third  squares 129 to 192
 * @param fourth squares 193 to 256
 */
public record SquareSet(long first, long second, long third, long fourth) {
    /** The set without squares. */
    public static final SquareSet EMPTY = new SquareSet(0, 0, 0, 0);

    private static final int MOST = 256;

    /**
     * {@return the set of these squares}
     *
     * @param squares numbers up to 256
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
     * @param numbers each 1 to 256
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
     * @param square its number is at most 256
     */
    public static SquareSet of(Square square) {
        int index = square.index();
        if (index >= MOST) {
            throw new IllegalArgumentException("square number must be 1.." + MOST + ", was " + square.number());
        }
        return new SquareSet(bit(index, 0), bit(index, 1), bit(index, 2), bit(index, 3));
    }

    private static long bit(int index, int word) {
        return index >> 6 == word ? 1L << index : 0;
    }

    /**
     * {@return one of the four words: bit i stands for the square of index 64 * word + i}
     *
     * @param word 0 to 3
     */
    public long word(int word) {
        return switch (word) {
            case 0 -> first;
            case 1 -> second;
            case 2 -> third;
            case 3 -> fourth;
            default -> throw new IllegalArgumentException("word must be 0..3, was " + word);
        };
    }

    /**
     * {@return this set and one more square}
     *
     * @param square its number is at most 256
     */
    public SquareSet with(Square square) {
        return or(of(square));
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
        return new SquareSet(first | other.first, second | other.second, third | other.third, fourth | other.fourth);
    }

    /**
     * {@return the squares of both sets}
     *
     * @param other another set
     */
    public SquareSet and(SquareSet other) {
        return new SquareSet(first & other.first, second & other.second, third & other.third, fourth & other.fourth);
    }

    /**
     * {@return the squares of this set that the other lacks}
     *
     * @param other another set
     */
    public SquareSet minus(SquareSet other) {
        return new SquareSet(
                first & ~other.first, second & ~other.second, third & ~other.third, fourth & ~other.fourth);
    }

    /**
     * {@return whether the square is in this set}
     *
     * @param square any square
     */
    public boolean contains(Square square) {
        int index = square.index();
        return index < MOST && (word(index >> 6) >>> index & 1) != 0;
    }

    /** {@return whether there is no square in this set} */
    public boolean isEmpty() {
        return (first | second | third | fourth) == 0;
    }

    /** {@return the number of squares} */
    public int size() {
        return Long.bitCount(first) + Long.bitCount(second) + Long.bitCount(third) + Long.bitCount(fourth);
    }

    /** {@return the squares in ascending order} */
    public List<Square> squares() {
        List<Square> squares = new ArrayList<>(size());
        for (int word = 0; word < 4; word++) {
            for (long bits = word(word); bits != 0; bits &= bits - 1) {
                squares.add(Square.atIndex(64 * word + Long.numberOfTrailingZeros(bits)));
            }
        }
        return squares;
    }

    /** {@return the numbers of the squares, as <code>{1, 5, 32}</code>} */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder("{");
        for (Square square : squares()) {
            text.append(text.length() == 1 ? "" : ", ").append(square.number());
        }
        return text.append('}').toString();
    }
}
