package damiera.browser;

import damiera.notation.HouseRules;
import damiera.notation.HouseRulesFault;
import damiera.notation.HouseRulesResult;
import damiera.notation.NotationException;
import damiera.notation.RulesText;
import damiera.rules.Rules;
import java.util.List;

/** A game as a page names it: an id or house rules as JSON, then any number of {@code +key=value}. */
final class GameText {
    private GameText() {}

    /** The game of a text that the page has had from the core; anything else is an error of the page. */
    static Rules parse(String game) {
        if (!game.startsWith("{")) {
            return RulesText.parse(game);
        }
        int end = game.lastIndexOf('}') + 1;
        return switch (HouseRules.read(game.substring(0, end))) {
            case HouseRulesResult.Valid(Rules rules) -> RulesText.change(rules, game.substring(end));
            case HouseRulesResult.Invalid(List<HouseRulesFault> faults) ->
                throw new IllegalArgumentException("house rules must make a game, were " + faults);
        };
    }

    /** The text of a game, short where its id says all. */
    static String format(Rules rules) {
        return isKnown(rules) ? rules.id() : HouseRules.write(rules);
    }

    private static boolean isKnown(Rules rules) {
        try {
            return RulesText.parse(rules.id()).equals(rules);
        } catch (NotationException fault) {
            return false;
        }
    }
}
