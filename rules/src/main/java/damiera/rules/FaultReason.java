package damiera.rules;

/** Faults of rules in words for whoever writes a house-rules file: what must be, and what was. */
final class FaultReason {
    private FaultReason() {}

    static String of(RulesFault fault) {
        return switch (fault) {
            case RulesFault.OutOfRange(String component, int least, int largest, int actual) ->
                component + " must be " + least + ".." + largest + ", was " + actual;
            case RulesFault.OddBoard(String component, int actual) -> component + " must be even, was " + actual;
            case RulesFault.CornerOfOrthogonalBoard _ -> "the corner of an orthogonal board must be left, was right";
            case RulesFault.RowsMeet(int rows, int behind, int ranks) ->
                "two rows in the middle of " + ranks + " ranks must stay empty, was " + rows + " rows of men with "
                        + behind + " behind";
            case RulesFault.StartOutside(Side side, int number, int most) ->
                StartCheck.component(side) + " must be squares 1.." + most + ", was " + number;
            case RulesFault.TwoMenOnSquare(int number) ->
                "a square must have one man at the start, was two on " + number;
            case RulesFault.ManOnLastRow(Side side, int number) ->
                StartCheck.component(side) + " must not be on the row where men are crowned, was " + number;
            case RulesFault.NoMen(Side side) -> StartCheck.component(side) + " must have a man, was empty";
            case RulesFault.NoDirection(String component) -> component + " must have a direction, was empty";
            case RulesFault.MenNeverForward _ -> "man.moves must have a forward direction, was none";
            case RulesFault.StepOffTheDiagonals(String component, Directions directions) ->
                component + " on a diagonal board must be diagonal, was " + directions.each();
            case RulesFault.CriterionTwice(CaptureCriterion criterion) ->
                "capture.priority must name a criterion once, was twice " + criterion;
            case RulesFault.CriteriaExclude(CaptureCriterion one, CaptureCriterion another) ->
                "capture.priority must have one of " + one + " and " + another + ", was both";
            case RulesFault.CriterionTooEarly(CaptureCriterion criterion) ->
                "capture.priority must have MOST_PIECES or MOST_VALUE before " + criterion + ", was neither";
            case RulesFault.DrawRuleTwice(int first, int second) ->
                DrawCheck.component(second) + " must ask another question, was that of " + DrawCheck.component(first);
            case RulesFault.EmptyRange(int rule, int fewest, int most) ->
                DrawCheck.component(rule) + " must have most of " + fewest + " or more, was " + most;
            case RulesFault.NothingToCount _ -> "draws.count on request must have a rule that counts, was none";
            case RulesFault.BadId(String id) -> "id must be 1..300 of a-z 0-9 - + =, a letter first, was " + id;
            case RulesFault.BadSeparator(String component, char actual) ->
                component + " must be one of - x :, was " + actual;
        };
    }
}
