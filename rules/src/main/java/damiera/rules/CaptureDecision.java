package damiera.rules;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Which rule of a game removed the last alternative to its legal captures. */
final class CaptureDecision {
    private record Identity(Square from, Square to, SquareSet captured) {}

    private final Position position;
    private List<Capture> left;
    private Optional<DecidingRule> decided = Optional.empty();

    private CaptureDecision(Position position) {
        this.position = position;
        this.left = everything(position);
    }

    static Optional<DecidingRule> of(Position position) {
        return decide(position).decided;
    }

    /** The captures that no rule removed, by all their routes. */
    static List<Capture> left(Position position) {
        return decide(position).left;
    }

    private static CaptureDecision decide(Position position) {
        CaptureRules rules = position.rules().capture();
        CaptureDecision decision = new CaptureDecision(position);
        if (decision.left.isEmpty() || rules.obligation() == Obligation.HUFF) {
            return decision;
        }
        if (rules.obligation() == Obligation.MANDATORY && new QuietSteps(position).any()) {
            decision.decided = Optional.of(DecidingRule.OBLIGATION);
        }
        for (CaptureCriterion criterion : rules.priority()) {
            decision.apply(criterion);
        }
        return decision;
    }

    /** Every whole capture of every piece, by all its routes. */
    static List<Capture> everything(Position position) {
        List<Capture> captures = new ArrayList<>();
        SquareSet enemies = position.pieces(position.sideToMove().opponent());
        for (Square from : position.pieces(position.sideToMove()).squares()) {
            new CaptureSearch(position.rules(), position, from, enemies, trail -> {
                        if (trail.ending() == CaptureTrail.Ending.COMPLETE) {
                            captures.add(trail.toCapture());
                        }
                        return CaptureSearch.Going.ON;
                    })
                    .run();
        }
        return captures;
    }

    private void apply(CaptureCriterion criterion) {
        long best = 0;
        for (Capture capture : left) {
            best = Math.max(best, CaptureTally.of(position, capture).measure(criterion));
        }
        List<Capture> kept = new ArrayList<>();
        for (Capture capture : left) {
            if (CaptureTally.of(position, capture).measure(criterion) == best) {
                kept.add(capture);
            }
        }
        if (identities(kept) < identities(left)) {
            decided = Optional.of(rule(criterion));
        }
        left = kept;
    }

    private static int identities(List<Capture> captures) {
        Set<Identity> identities = new HashSet<>();
        for (Capture capture : captures) {
            identities.add(new Identity(capture.from(), capture.to(), capture.capturedSet()));
        }
        return identities.size();
    }

    private static DecidingRule rule(CaptureCriterion criterion) {
        return switch (criterion) {
            case MOST_PIECES -> DecidingRule.MOST_PIECES;
            case MOST_VALUE -> DecidingRule.MOST_VALUE;
            case WITH_KING -> DecidingRule.WITH_KING;
            case MOST_KINGS -> DecidingRule.MOST_KINGS;
            case KINGS_EARLIEST -> DecidingRule.KINGS_EARLIEST;
        };
    }
}
