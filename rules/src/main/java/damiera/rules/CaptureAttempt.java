package damiera.rules;

import java.util.Optional;

/**
 * What an attempt would capture by some rules that know no priority among captures.
 *
 * @param capture     the capture, as far as the attempt goes
 * @param fit         how well the attempt fits it
 * @param isCutShort  whether it stops where the piece must go on
 */
record CaptureAttempt(Capture capture, AttemptFit fit, boolean isCutShort) {
    /** The best of what an attempt can mean: whole captures first, then squares told wholly, then the most pieces. */
    static Optional<CaptureAttempt> find(Rules rules, Position position, Attempt attempt) {
        Search search = new Search(rules, attempt);
        SquareSet enemies = position.pieces(position.sideToMove().opponent());
        new CaptureSearch(rules, position, attempt.from(), enemies, search).run();
        return search.best;
    }

    private boolean isBetterThan(CaptureAttempt other) {
        if (isCutShort != other.isCutShort) {
            return other.isCutShort;
        }
        if (fit != other.fit) {
            return fit.isBetterThan(other.fit);
        }
        return capture.captured().size() > other.capture.captured().size();
    }

    private static final class Search implements CaptureSearch.Listener {
        private final Rules rules;
        private final Attempt attempt;
        private final Arrivals arrivals;
        private Optional<CaptureAttempt> best = Optional.empty();

        Search(Rules rules, Attempt attempt) {
            this.rules = rules;
            this.attempt = attempt;
            this.arrivals = new Arrivals(rules);
        }

        @Override
        public CaptureSearch.Going landed(CaptureTrail trail) {
            if (!arrivals.isNew(trail, Told.of(attempt, trail))) {
                return CaptureSearch.Going.BACK;
            }
            AttemptFit fit = AttemptFit.of(attempt, trail);
            if (fit != AttemptFit.NONE && trail.ending() != CaptureTrail.Ending.WRONG_LANDING) {
                offer(new CaptureAttempt(trail.toCapture(), fit, isCutShort(trail)));
            }
            return arrivals.areMany() ? CaptureSearch.Going.STOP : CaptureSearch.Going.ON;
        }

        private void offer(CaptureAttempt found) {
            if (best.isEmpty() || found.isBetterThan(best.get())) {
                best = Optional.of(found);
            }
        }

        /** Under a majority rule a landing that leads no further only takes too few; under free choice it is forbidden. */
        private boolean isCutShort(CaptureTrail trail) {
            return switch (trail.ending()) {
                case COMPLETE, WRONG_LANDING -> false;
                case CAN_GO_ON -> true;
                case ELSEWHERE_CAN_GO_ON ->
                    !rules.capture().priority().contains(CaptureCriterion.MOST_PIECES)
                            && !rules.capture().priority().contains(CaptureCriterion.MOST_VALUE);
            };
        }
    }
}
