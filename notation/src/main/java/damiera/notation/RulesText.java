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
     * @throws NotationException if the id, a key or a value is unknown, or the values contradict each other; the message
     *                           lists what is allowed
     */
    public static Rules parse(String text) {
        int plus = text.indexOf('+');
        int end = plus < 0 ? text.length() : plus;
        Rules base = Variants.byId(text.substring(0, end))
                .orElseThrow(() -> new NotationException(text, 0, "a game (" + ids() + ")", quoted(text, 0, end)));
        return change(base, text, end);
    }

    /**
     * {@return the rules changed by options}
     *
     * @param rules   any game, house rules too
     * @param options any number of {@code +key=value}, or empty
     * @throws NotationException if a key or a value is unknown, or the values contradict each other; the message lists
     *                           what is allowed
     */
    public static Rules change(Rules rules, String options) {
        return change(rules, options, 0);
    }

    private static Rules change(Rules rules, String text, int start) {
        List<OptionChoice> choices = choices(text, start);
        return switch (RuleOptions.apply(rules, choices)) {
            case OptionResult.Valid(Rules changed) -> changed;
            case OptionResult.UnknownKey(String key, List<String> allowed) ->
                throw failure(text, "+" + key + "=", "an option (" + String.join(" ", allowed) + ")", key);
            case OptionResult.UnknownValue(String key, String value, List<String> allowed) ->
                throw failure(text, "+" + key + "=", key + " of " + String.join(" ", allowed), value);
            case OptionResult.KeyTwice(String key) -> throw failure(text, "+" + key + "=", "each option once", key);
            case OptionResult.Contradiction contradiction ->
                throw failure(text, "+", "options that fit together", reasons(contradiction));
        };
    }

    private static String reasons(OptionResult.Contradiction contradiction) {
        List<String> reasons = new ArrayList<>();
        contradiction.faults().forEach(fault -> reasons.add(fault.reason()));
        return String.join("; ", reasons);
    }

    private static List<OptionChoice> choices(String text, int start) {
        if (text.length() > LONGEST) {
            throw new NotationException(
                    text, LONGEST, "at most " + LONGEST + " characters", text.length() + " characters");
        }
        List<OptionChoice> choices = new ArrayList<>();
        int at = start;
        while (at < text.length()) {
            int next = text.indexOf('+', at + 1);
            int end = next < 0 ? text.length() : next;
            int equals = text.indexOf('=', at);
            if (text.charAt(at) != '+' || equals < 0 || equals > end) {
                throw new NotationException(text, at, "+key=value", quoted(text, at, end));
            }
            choices.add(new OptionChoice(text.substring(at + 1, equals), text.substring(equals + 1, end)));
            at = end;
        }
        return choices;
    }

    private static NotationException failure(String text, String mark, String expected, String found) {
        return new NotationException(text, Math.max(0, text.indexOf(mark)), expected, "\"" + found + "\"");
    }

    private static String quoted(String text, int start, int end) {
        return "\"" + text.substring(start, end) + "\"";
    }

    private static String ids() {
        StringBuilder ids = new StringBuilder();
        for (Rules rules : Variants.ALL) {
            ids.append(ids.isEmpty() ? "" : " ").append(rules.id());
        }
        return ids.toString();
    }
}
