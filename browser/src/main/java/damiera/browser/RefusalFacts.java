package damiera.browser;

import damiera.notation.RefusalFact;
import damiera.notation.json.JsonWriter;
import damiera.rules.Move;
import damiera.rules.Refusal;
import damiera.rules.Rules;
import damiera.rules.Square;
import java.util.List;

/** What a page must know to say why not: {@code Refusal}. Squares by number, moves by text. */
final class RefusalFacts {
    private RefusalFacts() {}

    static void write(JsonWriter json, Rules rules, Refusal refusal) {
        json.openObject().member("reason", refusal.reason()).name("detail").openObject();
        for (RefusalFact fact : RefusalFact.of(refusal)) {
            json.name(fact.key());
            write(json, rules, fact);
        }
        json.closeObject().closeObject();
    }

    private static void write(JsonWriter json, Rules rules, RefusalFact fact) {
        switch (fact) {
            case RefusalFact.Count(String _, int value) -> json.number(value);
            case RefusalFact.At(String _, Square square) -> json.number(square.number());
            case RefusalFact.Written(String _, String name) -> json.text(name);
            case RefusalFact.Squares(String _, List<Square> squares) -> MoveFacts.squares(json, squares);
            case RefusalFact.Routes(String _, List<Move> moves) -> {
                json.openArray();
                for (Move move : moves) {
                    json.text(rules.text(move));
                }
                json.closeArray();
            }
        }
    }
}
