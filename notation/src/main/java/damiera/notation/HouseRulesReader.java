package damiera.notation;

import damiera.notation.json.JsonReader;
import damiera.notation.json.JsonValue;
import damiera.notation.json.JsonValue.JsonNumber;
import damiera.notation.json.JsonValue.JsonObject;
import damiera.notation.json.JsonValue.JsonString;
import damiera.rules.Board;
import damiera.rules.CaptureCriterion;
import damiera.rules.CaptureRules;
import damiera.rules.Corner;
import damiera.rules.Direction;
import damiera.rules.Directions;
import damiera.rules.Goal;
import damiera.rules.KingRange;
import damiera.rules.KingRules;
import damiera.rules.Landing;
import damiera.rules.Lattice;
import damiera.rules.ManRules;
import damiera.rules.NotationRules;
import damiera.rules.Obligation;
import damiera.rules.Promotion;
import damiera.rules.QuietKingMoves;
import damiera.rules.Removal;
import damiera.rules.ResultStyle;
import damiera.rules.Reversal;
import damiera.rules.Rules;
import damiera.rules.RulesDraft;
import damiera.rules.RulesFault;
import damiera.rules.RulesResult;
import damiera.rules.Side;
import damiera.rules.SquareNames;
import damiera.rules.Targets;
import java.util.ArrayList;
import java.util.List;

/** Reads house rules: every fault of the JSON, and every contradiction between answers that are no such fault. */
final class HouseRulesReader {
    private final String text;
    private final HouseRulesMembers root;

    HouseRulesReader(String text) {
        this.text = text;
        this.root = HouseRulesMembers.of(text, withBase(JsonReader.read(text)));
    }

    /** The members that are missing, but the id, filled in from the game that "base" names. */
    private JsonValue withBase(JsonValue value) {
        if (value instanceof JsonObject object && object.member("base").orElse(value) instanceof JsonString base) {
            try {
                JsonValue rules = JsonReader.read(
                        HouseRulesWriter.write(RulesText.parse(base.text()).withId("")));
                return HouseRulesMembers.merge((JsonObject) rules, object, base.offset());
            } catch (NotationException e) {
                throw new NotationException(text, base.offset(), e.expected(), e.found());
            }
        }
        return value;
    }

    HouseRulesResult read() {
        RulesDraft draft = new RulesDraft(
                root.text("id"),
                board(root.object("board")),
                start(root.object("start")),
                root.word("firstMover", Side.values()),
                man(root.object("man")),
                king(root.object("king")),
                capture(root.object("capture")),
                root.word("goal", Goal.values()),
                HouseRulesDraws.read(root.object("draws")),
                notation(root.object("notation")));
        root.skip("base");
        root.close();
        return switch (draft.check()) {
            case RulesResult.Valid(Rules rules) when root.faults().isEmpty() -> new HouseRulesResult.Valid(rules);
            case RulesResult.Valid _ -> new HouseRulesResult.Invalid(root.faults());
            case RulesResult.Invalid invalid -> new HouseRulesResult.Invalid(with(invalid.faults()));
        };
    }

    private List<HouseRulesFault> with(List<RulesFault> contradictions) {
        List<HouseRulesFault> faults = new ArrayList<>(root.faults());
        for (RulesFault fault : contradictions) {
            if (!root.isFaulty(fault.components())) {
                String path = fault.components().getFirst();
                faults.add(new HouseRulesFault.Contradiction(path, root.offsetOf(path), fault));
            }
        }
        return faults;
    }

    private static RulesDraft.BoardDraft board(HouseRulesMembers members) {
        RulesDraft.BoardDraft board = new RulesDraft.BoardDraft(
                members.number("files"),
                members.number("ranks"),
                members.word("lattice", Lattice.values()),
                members.word("corner", Corner.values()));
        members.close();
        return board;
    }

    private static RulesDraft.StartDraft start(HouseRulesMembers members) {
        RulesDraft.StartDraft start = members.has("white") || members.has("black")
                ? new RulesDraft.StartDraft.Men(
                        members.numbers("white", Board.MOST_SQUARES), members.numbers("black", Board.MOST_SQUARES))
                : new RulesDraft.StartDraft.Rows(members.number("rows"), members.number("behind"));
        members.close();
        return start;
    }

    private static ManRules man(HouseRulesMembers members) {
        ManRules man = new ManRules(
                directions(members, "moves"),
                directions(members, "captures"),
                members.word("targets", Targets.values()),
                members.word("promotion", Promotion.values()));
        members.close();
        return man;
    }

    private static Directions directions(HouseRulesMembers members, String name) {
        return new Directions(members.words(name, Direction.values()));
    }

    private static KingRules king(HouseRulesMembers members) {
        KingRules king = new KingRules(
                directions(members, "moves"), directions(members, "captures"), range(members), quietMoves(members));
        members.close();
        return king;
    }

    /** "short", or an object with the landing of a flying king. */
    private static KingRange range(HouseRulesMembers members) {
        JsonValue value = members.value("range");
        if (value instanceof JsonString word && word.text().equals("short")) {
            return new KingRange.ShortRange();
        }
        if (value instanceof JsonObject) {
            HouseRulesMembers flying = members.object("range");
            Landing landing = flying.word("landing", Landing.values());
            flying.close();
            return new KingRange.Flying(landing);
        }
        members.fault("range", Expected.Thing.KING_RANGE);
        return new KingRange.ShortRange();
    }

    /** "unlimited", or how many. */
    private static QuietKingMoves quietMoves(HouseRulesMembers members) {
        JsonValue value = members.value("quietMoves");
        if (value instanceof JsonString word && word.text().equals("unlimited")) {
            return new QuietKingMoves.Unlimited();
        }
        if (value instanceof JsonNumber number && number.whole().isPresent()) {
            return new QuietKingMoves.AtMost(number.whole().get());
        }
        members.fault("quietMoves", Expected.Thing.KING_LIMIT);
        return new QuietKingMoves.Unlimited();
    }

    private static CaptureRules capture(HouseRulesMembers members) {
        CaptureRules capture = new CaptureRules(
                members.word("obligation", Obligation.values()),
                members.words("priority", CaptureCriterion.values()),
                members.word("removal", Removal.values()),
                members.word("reversal", Reversal.values()));
        members.close();
        return capture;
    }

    private static NotationRules notation(HouseRulesMembers members) {
        NotationRules notation = new NotationRules(
                members.number("gameTypeNumber"),
                members.word("squareNames", SquareNames.values()),
                members.character("quietSeparator"),
                members.character("captureSeparator"),
                members.word("resultStyle", ResultStyle.values()));
        members.close();
        return notation;
    }
}
