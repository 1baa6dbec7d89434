package damiera.cli;

import damiera.notation.SquareText;
import damiera.notation.json.JsonWriter;
import damiera.rules.Move;
import damiera.rules.Position;
import damiera.rules.Refusal;
import damiera.rules.Rules;
import damiera.rules.Square;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A refusal in words: its name in the contract, and its facts by name in the order in which a sentence needs them.
 *
 * @param reason as {@code must-capture-more}; empty where nothing is refused
 * @param facts  by name
 */
record RefusalText(String reason, Map<String, Fact> facts) {
    /** One fact of a refusal. */
    sealed interface Fact {
        /** A count. */
        record Count(int value) implements Fact {
            @Override
            public void write(JsonWriter line, String name) {
                line.member(name, value);
            }

            @Override
            public String text() {
                return Integer.toString(value);
            }
        }

        /** A square, by its name. */
        record Name(String value) implements Fact {
            @Override
            public void write(JsonWriter line, String name) {
                line.member(name, value);
            }

            @Override
            public String text() {
                return value;
            }
        }

        /** Squares or moves. */
        record Names(List<String> values) implements Fact {
            @Override
            public void write(JsonWriter line, String name) {
                JsonLine.strings(line, name, values);
            }

            @Override
            public String text() {
                return String.join(", ", values);
            }
        }

        /** Writes it as a property. */
        void write(JsonWriter line, String name);

        /** {@return it for a sentence} */
        String text();
    }

    /** {@return what stands for a legal move: no reason, and the rule that left no other capture where there is one} */
    static RefusalText none(Position position) {
        Map<String, Fact> facts = new LinkedHashMap<>();
        position.decidedBy().ifPresent(rule -> facts.put("rule", new Fact.Name(Words.lower(rule))));
        return new RefusalText("", facts);
    }

    static RefusalText of(Position position, Refusal refusal) {
        Rules rules = position.rules();
        return switch (refusal) {
            case Refusal.NotYourPiece(Square square) -> at(rules, "not-your-piece", square);
            case Refusal.SquareEmpty(Square square) -> at(rules, "square-empty", square);
            case Refusal.SquareOccupied(Square square) -> at(rules, "square-occupied", square);
            case Refusal.NotASquare(Square square) -> at(rules, "not-a-square", square);
            case Refusal.BackwardMan(Square square) -> at(rules, "backward-man", square);
            case Refusal.MustCapture(List<Square> pieces) -> one("must-capture", "pieces", names(rules, pieces));
            case Refusal.MustCaptureMore(int taken, int required) -> taken("must-capture-more", taken, required);
            case Refusal.MustCaptureWithKing(List<Square> kings) ->
                one("must-capture-with-king", "kings", names(rules, kings));
            case Refusal.MustCaptureMoreKings(int taken, int required) ->
                taken("must-capture-more-kings", taken, required);
            case Refusal.MustCaptureKingEarlier(int jump) ->
                one("must-capture-king-earlier", "jump", new Fact.Count(jump));
            case Refusal.MustContinue(Square square) -> at(rules, "must-continue", square);
            case Refusal.ManMayNotTakeKing(Square king) -> at(rules, "man-may-not-take-king", king);
            case Refusal.KingMoveLimit(Square king, int moves) -> limit(rules, king, moves);
            case Refusal.NotAMove() -> new RefusalText("not-a-move", Map.of());
            case Refusal.Ambiguous(List<Move> moves) -> one("ambiguous", "routes", routes(position, moves));
            case Refusal.MustMoveTouched(Square square) -> at(rules, "must-move-touched", square);
            case Refusal.GameOver() -> new RefusalText("game-over", Map.of());
        };
    }

    /** {@return the refusal as a sentence for people} */
    String sentence(Messages messages) {
        Object[] values = facts.values().stream().map(Fact::text).toArray();
        return messages.text("refusal." + reason, values);
    }

    private static RefusalText at(Rules rules, String reason, Square square) {
        return one(reason, "square", new Fact.Name(SquareText.format(rules, square)));
    }

    private static RefusalText one(String reason, String name, Fact fact) {
        return new RefusalText(reason, Map.of(name, fact));
    }

    private static RefusalText taken(String reason, int taken, int required) {
        Map<String, Fact> facts = new LinkedHashMap<>();
        facts.put("taken", new Fact.Count(taken));
        facts.put("required", new Fact.Count(required));
        return new RefusalText(reason, facts);
    }

    private static RefusalText limit(Rules rules, Square king, int moves) {
        Map<String, Fact> facts = new LinkedHashMap<>();
        facts.put("square", new Fact.Name(SquareText.format(rules, king)));
        facts.put("moves", new Fact.Count(moves));
        return new RefusalText("king-move-limit", facts);
    }

    private static Fact names(Rules rules, List<Square> squares) {
        return new Fact.Names(MovesCommand.names(rules, squares));
    }

    private static Fact routes(Position position, List<Move> moves) {
        return new Fact.Names(
                moves.stream().map(move -> position.rules().text(move)).sorted().toList());
    }
}
