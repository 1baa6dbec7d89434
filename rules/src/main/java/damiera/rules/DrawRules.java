package damiera.rules;

import java.util.List;

/**
 * What draws a game, besides agreement.
 *
 * @param rules each rule by itself; the first that applies draws the game
 * @param count how the counts (all but repetition) come about
 */
public record DrawRules(List<DrawRule> rules, CountMode count) {
    /** Copies the list. */
    public DrawRules {
        rules = List.copyOf(rules);
    }
}
