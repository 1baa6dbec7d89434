package damiera.rules;

import java.util.List;
import java.util.Optional;

/**
 * A move as somebody means it, not yet known to be legal: at least the square left and the square reached. Squares in
 * between may all be told, or some, or none; a square told in between is one on which the piece lands (any square
 * between two captured pieces of one line will do).
 *
 * @param squares  two or more: from, squares on which the piece lands on the way, to
 * @param captured the captured squares where they were told (Hub), else empty; told, they must fit exactly
 * @param sign     what the sign between the squares says; it only decides where a quiet move and a capture both fit
 */
public record Attempt(List<Square> squares, Optional<SquareSet> captured, Sign sign) {
    /** What the sign between two squares says. */
    public enum Sign {
        /** Nothing: there is none, or it does not tell ({@code 3228}, taps on a board). */
        UNTOLD,
        /** Written, but the game writes steps and captures with the same sign. */
        EITHER,
        /** A quiet move. */
        QUIET,
        /** A capture. */
        CAPTURE
    }

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
        return new Attempt(squares, Optional.empty(), Sign.UNTOLD);
    }

    /**
     * {@return an attempt that can mean this move only}
     *
     * @param move a move
     */
    public static Attempt of(Move move) {
        return new Attempt(
                List.of(move.from(), move.to()),
                Optional.of(move.capturedSet()),
                move.captured().isEmpty() ? Sign.QUIET : Sign.CAPTURE);
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
