package damiera.rules;

import java.util.List;

/** What comes of checking house rules: a game, or every reason why not. */
public sealed interface RulesResult {
    /**
     * They can be played.
     *
     * @param rules the game
     */
    record Valid(Rules rules) implements RulesResult {}

    /**
     * They cannot.
     *
     * @param faults all of them, one or more
     */
    record Invalid(List<RulesFault> faults) implements RulesResult {
        /** Copies the list. */
        public Invalid {
            faults = List.copyOf(faults);
        }
    }
}
