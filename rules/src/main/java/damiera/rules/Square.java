package damiera.rules;

/**
 * A playing square, by its canonical number: 1 is the first playing square of the top row seen with White at the
 * bottom, counting left to right, row by row. Some games print other names ({@link SquareNames}); this number never
 * changes with the notation.
 *
 * @param number 1 or more; whether the square exists depends on the {@link Board}
 */
public record Square(int number) implements Comparable<Square> {
    /** Checks the number. */
    public Square {
        if (number < 1) {
            throw new IllegalArgumentException("square number must be 1 or more, was " + number);
        }
    }

    /** {@return the 0-based index, number - 1} */
    public int index() {
        return number - 1;
    }

    /**
     * {@return the square with this 0-based index}
     *
     * @param index 0 or more
     */
    public static Square atIndex(int index) {
        return new Square(index + 1);
    }

    @Override
    public int compareTo(Square other) {
        return Integer.compare(number, other.number);
    }
}
