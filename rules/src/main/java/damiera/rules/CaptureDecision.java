package damiera.rules;

import damiera.rules.CaptureSearch.Going;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Which rule of a game removed the last alternative to its legal captures. The criteria of a priority apply one after the
 * other: a capture that is not legal was removed by the first under which it is worse than the legal ones, which are all
 * alike, and the last criterion that removed any has decided.
 */
final class CaptureDecision {
    private static final int NONE = -1;

    private record Identity(Square from, CaptureGoal goal) {}

    private final Position position;
    private final List<CaptureCriterion> priority;
    private final Set<Identity> legal = new HashSet<>();
    private final CaptureTally best;
    /** The place of the criterion that has decided, as far as the search has come. */
    private int decided = NONE;

    private CaptureDecision(Position position, List<Capture> captures) {
        this.position = position;
        this.priority = position.rules().capture().priority();
        this.best = CaptureTally.of(position, captures.getFirst());
        for (Capture capture : captures) {
            legal.add(new Identity(capture.from(), CaptureGoal.of(capture)));
        }
    }

    static Optional<DecidingRule> of(Position position) {
        Obligation obligation = position.rules().capture().obligation();
        List<Capture> captures = captures(position);
        if (captures.isEmpty() || obligation == Obligation.HUFF) {
            return Optional.empty();
        }
        Optional<DecidingRule> criterion = new CaptureDecision(position, captures).criterion();
        boolean obliges = obligation == Obligation.MANDATORY && new QuietSteps(position).any();
        return criterion.isEmpty() && obliges ? Optional.of(DecidingRule.OBLIGATION) : criterion;
    }

    private static List<Capture> captures(Position position) {
        List<Capture> captures = new ArrayList<>();
        for (Move move : position.legalMoves()) {
            if (move instanceof Capture capture) {
                captures.add(capture);
            }
        }
        return captures;
    }

    /** Looks at every capture of every piece, until the last criterion is known to have removed one. */
    private Optional<DecidingRule> criterion() {
        for (Square from : position.pieces(position.sideToMove()).squares()) {
            if (!isKnown()) {
                look(from);
            }
        }
        return decided == NONE ? Optional.empty() : Optional.of(rule(priority.get(decided)));
    }

    private boolean isKnown() {
        return decided == priority.size() - 1;
    }

    private void look(Square from) {
        Arrivals arrivals = new Arrivals(position.rules());
        SquareSet enemies = position.pieces(position.sideToMove().opponent());
        new CaptureSearch(position.rules(), position, from, enemies, trail -> {
                    if (!arrivals.isNew(trail)) {
                        return Going.BACK;
                    }
                    if (isRemoved(trail)) {
                        decided = Math.max(decided, removing(CaptureTally.of(position, trail)));
                    }
                    return isKnown() || arrivals.areMany() ? Going.STOP : Going.ON;
                })
                .run();
    }

    private boolean isRemoved(CaptureTrail trail) {
        return trail.ending() == CaptureTrail.Ending.COMPLETE
                && !legal.contains(new Identity(trail.from(), new CaptureGoal(trail.to(), trail.taken())));
    }

    /** The place of the criterion that removed a capture which is not legal, by this of its routes. */
    private int removing(CaptureTally tally) {
        for (int place = 0; place < priority.size(); place++) {
            if (tally.measure(priority.get(place)) < best.measure(priority.get(place))) {
                return place;
            }
        }
        throw new IllegalStateException("a capture that is not legal must be worse than the legal ones, was " + tally);
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
