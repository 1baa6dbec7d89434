package damiera.notation;

import damiera.notation.json.JsonReader;
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
import java.util.Optional;

/** Reads house rules: first every fault of the JSON, and where it has none, every contradiction of its answers. */
final class HouseRulesReader {
    private static final int MOST_QUIET_MOVES = 15;

    private final HouseRulesMembers root;

    HouseRulesReader(String text) {
        this.root = HouseRulesMembers.of(text, JsonReader.read(text));
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
        root.close();
        return root.faults().isEmpty() ? checked(draft) : new HouseRulesResult.Invalid(root.faults());
    }

    private HouseRulesResult checked(RulesDraft draft) {
        return switch (draft.check()) {
            case RulesResult.Valid(Rules rules) -> new HouseRulesResult.Valid(rules);
            case RulesResult.Invalid invalid -> {
                List<HouseRulesFault> faults = new ArrayList<>();
                for (RulesFault fault : invalid.faults()) {
                    String path = fault.components().getFirst();
                    faults.add(new HouseRulesFault(path, root.offsetOf(path), fault.reason(), Optional.of(fault)));
                }
                yield new HouseRulesResult.Invalid(faults);
            }
        };
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
        RulesDraft.StartDraft start = switch (members.kind(List.of("rows", "men"))) {
            case "men" ->
                new RulesDraft.StartDraft.Men(
                        members.numbers("white", Board.MOST_SQUARES), members.numbers("black", Board.MOST_SQUARES));
            default -> new RulesDraft.StartDraft.Rows(members.number("rows"), members.number("behind"));
        };
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
                directions(members, "moves"),
                directions(members, "captures"),
                range(members.object("range")),
                quietMoves(members.object("quietMoves")));
        members.close();
        return king;
    }

    private static KingRange range(HouseRulesMembers members) {
        KingRange range = switch (members.kind(List.of("short-range", "flying"))) {
            case "flying" -> new KingRange.Flying(members.word("landing", Landing.values()));
            default -> new KingRange.ShortRange();
        };
        members.close();
        return range;
    }

    private static QuietKingMoves quietMoves(HouseRulesMembers members) {
        QuietKingMoves quietMoves = switch (members.kind(List.of("unlimited", "at-most"))) {
            case "at-most" -> new QuietKingMoves.AtMost(members.numberWithin("moves", 1, MOST_QUIET_MOVES));
            default -> new QuietKingMoves.Unlimited();
        };
        members.close();
        return quietMoves;
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
