package damiera.browser;

import damiera.notation.ConstantWord;
import damiera.notation.HouseRulesFault;
import damiera.notation.Printable;
import damiera.notation.json.JsonWriter;
import damiera.rules.CaptureCriterion;
import damiera.rules.Direction;
import damiera.rules.Directions;
import damiera.rules.RulesFault;
import damiera.rules.Side;
import java.util.ArrayList;
import java.util.List;

/** Faults of rules, to be put into words: {@code rules.} and the reason. Components keep the names of the schema. */
final class RulesFaultFacts {
    private RulesFaultFacts() {}

    static void write(JsonWriter json, HouseRulesFault fault) {
        switch (fault) {
            case HouseRulesFault.WrongValue(String path, int _, var expected, String found) -> {
                Told.open(json, found.isEmpty() ? "rules.missing" : "rules.wrong-value")
                        .member("component", path)
                        .member("found", Printable.cut(found))
                        .name("expected");
                ExpectedFacts.write(json, expected);
                Told.close(json);
            }
            case HouseRulesFault.UnknownMember(String path, int _, List<String> allowed) -> {
                Told.open(json, "rules.unknown-member").member("component", Printable.cut(path));
                Told.words(json, "words", allowed);
                Told.close(json);
            }
            case HouseRulesFault.Contradiction(String _, int _, RulesFault contradiction) -> write(json, contradiction);
        }
    }

    static void write(JsonWriter json, RulesFault fault) {
        Told.open(json, "rules." + code(fault))
                .member("component", fault.components().getFirst());
        switch (fault) {
            case RulesFault.OutOfRange(String _, int least, int largest, int actual) ->
                json.member("least", least).member("largest", largest).member("actual", actual);
            case RulesFault.OddBoard(String _, int actual) -> json.member("actual", actual);
            case RulesFault.RowsMeet(int rows, int behind, int ranks) ->
                json.member("rows", rows).member("behind", behind).member("ranks", ranks);
            case RulesFault.StartOutside(Side _, int number, int most) ->
                json.member("square", number).member("most", most);
            case RulesFault.TwoMenOnSquare(int number) -> json.member("square", number);
            case RulesFault.ManOnLastRow(Side _, int number) -> json.member("square", number);
            case RulesFault.StepOffTheDiagonals(String _, Directions directions) ->
                Told.words(json, "words", names(directions));
            case RulesFault.CriterionTwice(CaptureCriterion criterion) -> criteria(json, criterion, criterion);
            case RulesFault.CriteriaExclude(CaptureCriterion one, CaptureCriterion another) ->
                criteria(json, one, another);
            case RulesFault.CriterionTooEarly(CaptureCriterion criterion) -> criteria(json, criterion, criterion);
            case RulesFault.DrawRuleTwice _ ->
                json.member("other", fault.components().getLast());
            case RulesFault.EmptyRange(int _, int fewest, int most) ->
                json.member("fewest", fewest).member("most", most);
            case RulesFault.BadId(String id) -> json.member("actual", Printable.cut(id));
            case RulesFault.BadSeparator(String _, char actual) ->
                json.member("actual", Printable.cut(Character.toString(actual)));
            case RulesFault.CornerOfOrthogonalBoard(), RulesFault.NothingToCount(), RulesFault.MenNeverForward() -> {
                // the reason says all
            }
            case RulesFault.NoMen _, RulesFault.NoDirection _ -> {
                // the component says where
            }
        }
        Told.close(json);
    }

    private static String code(RulesFault fault) {
        return switch (fault) {
            case RulesFault.OutOfRange _ -> "out-of-range";
            case RulesFault.OddBoard _ -> "odd-board";
            case RulesFault.CornerOfOrthogonalBoard _ -> "corner";
            case RulesFault.RowsMeet _ -> "rows-meet";
            case RulesFault.StartOutside _ -> "start-outside";
            case RulesFault.TwoMenOnSquare _ -> "two-men";
            case RulesFault.ManOnLastRow _ -> "man-on-last-row";
            case RulesFault.NoMen _ -> "no-men";
            case RulesFault.NoDirection _ -> "no-direction";
            case RulesFault.MenNeverForward _ -> "never-forward";
            case RulesFault.StepOffTheDiagonals _ -> "off-the-diagonals";
            case RulesFault.CriterionTwice _ -> "criterion-twice";
            case RulesFault.CriteriaExclude _ -> "criteria-exclude";
            case RulesFault.CriterionTooEarly _ -> "criterion-too-early";
            case RulesFault.DrawRuleTwice _ -> "draw-rule-twice";
            case RulesFault.EmptyRange _ -> "empty-range";
            case RulesFault.NothingToCount _ -> "nothing-to-count";
            case RulesFault.BadId _ -> "bad-id";
            case RulesFault.BadSeparator _ -> "bad-separator";
        };
    }

    private static void criteria(JsonWriter json, CaptureCriterion one, CaptureCriterion another) {
        json.member("one", ConstantWord.of(one)).member("another", ConstantWord.of(another));
    }

    private static List<String> names(Directions directions) {
        List<String> names = new ArrayList<>();
        for (Direction direction : directions.each()) {
            names.add(ConstantWord.of(direction));
        }
        return names;
    }
}
