package damiera.rules;

import java.util.List;

/**
 * One whole move of one side. Its identity is (from, to, captured set): two captures over the same pieces in another
 * order are the same move, see {@link #sameEffectAs}. Record equality compares the representative path as well.
 */
public sealed interface Move permits Step, Capture {
    /** {@return the square that the piece leaves} */
    Square from();

    /** {@return the square on which the piece ends; equal to {@link #from()} after a round trip} */
    Square to();

    /** {@return the squares from first to last at which the path is told; see {@link Capture#path()}} */
    List<Square> path();

    /** {@return the squares of the captured pieces in the order of capture, empty for a step} */
    List<Square> captured();

    /** {@return whether a man is crowned by this move} */
    boolean promotes();

    /** {@return the captured squares as a set} */
    default SquareSet capturedSet() {
        return SquareSet.of(captured());
    }

    /**
     * {@return whether both moves are the same move: same ends and same captured set}
     *
     * @param other another move of the same position
     */
    default boolean sameEffectAs(Move other) {
        return from().equals(other.from())
                && to().equals(other.to())
                && capturedSet().equals(other.capturedSet());
    }
}
