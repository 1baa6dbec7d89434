package damiera.browser;

import damiera.notation.ConstantWord;
import damiera.notation.Expected;
import damiera.notation.HouseRulesFault;
import damiera.notation.Printable;
import damiera.notation.RefusalFact;
import damiera.notation.json.JsonWriter;
import damiera.notation.pdn.PdnFault;
import damiera.notation.pdn.PdnReason;
import damiera.rules.Move;
import damiera.rules.Refusal;
import damiera.rules.Rules;
import damiera.rules.SetupFault;
import damiera.rules.Square;
import java.util.ArrayList;
import java.util.List;

/** What is wrong with a game of a file, and where: {@code PdnFault}. */
final class PdnReasonFacts {
    private static final int MOST = 20;

    private PdnReasonFacts() {}

    /** The first faults; nobody reads more. */
    static void write(JsonWriter json, List<PdnFault> faults) {
        json.openArray();
        for (PdnFault fault : faults.subList(0, Math.min(MOST, faults.size()))) {
            json.openObject().member("line", fault.place().line());
            json.member("column", fault.place().column()).name("told");
            write(json, fault.reason());
            json.closeObject();
        }
        json.closeArray();
    }

    private static void write(JsonWriter json, PdnReason reason) {
        switch (reason) {
            case PdnReason.Slip slip -> Told.open(json, "pdn." + ConstantWord.of(slip));
            case PdnReason.TooMuch(PdnReason.Bound what, int most) ->
                Told.open(json, "pdn.too-much." + ConstantWord.of(what)).member("most", most);
            case PdnReason.StrayText(String text) ->
                Told.open(json, "pdn.stray-text").member("text", Printable.cut(text));
            case PdnReason.StraySigns(String text) ->
                Told.open(json, "pdn.stray-signs").member("text", Printable.cut(text));
            case PdnReason.UnreadableMove(String text, int offset, Expected expected, String found) -> {
                Told.open(json, "pdn.unreadable-move")
                        .member("text", Printable.cut(text))
                        .name("why");
                ExpectedFacts.write(json, offset, expected, found);
            }
            case PdnReason.IllegalMove(String text, Rules rules, Refusal refusal) -> {
                Told.open(json, "pdn.illegal-move")
                        .member("text", Printable.cut(text))
                        .name("why");
                write(json, rules, refusal);
            }
            case PdnReason.AmbiguousCapture(
                    String text,
                    Rules rules,
                    List<Move> readings,
                    Move chosen,
                    PdnReason.Choice choice) -> {
                Told.open(json, "pdn.ambiguous." + ConstantWord.of(choice)).member("text", Printable.cut(text));
                json.member("chosen", rules.text(chosen));
                Told.words(json, "moves", texts(rules, readings));
            }
            case PdnReason.InVariation(PdnReason inner) -> {
                Told.open(json, "pdn.in-variation").name("why");
                write(json, inner);
            }
            case PdnReason.ResultsDiffer(String result, String tag) ->
                Told.open(json, "pdn.results-differ")
                        .member("result", Printable.cut(result))
                        .member("tag", Printable.cut(tag));
            case PdnReason.UnknownGame(String tag, String value) ->
                Told.open(json, "pdn.unknown-game").member("tag", tag).member("text", Printable.cut(value));
            case PdnReason.MissingRules() -> Told.open(json, "pdn.missing-rules");
            case PdnReason.UnreadableRules(int offset, Expected expected, String found) -> {
                Told.open(json, "pdn.rules").name("why");
                ExpectedFacts.write(json, offset, expected, found);
            }
            case PdnReason.ImpossibleRules(List<HouseRulesFault> faults) -> {
                Told.open(json, "pdn.rules").name("why").openArray();
                faults.forEach(fault -> RulesFaultFacts.write(json, fault));
                json.closeArray();
            }
            case PdnReason.OtherGame(Rules tagged, Rules played) ->
                Told.open(json, "pdn.other-game").member("tagged", tagged.id()).member("played", played.id());
            case PdnReason.UnreadableFen(int offset, Expected expected, String found) -> {
                Told.open(json, "pdn.position").name("why");
                ExpectedFacts.write(json, offset, expected, found);
            }
            case PdnReason.ImpossiblePosition(Rules rules, List<SetupFault> faults) -> {
                Told.open(json, "pdn.position").name("why").openArray();
                faults.forEach(fault -> SetupFacts.write(json, rules, fault));
                json.closeArray();
            }
        }
        Told.close(json);
    }

    private static void write(JsonWriter json, Rules rules, Refusal refusal) {
        Told.open(json, "illegal." + refusal.reason());
        for (RefusalFact fact : RefusalFact.of(refusal)) {
            switch (fact) {
                case RefusalFact.Count(String key, int value) -> json.member(key, value);
                case RefusalFact.At(String key, Square square) -> json.member(key, rules.name(square));
                case RefusalFact.Written(String key, String name) -> json.member(key, Printable.cut(name));
                case RefusalFact.Squares(String key, List<Square> squares) -> {
                    List<String> names = new ArrayList<>();
                    squares.forEach(square -> names.add(rules.name(square)));
                    Told.words(json, key, names);
                }
                case RefusalFact.Routes(String key, List<Move> moves) -> Told.words(json, key, texts(rules, moves));
            }
        }
        Told.close(json);
    }

    private static List<String> texts(Rules rules, List<Move> moves) {
        List<String> texts = new ArrayList<>();
        moves.forEach(move -> texts.add(rules.text(move)));
        return texts;
    }
}
