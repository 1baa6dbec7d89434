package damiera.notation;

import damiera.rules.Rules;
import damiera.rules.option.OptionChoice;
import damiera.rules.option.OptionResult;
import damiera.rules.option.RuleOptions;
import damiera.rules.variant.Variants;
import java.util.ArrayList;
import java.util.List;

/** A game by name: an id and what is changed, as {@code italian+goal=losing}. */
public final class RulesText {
    private static final int LONGEST = 1_000;

    private RulesText() {}

    /**
     * {@return the game of this text}
     *
     * @param text an id, then any number of {@code +key=value} in any order
     * @throws NotationException if the id, a key or a value is unknown, or the values contradict each other; it lists
     *                           what is allowed
     */
    public static Rules parse(String text) {
        int plus = text.indexOf('+');
        int end = plus < 0 ? text.length() : plus;
        Rules base = Variants.byId(text.substring(0, end))
                .orElseThrow(() -> new NotationException(text, 0, new Expected.Game(ids()), text.substring(0, end)));
        return change(base, text, end);
    }

    /**
     * {@return the rules changed by options}
     *
     * @param rules   any game, house rules too
     * @param options any number of {@code +key=value}, or empty
     * @throws NotationException if a key or a value is unknown, or the values contradict each other; it lists what
     *                           is allowed
     */
    public static Rules change(Rules rules, String options) {
        return change(rules, options, 0);
    }

    /**
     * {@return the options of a text, as they are written}
     *
     * @param options any number of {@code +key=value}, or empty
     * @throws NotationException if it is anything else
     */
    public static List<OptionChoice> choices(String options) {
        return choices(options, 0);
    }

    private static Rules change(Rules rules, String text, int start) {
        List<OptionChoice> choices = choices(text, start);
        return switch (RuleOptions.apply(rules, choices)) {
            case OptionResult.Valid(Rules changed) -> changed;
            case OptionResult.UnknownKey(String key, List<String> allowed) ->
                throw failure(text, "+" + key + "=", new Expected.OptionKey(allowed), key);
            case OptionResult.UnknownValue(String key, String value, List<String> allowed) ->
                throw failure(text, "+" + key + "=", new Expected.OptionValue(key, allowed), value);
            case OptionResult.KeyTwice(String key) ->
                throw failure(text, "+" + key + "=", Expected.Thing.NEW_OPTION, key);
            case OptionResult.Contradiction contradiction ->
                throw failure(text, "+", new Expected.FittingOptions(contradiction.faults()), text.substring(start));
        };
    }

    private static List<OptionChoice> choices(String text, int start) {
        if (text.length() > LONGEST) {
            throw NotationException.at(text, LONGEST, new Expected.Length(LONGEST));
        }
        List<OptionChoice> choices = new ArrayList<>();
        int at = start;
        while (at < text.length()) {
            int next = text.indexOf('+', at + 1);
            int end = next < 0 ? text.length() : next;
            int equals = text.indexOf('=', at);
            if (text.charAt(at) != '+' || equals < 0 || equals > end) {
                throw new NotationException(text, at, Expected.Thing.OPTION, text.substring(at, end));
            }
            choices.add(new OptionChoice(text.substring(at + 1, equals), text.substring(equals + 1, end)));
            at = end;
        }
        return choices;
    }

    private static NotationException failure(String text, String mark, Expected expected, String found) {
        return new NotationException(text, Math.max(0, text.indexOf(mark)), expected, found);
    }

    private static List<String> ids() {
        List<String> ids = new ArrayList<>();
        Variants.ALL.forEach(rules -> ids.add(rules.id()));
        return ids;
    }
}
