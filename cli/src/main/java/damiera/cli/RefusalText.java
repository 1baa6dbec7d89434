package damiera.cli;

import damiera.notation.ConstantWord;
import damiera.notation.Printable;
import damiera.notation.RefusalFact;
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

        /** A square, by its name, or what stands for one. */
        record Name(String value) implements Fact {
            @Override
            public void write(JsonWriter line, String name) {
                line.member(name, value);
            }

            @Override
            public String text() {
                return Printable.cut(value);
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
        position.decidedBy().ifPresent(rule -> facts.put("rule", new Fact.Name(ConstantWord.of(rule))));
        return new RefusalText("", facts);
    }

    static RefusalText of(Rules rules, Refusal refusal) {
        Map<String, Fact> facts = new LinkedHashMap<>();
        for (RefusalFact fact : RefusalFact.of(refusal)) {
            facts.put(fact.key(), named(rules, fact));
        }
        return new RefusalText(refusal.reason(), facts);
    }

    private static Fact named(Rules rules, RefusalFact fact) {
        return switch (fact) {
            case RefusalFact.Count(String _, int value) -> new Fact.Count(value);
            case RefusalFact.At(String _, Square square) -> new Fact.Name(SquareText.format(rules, square));
            case RefusalFact.Written(String _, String name) -> new Fact.Name(name);
            case RefusalFact.Squares(String _, List<Square> squares) ->
                new Fact.Names(MovesCommand.names(rules, squares));
            case RefusalFact.Routes(String _, List<Move> moves) ->
                new Fact.Names(moves.stream().map(rules::text).toList());
        };
    }

    /** {@return the refusal as a sentence for people} */
    String sentence(Messages messages) {
        Object[] values = facts.values().stream().map(Fact::text).toArray();
        return messages.text("refusal." + reason, values);
    }
}
