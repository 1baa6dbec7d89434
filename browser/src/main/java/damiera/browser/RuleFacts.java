package damiera.browser;

import damiera.notation.ConstantWord;
import damiera.notation.json.JsonWriter;
import damiera.rules.CaptureCriterion;
import damiera.rules.Direction;
import damiera.rules.Directions;
import damiera.rules.DrawRule;
import damiera.rules.KingRange;
import damiera.rules.KingRules;
import damiera.rules.ManRules;
import damiera.rules.QuietKingMoves;
import damiera.rules.Rules;

/** What a page must know of the rules of a game to tell them: {@code RuleFacts}. */
final class RuleFacts {
    private RuleFacts() {}

    static String of(Rules rules) {
        JsonWriter json = new JsonWriter().openObject();
        json.member("firstMover", ConstantWord.of(rules.firstMover()));
        json.member("goal", ConstantWord.of(rules.goal()));
        man(json, rules.man());
        king(json, rules.king());
        json.member("obligation", ConstantWord.of(rules.capture().obligation()));
        json.name("priority").openArray();
        for (CaptureCriterion criterion : rules.capture().priority()) {
            json.text(ConstantWord.of(criterion));
        }
        json.closeArray().member("removal", ConstantWord.of(rules.capture().removal()));
        json.member("reversal", ConstantWord.of(rules.capture().reversal()));
        json.member("count", ConstantWord.of(rules.draws().count()));
        json.name("draws").openArray();
        for (DrawRule rule : rules.draws().rules()) {
            draw(json, rule);
        }
        return json.closeArray().closeObject().toString();
    }

    private static void man(JsonWriter json, ManRules man) {
        directions(json, "manMoves", man.moves());
        directions(json, "manCaptures", man.captures());
        json.member("targets", ConstantWord.of(man.targets()));
        json.member("promotion", ConstantWord.of(man.promotion()));
    }

    private static void king(JsonWriter json, KingRules king) {
        directions(json, "kingMoves", king.moves());
        directions(json, "kingCaptures", king.captures());
        switch (king.range()) {
            case KingRange.ShortRange() -> json.member("landing", "next-square");
            case KingRange.Flying(var landing) -> json.member("landing", ConstantWord.of(landing));
        }
        switch (king.quietMoves()) {
            case QuietKingMoves.Unlimited() -> json.member("kingLimit", 0);
            case QuietKingMoves.AtMost(int moves) -> json.member("kingLimit", moves);
        }
    }

    private static void directions(JsonWriter json, String name, Directions directions) {
        json.name(name).openArray();
        for (Direction direction : directions.each()) {
            json.text(ConstantWord.of(direction));
        }
        json.closeArray();
    }

    private static void draw(JsonWriter json, DrawRule rule) {
        json.openObject();
        switch (rule) {
            case DrawRule.Repetition(int times) ->
                json.member("kind", "repetition").member("limit", times);
            case DrawRule.QuietPlies(int plies) ->
                json.member("kind", "quiet-plies").member("limit", plies);
            case DrawRule.EndgameCount count ->
                json.member("kind", "endgame-count").member("limit", count.plies());
            case DrawRule.OnePieceEach _ ->
                json.member("kind", "one-piece-each").member("limit", 0);
        }
        json.closeObject();
    }
}
