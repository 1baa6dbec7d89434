package damiera.rules;

import java.util.ArrayList;
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

    /** {@return whether anything is counted in plies, so that {@code count} matters} */
    public boolean hasCounts() {
        for (DrawRule rule : rules) {
            if (rule instanceof DrawRule.QuietPlies || rule instanceof DrawRule.EndgameCount) {
                return true;
            }
        }
        return false;
    }

    /**
     * {@return these answers with another way of counting}
     *
     * @param count how the counts come about
     */
    public DrawRules withCount(CountMode count) {
        return new DrawRules(rules, count);
    }

    /**
     * {@return these answers with one rule in the place of the one of the same kind, or added where there is none}
     *
     * @param rule a rule of which a game has at most one, as {@link DrawRule.Repetition}
     */
    public DrawRules withOne(DrawRule rule) {
        List<DrawRule> changed = new ArrayList<>(rules);
        for (int i = 0; i < changed.size(); i++) {
            if (changed.get(i).isSameKindAs(rule)) {
                changed.set(i, rule);
                return new DrawRules(changed, count);
            }
        }
        changed.add(rule);
        return new DrawRules(changed, count);
    }

    /**
     * {@return these answers without the rule of the same kind, if there is one}
     *
     * @param rule a rule of which a game has at most one, as {@link DrawRule.Repetition}
     */
    public DrawRules without(DrawRule rule) {
        List<DrawRule> others = new ArrayList<>();
        for (DrawRule other : rules) {
            if (!other.isSameKindAs(rule)) {
                others.add(other);
            }
        }
        return new DrawRules(others, count);
    }
}
