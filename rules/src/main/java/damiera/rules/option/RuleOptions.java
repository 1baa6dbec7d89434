package damiera.rules.option;

import damiera.rules.Rules;
import damiera.rules.RulesFault;
import damiera.rules.variant.Variants;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Applies options to a game. */
public final class RuleOptions {
    private RuleOptions() {}

    /**
     * {@return the options that a game has}
     *
     * @param rules any game
     */
    public static List<RuleOption> of(Rules rules) {
        List<RuleOption> options = new ArrayList<>();
        for (RuleOption option : RuleOption.values()) {
            if (!option.values(rules).isEmpty()) {
                options.add(option);
            }
        }
        return options;
    }

    /**
     * {@return the game changed by options; its id is that of the game and, in the order of {@link RuleOption}, {@code
     * +key=value} for each option that changed something}
     *
     * @param rules   any game
     * @param choices in any order
     */
    public static OptionResult apply(Rules rules, List<OptionChoice> choices) {
        Optional<OptionResult> badKey = badKey(rules, choices);
        if (badKey.isPresent()) {
            return badKey.get();
        }
        Rules changed = rules;
        StringBuilder id = new StringBuilder(rules.id());
        for (RuleOption option : RuleOption.values()) {
            Optional<OptionChoice> choice = choice(option, choices);
            if (choice.isPresent()) {
                String value = choice.get().value();
                Optional<Rules> next = option.answer(changed, value);
                if (next.isEmpty()) {
                    return new OptionResult.UnknownValue(option.key(), value, option.values(changed));
                }
                if (!next.get().equals(changed)) {
                    id.append('+').append(option.key()).append('=').append(value);
                    changed = next.get();
                }
            }
        }
        return checked(changed.equals(rules) ? rules : named(changed.withId(id.toString())));
    }

    private static OptionResult checked(Rules rules) {
        List<RulesFault> faults = RulesFault.of(rules);
        return faults.isEmpty() ? new OptionResult.Valid(rules) : new OptionResult.Contradiction(faults);
    }

    private static Optional<OptionResult> badKey(Rules rules, List<OptionChoice> choices) {
        List<String> keys = new ArrayList<>();
        for (RuleOption option : of(rules)) {
            keys.add(option.key());
        }
        List<String> seen = new ArrayList<>();
        for (OptionChoice choice : choices) {
            if (!keys.contains(choice.key())) {
                return Optional.of(new OptionResult.UnknownKey(choice.key(), keys));
            }
            if (seen.contains(choice.key())) {
                return Optional.of(new OptionResult.KeyTwice(choice.key()));
            }
            seen.add(choice.key());
        }
        return Optional.empty();
    }

    private static Optional<OptionChoice> choice(RuleOption option, List<OptionChoice> choices) {
        for (OptionChoice choice : choices) {
            if (choice.key().equals(option.key())) {
                return Optional.of(choice);
            }
        }
        return Optional.empty();
    }

    /** Options may lead to a game that PDN numbers on its own. */
    private static Rules named(Rules rules) {
        for (Rules known : Variants.NUMBERED) {
            int number = known.notation().gameTypeNumber();
            Rules renumbered = rules.withNotation(rules.notation().withGameTypeNumber(number));
            if (renumbered.sameGameAs(known)) {
                return renumbered;
            }
        }
        return rules;
    }
}
