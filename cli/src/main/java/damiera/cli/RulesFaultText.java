package damiera.cli;

import damiera.notation.ConstantWord;
import damiera.notation.HouseRulesFault;
import damiera.notation.Printable;
import damiera.rules.CaptureCriterion;
import damiera.rules.Direction;
import damiera.rules.Directions;
import damiera.rules.RulesFault;
import damiera.rules.Side;
import java.util.List;
import java.util.stream.Collectors;

/** Faults of rules and of house-rules files in words; components keep the names that they have in the file. */
record RulesFaultText(Messages messages) {
    String all(List<RulesFault> faults) {
        return faults.stream().map(this::of).collect(Collectors.joining("; "));
    }

    String ofFile(List<HouseRulesFault> faults) {
        return faults.stream().map(this::of).collect(Collectors.joining("; "));
    }

    private String of(HouseRulesFault fault) {
        return switch (fault) {
            case HouseRulesFault.WrongValue wrong -> wrongValue(wrong);
            case HouseRulesFault.UnknownMember(String path, int _, List<String> allowed) ->
                messages.text("rules.unknown-member", Printable.cut(path), String.join(" ", allowed));
            case HouseRulesFault.Contradiction(String _, int _, RulesFault contradiction) -> of(contradiction);
        };
    }

    private String wrongValue(HouseRulesFault.WrongValue wrong) {
        String expected = new ExpectedText(messages).of(wrong.expected());
        return wrong.found().isEmpty()
                ? messages.text("rules.missing", wrong.path(), expected)
                : messages.text("rules.wrong-value", wrong.path(), expected, Printable.cut(wrong.found()));
    }

    private String of(RulesFault fault) {
        String component = fault.components().getFirst();
        return switch (fault) {
            case RulesFault.OutOfRange(String _, int least, int largest, int actual) ->
                messages.text("rules.out-of-range", component, least, largest, actual);
            case RulesFault.OddBoard(String _, int actual) -> messages.text("rules.odd-board", component, actual);
            case RulesFault.CornerOfOrthogonalBoard() -> messages.text("rules.corner");
            case RulesFault.RowsMeet(int rows, int behind, int ranks) ->
                messages.text("rules.rows-meet", rows, behind, ranks);
            case RulesFault.StartOutside(Side _, int number, int most) ->
                messages.text("rules.start-outside", component, number, most);
            case RulesFault.TwoMenOnSquare(int number) -> messages.text("rules.two-men", component, number);
            case RulesFault.ManOnLastRow(Side _, int number) ->
                messages.text("rules.man-on-last-row", component, number);
            case RulesFault.NoMen(Side _) -> messages.text("rules.no-men", component);
            case RulesFault.NoDirection(String _) -> messages.text("rules.no-direction", component);
            case RulesFault.MenNeverForward() -> messages.text("rules.never-forward", component);
            case RulesFault.StepOffTheDiagonals(String _, Directions directions) ->
                messages.text("rules.off-the-diagonals", component, words(directions));
            case RulesFault.CriterionTwice(CaptureCriterion criterion) ->
                messages.text("rules.criterion-twice", component, ConstantWord.of(criterion));
            case RulesFault.CriteriaExclude(CaptureCriterion one, CaptureCriterion another) ->
                messages.text("rules.criteria-exclude", component, ConstantWord.of(one), ConstantWord.of(another));
            case RulesFault.CriterionTooEarly(CaptureCriterion criterion) ->
                messages.text("rules.criterion-too-early", component, ConstantWord.of(criterion));
            case RulesFault.DrawRuleTwice _ ->
                messages.text(
                        "rules.draw-rule-twice", component, fault.components().getLast());
            case RulesFault.EmptyRange(int _, int fewest, int most) ->
                messages.text("rules.empty-range", component, fewest, most);
            case RulesFault.NothingToCount() -> messages.text("rules.nothing-to-count", component);
            case RulesFault.BadId(String id) -> messages.text("rules.bad-id", component, Printable.cut(id));
            case RulesFault.BadSeparator(String _, char actual) ->
                messages.text("rules.bad-separator", component, actual);
        };
    }

    private static String words(Directions directions) {
        return directions.each().stream()
                .map((Direction each) -> ConstantWord.of(each))
                .collect(Collectors.joining(" "));
    }
}
