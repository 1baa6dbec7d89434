package damiera.notation;

import damiera.rules.Rules;
import java.util.List;

/** What comes of reading house rules: a game, or every reason why not. */
public sealed interface HouseRulesResult {
    /**
     * They can be played.
     *
     * @param rules the game
     */
    record Valid(Rules rules) implements HouseRulesResult {}

    /**
     * They cannot.
     *
     * @param faults all of them, one or more
     */
    record Invalid(List<HouseRulesFault> faults) implements HouseRulesResult {
        /** Copies the list. */
        public Invalid {
            faults = List.copyOf(faults);
        }
    }
}
