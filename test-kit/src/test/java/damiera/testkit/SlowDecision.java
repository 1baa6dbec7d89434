package damiera.testkit;

import damiera.rules.CaptureCriterion;
import damiera.rules.DecidingRule;
import damiera.rules.Obligation;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Which rule decided, found as a person would: all captures written down, and each rule crossing some of them out. */
public final class SlowDecision {
    private SlowDecision() {}

    /**
     * {@return the last rule that crossed out a capture, or all quiet moves}
     *
     * @param position any position
     */
    public static Optional<DecidingRule> of(SlowPosition position) {
        SlowGenerator generator = new SlowGenerator(position);
        Obligation obligation = position.rules().capture().obligation();
        List<SlowRoute> left = generator.completeCaptures();
        if (left.isEmpty() || obligation == Obligation.HUFF) {
            return Optional.empty();
        }
        Optional<DecidingRule> decided =
                obligation == Obligation.MANDATORY && !generator.quietMoves().isEmpty()
                        ? Optional.of(DecidingRule.OBLIGATION)
                        : Optional.empty();
        for (CaptureCriterion criterion : position.rules().capture().priority()) {
            List<SlowRoute> kept = SlowPriority.best(left, List.of(criterion));
            if (captures(kept) < captures(left)) {
                decided = Optional.of(DecidingRule.valueOf(criterion.name()));
            }
            left = kept;
        }
        return decided;
    }

    private static int captures(List<SlowRoute> routes) {
        return routes.stream().map(SlowRoute::move).collect(Collectors.toSet()).size();
    }
}
