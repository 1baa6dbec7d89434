package damiera.notation;

import damiera.rules.CountMode;
import damiera.rules.DrawRule;
import damiera.rules.DrawRules;
import damiera.rules.Endgame;
import damiera.rules.Restart;
import java.util.ArrayList;
import java.util.List;

/** Reads the draw rules of house rules. */
final class HouseRulesDraws {
    private static final int MOST_RULES = 20;

    private HouseRulesDraws() {}

    static DrawRules read(HouseRulesMembers members) {
        List<DrawRule> rules = new ArrayList<>();
        for (HouseRulesMembers rule : members.objects("rules", MOST_RULES)) {
            rules.add(rule(rule));
            rule.close();
        }
        DrawRules draws = new DrawRules(rules, members.word("count", CountMode.values()));
        members.close();
        return draws;
    }

    /** Each rule is known by a member of its own. */
    private static DrawRule rule(HouseRulesMembers members) {
        if (members.has("repetition")) {
            return new DrawRule.Repetition(members.number("repetition"));
        }
        if (members.has("quietPlies")) {
            return new DrawRule.QuietPlies(members.number("quietPlies"));
        }
        if (members.has("onePieceEach")) {
            return new DrawRule.OnePieceEach(members.word("onePieceEach", DrawRule.LastPieces.values()));
        }
        return new DrawRule.EndgameCount(
                endgame(members), members.number("plies"), members.word("restart", Restart.values()));
    }

    private static Endgame endgame(HouseRulesMembers members) {
        if (members.has("kingsOnBothSides")) {
            HouseRulesMembers kings = members.object("kingsOnBothSides");
            Endgame endgame = new Endgame.KingsOnBothSides(kings.number("fewest"), kings.number("most"));
            kings.close();
            return endgame;
        }
        HouseRulesMembers lone = members.object("againstLoneKing");
        Endgame endgame = new Endgame.AgainstLoneKing(
                lone.number("fewest"),
                lone.number("most"),
                lone.word("crowned", Endgame.Crowned.values()),
                lone.word("place", Endgame.Place.values()));
        lone.close();
        return endgame;
    }
}
