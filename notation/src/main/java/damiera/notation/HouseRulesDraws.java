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

    private static DrawRule rule(HouseRulesMembers members) {
        return switch (members.kind(List.of("repetition", "quiet-plies", "endgame-count", "one-piece-each"))) {
            case "quiet-plies" -> new DrawRule.QuietPlies(members.number("plies"));
            case "endgame-count" ->
                new DrawRule.EndgameCount(
                        endgame(members.object("endgame")),
                        members.number("plies"),
                        members.word("restart", Restart.values()));
            case "one-piece-each" -> new DrawRule.OnePieceEach(members.word("pieces", DrawRule.LastPieces.values()));
            default -> new DrawRule.Repetition(members.number("times"));
        };
    }

    private static Endgame endgame(HouseRulesMembers members) {
        Endgame endgame = switch (members.kind(List.of("against-lone-king", "kings-on-both-sides"))) {
            case "kings-on-both-sides" ->
                new Endgame.KingsOnBothSides(members.number("fewest"), members.number("most"));
            default ->
                new Endgame.AgainstLoneKing(
                        members.number("fewest"),
                        members.number("most"),
                        members.word("crowned", Endgame.Crowned.values()),
                        members.word("place", Endgame.Place.values()));
        };
        members.close();
        return endgame;
    }
}
