package damiera.browser;

import damiera.notation.ConstantWord;
import damiera.notation.Expected;
import damiera.notation.NotationException;
import damiera.notation.Printable;
import damiera.notation.json.JsonWriter;
import damiera.rules.RulesFault;
import java.util.List;

/** What a text should have had, to be put into words. */
final class ExpectedFacts {
    private ExpectedFacts() {}

    static void write(JsonWriter json, NotationException fault) {
        write(json, fault.offset(), fault.expected(), fault.found());
    }

    static void write(JsonWriter json, int offset, Expected expected, String found) {
        Told.open(json, found.isEmpty() ? "unreadable.end" : "unreadable.text")
                .member("offset", offset + 1)
                .member("found", Printable.cut(found))
                .name("expected");
        write(json, expected);
        Told.close(json);
    }

    static void write(JsonWriter json, Expected expected) {
        Told.open(json, "expected." + name(expected));
        switch (expected) {
            case Expected.Thing _ -> {
                // its name says all
            }
            case Expected.Sign(String text) -> json.member("text", text);
            case Expected.Length(int most) -> json.member("most", most);
            case Expected.Depth(int most) -> json.member("most", most);
            case Expected.ArrayOf(int most) -> json.member("most", most);
            case Expected.SquareName(String first, String last) ->
                json.member("first", first).member("last", last);
            case Expected.OneSquare(List<String> squares) -> Told.words(json, "words", squares);
            case Expected.OneOf(List<String> words) -> Told.words(json, "words", words);
            case Expected.SomeOf(List<String> words) -> Told.words(json, "words", words);
            case Expected.Game(List<String> ids) -> Told.words(json, "words", ids);
            case Expected.OptionKey(List<String> keys) -> Told.words(json, "words", keys);
            case Expected.OptionValue(String key, List<String> values) -> {
                json.member("option", key);
                Told.words(json, "words", values);
            }
            case Expected.FittingOptions(List<RulesFault> faults) -> {
                json.name("faults").openArray();
                faults.forEach(fault -> RulesFaultFacts.write(json, fault));
                json.closeArray();
            }
        }
        Told.close(json);
    }

    private static String name(Expected expected) {
        return switch (expected) {
            case Expected.Thing thing -> ConstantWord.of(thing);
            case Expected.Sign _ -> "sign";
            case Expected.Length _ -> "length";
            case Expected.Depth _ -> "depth";
            case Expected.ArrayOf _ -> "array";
            case Expected.SquareName _ -> "square";
            case Expected.OneSquare _ -> "one-square";
            case Expected.OneOf _ -> "one-of";
            case Expected.SomeOf _ -> "some-of";
            case Expected.Game _ -> "game";
            case Expected.OptionKey _ -> "option-key";
            case Expected.OptionValue _ -> "option-value";
            case Expected.FittingOptions _ -> "fitting-options";
        };
    }
}
