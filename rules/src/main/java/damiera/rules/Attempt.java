package damiera.rules;

import java.util.List;
import java.util.Optional;

/**
 * A move as somebody means it, not yet known to be legal: at least the square left and the square reached.
 *
 * @param squares  two or more: from, any squares passed, to
 * @param captured the captured squares where they were told (Hub), else empty
 */
public record Attempt(List<Square> squares, Optional<SquareSet> captured) {
    /** Copies and checks the squares. */
    public Attempt {
        squares = List.copyOf(squares);
        if (squares.size() < 2) {
            throw new IllegalArgumentException("an attempt has 2 or more squares, was " + squares.size());
        }
    }

    /**
     * {@return an attempt that tells squares only}
     *
     * @param squares two or more
     */
    public static Attempt of(List<Square> squares) {
        return new Attempt(squares, Optional.empty());
    }

    /** {@return the square left} */
    public Square from() {
        return squares.getFirst();
    }

    /** {@return the square reached} */
    public Square to() {
        return squares.getLast();
    }
}
