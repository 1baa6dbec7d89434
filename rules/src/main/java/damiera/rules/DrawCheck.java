package damiera.rules;

import java.util.List;

/** The check of the draw rules. */
final class DrawCheck {
    private DrawCheck() {}

    static String component(int rule) {
        return "draws.rules[" + rule + "]";
    }

    static void check(DrawRules draws, List<RulesFault> faults) {
        List<DrawRule> rules = draws.rules();
        for (int i = 0; i < rules.size(); i++) {
            numbers(i, rules.get(i), faults);
            for (int earlier = 0; earlier < i; earlier++) {
                if (rules.get(earlier).isSameKindAs(rules.get(i))) {
                    faults.add(new RulesFault.DrawRuleTwice(earlier, i));
                }
            }
        }
        if (draws.count() == CountMode.ON_REQUEST && !draws.hasCounts()) {
            faults.add(new RulesFault.NothingToCount());
        }
    }

    private static void numbers(int place, DrawRule rule, List<RulesFault> faults) {
        switch (rule) {
            case DrawRule.Repetition(int times) ->
                range(place, ".repetition", DrawRule.LEAST, DrawRule.MOST_TIMES, times, faults);
            case DrawRule.QuietPlies(int plies) ->
                range(place, ".quietPlies", DrawRule.LEAST, DrawRule.MOST_PLIES, plies, faults);
            case DrawRule.EndgameCount count -> {
                range(place, ".plies", DrawRule.LEAST, DrawRule.MOST_PLIES, count.plies(), faults);
                endgame(place, count.endgame(), faults);
            }
            case DrawRule.OnePieceEach _ -> {}
        }
    }

    private static void endgame(int place, Endgame endgame, List<RulesFault> faults) {
        switch (endgame) {
            case Endgame.AgainstLoneKing lone ->
                pieces(place, ".againstLoneKing", 1, lone.fewest(), lone.most(), faults);
            case Endgame.KingsOnBothSides(int fewest, int most) ->
                pieces(place, ".kingsOnBothSides", 2, fewest, most, faults);
        }
    }

    private static void pieces(int place, String endgame, int least, int fewest, int most, List<RulesFault> faults) {
        range(place, endgame + ".fewest", least, Board.MOST_SQUARES, fewest, faults);
        range(place, endgame + ".most", least, Board.MOST_SQUARES, most, faults);
        if (most < fewest) {
            faults.add(new RulesFault.EmptyRange(place, fewest, most));
        }
    }

    private static void range(
            int place, String component, int least, int largest, int actual, List<RulesFault> faults) {
        if (actual < least || actual > largest) {
            faults.add(new RulesFault.OutOfRange(component(place) + component, least, largest, actual));
        }
    }
}
