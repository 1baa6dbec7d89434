package damiera.rules.option;

import damiera.rules.Rules;
import damiera.rules.RulesFault;
import java.util.List;

/** What comes of choosing options: a game, or why not. */
public sealed interface OptionResult {
    /**
     * They fit.
     *
     * @param rules the game; its id names the options that changed something
     */
    record Valid(Rules rules) implements OptionResult {}

    /**
     * The game has no such option.
     *
     * @param key     as it was written
     * @param allowed the keys that this game has
     */
    record UnknownKey(String key, List<String> allowed) implements OptionResult {
        /** Copies the list. */
        public UnknownKey {
            allowed = List.copyOf(allowed);
        }
    }

    /**
     * The option has no such value.
     *
     * @param key     the option
     * @param value   as it was written
     * @param allowed the values that it has; numbers as a range, {@code 2..100}
     */
    record UnknownValue(String key, String value, List<String> allowed) implements OptionResult {
        /** Copies the list. */
        public UnknownValue {
            allowed = List.copyOf(allowed);
        }
    }

    /**
     * An option was chosen twice.
     *
     * @param key the option
     */
    record KeyTwice(String key) implements OptionResult {}

    /**
     * Each value is allowed, but together they make no game.
     *
     * @param faults all of them, one or more
     */
    record Contradiction(List<RulesFault> faults) implements OptionResult {
        /** Copies the list. */
        public Contradiction {
            faults = List.copyOf(faults);
        }
    }
}
