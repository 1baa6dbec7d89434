package damiera.rules;

import java.util.List;
import java.util.Optional;

/**
 * A capture that the last move missed, which the other side may answer until it moves itself.
 *
 * @param before   the state before that move
 * @param huffable where the pieces stand now that should have captured, in the order of their squares
 */
record MissedCapture(GameState before, List<Square> huffable) {
    MissedCapture {
        huffable = List.copyOf(huffable);
    }

    /** What a move misses; empty where it was one of the required ones, or none captures. */
    static Optional<MissedCapture> of(GameState before, Move move) {
        Position position = before.position();
        if (position.rules().capture().obligation() != Obligation.HUFF) {
            return Optional.empty();
        }
        SquareSet missed = SquareSet.EMPTY;
        for (Move required : position.requiredMoves()) {
            if (!(required instanceof Capture) || required.sameEffectAs(move)) {
                return Optional.empty();
            }
            missed = missed.with(required.from().equals(move.from()) ? move.to() : required.from());
        }
        return Optional.of(new MissedCapture(before, missed.squares()));
    }
}
