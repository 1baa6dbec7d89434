package damiera.rules;

import java.util.List;
import java.util.Optional;

/** Why a whole capture is refused in favour of others. */
final class PriorityRefusal {
    private PriorityRefusal() {}

    /** The first criterion by which the legal captures, all of one rank, are better than a capture. */
    static Optional<Refusal> of(Position position, Capture capture, List<Square> capturing) {
        CaptureTally mine = CaptureTally.of(position, capture);
        CaptureTally best = best(position);
        for (CaptureCriterion criterion : position.rules().capture().priority()) {
            if (mine.measure(criterion) < best.measure(criterion)) {
                return Optional.of(refusal(criterion, mine, best, capturing));
            }
        }
        return Optional.empty();
    }

    private static CaptureTally best(Position position) {
        for (Move move : position.legalMoves()) {
            if (move instanceof Capture capture) {
                return CaptureTally.of(position, capture);
            }
        }
        throw new IllegalStateException("a position with a capture must have a legal one");
    }

    private static Refusal refusal(
            CaptureCriterion criterion, CaptureTally mine, CaptureTally best, List<Square> capturing) {
        return switch (criterion) {
            case MOST_PIECES -> new Refusal.MustCaptureMore(mine.pieces(), best.pieces());
            // Less value with as many pieces means fewer kings.
            case MOST_VALUE ->
                mine.pieces() < best.pieces()
                        ? new Refusal.MustCaptureMore(mine.pieces(), best.pieces())
                        : new Refusal.MustCaptureMoreKings(mine.kings(), best.kings());
            case WITH_KING -> new Refusal.MustCaptureWithKing(capturing);
            case MOST_KINGS -> new Refusal.MustCaptureMoreKings(mine.kings(), best.kings());
            case KINGS_EARLIEST -> new Refusal.MustCaptureKingEarlier(mine.firstDifference(best));
        };
    }
}
