package damiera.rules;

import java.util.List;

/** The check of the criteria that prefer captures. */
final class PriorityCheck {
    private PriorityCheck() {}

    static void check(List<CaptureCriterion> priority, List<RulesFault> faults) {
        for (CaptureCriterion criterion : CaptureCriterion.values()) {
            if (priority.indexOf(criterion) != priority.lastIndexOf(criterion)) {
                faults.add(new RulesFault.CriterionTwice(criterion));
            }
        }
        exclude(CaptureCriterion.MOST_VALUE, CaptureCriterion.MOST_PIECES, priority, faults);
        exclude(CaptureCriterion.MOST_VALUE, CaptureCriterion.MOST_KINGS, priority, faults);
        int order = priority.indexOf(CaptureCriterion.KINGS_EARLIEST);
        if (order >= 0 && !equalBefore(priority.subList(0, order))) {
            faults.add(new RulesFault.CriterionTooEarly(CaptureCriterion.KINGS_EARLIEST));
        }
    }

    private static void exclude(
            CaptureCriterion one, CaptureCriterion another, List<CaptureCriterion> priority, List<RulesFault> faults) {
        if (priority.contains(one) && priority.contains(another)) {
            faults.add(new RulesFault.CriteriaExclude(one, another));
        }
    }

    private static boolean equalBefore(List<CaptureCriterion> before) {
        return before.contains(CaptureCriterion.MOST_PIECES) || before.contains(CaptureCriterion.MOST_VALUE);
    }
}
