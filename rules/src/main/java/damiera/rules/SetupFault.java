package damiera.rules;

import java.util.Optional;
import java.util.Set;

/** One reason why a setup is not a position. */
public sealed interface SetupFault {
    /**
     * Two or more pieces stand on one square.
     *
     * @param square the square
     */
    record TwoPiecesOnSquare(Square square) implements SetupFault {}

    /**
     * A square is none of the board's.
     *
     * @param text as it was written, or the number
     */
    record NoSuchSquare(String text) implements SetupFault {}

    /**
     * A man stands on the row where it is crowned.
     *
     * @param side   whose man
     * @param square where
     */
    record ManOnLastRow(Side side, Square square) implements SetupFault {}

    /** Nobody said whose turn it is. */
    record UnknownSideToMove() implements SetupFault {}

    /**
     * A side has more pieces than at the start.
     *
     * @param side   the side
     * @param pieces how many it has
     * @param most   how many it may have
     */
    record TooManyPieces(Side side, int pieces, int most) implements SetupFault {}

    /**
     * A side has no piece.
     *
     * @param side the side
     */
    record SideWithoutPieces(Side side) implements SetupFault {}

    /**
     * The side to move has no legal move.
     *
     * @param side the side to move
     */
    record NoLegalMove(Side side) implements SetupFault {}

    /**
     * The side to move has more captures than can be searched.
     *
     * @param side the side to move
     */
    record TooManyCaptures(Side side) implements SetupFault {}

    /** What a caller may waive: faults of these kinds do not refuse the setup. */
    enum Waiver {
        /** Waives {@link TooManyPieces}. */
        TOO_MANY_PIECES,
        /** Waives {@link SideWithoutPieces}. */
        SIDE_WITHOUT_PIECES,
        /** Waives {@link NoLegalMove}. */
        NO_LEGAL_MOVE
    }

    /** {@return the waiver that lets this fault pass; empty where nothing does} */
    default Optional<Waiver> waiver() {
        return switch (this) {
            case TooManyPieces _ -> Optional.of(Waiver.TOO_MANY_PIECES);
            case SideWithoutPieces _ -> Optional.of(Waiver.SIDE_WITHOUT_PIECES);
            case NoLegalMove _ -> Optional.of(Waiver.NO_LEGAL_MOVE);
            case TwoPiecesOnSquare _, NoSuchSquare _, ManOnLastRow _, UnknownSideToMove _, TooManyCaptures _ ->
                Optional.empty();
        };
    }

    /** Everything that can be waived: what commands and readers do. */
    Set<Waiver> ALL_WAIVERS = Set.of(Waiver.TOO_MANY_PIECES, Waiver.SIDE_WITHOUT_PIECES, Waiver.NO_LEGAL_MOVE);
}
