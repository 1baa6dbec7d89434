package damiera.cli;

import damiera.notation.ConstantWord;
import damiera.notation.Expected;
import damiera.notation.NotationException;
import damiera.notation.Printable;
import damiera.rules.RulesFault;
import java.util.List;

/** What a text should have had, in words. */
record ExpectedText(Messages messages) {
    /** {@return where reading a text failed, what is expected there and what was found} */
    String at(NotationException fault) {
        return at(fault.offset(), fault.expected(), fault.found());
    }

    String at(int offset, Expected expected, String found) {
        return messages.text("unreadable", offset + 1, of(expected), found(found));
    }

    /** {@return what stands at a place in quotes, or that nothing does} */
    String found(String found) {
        return found.isEmpty() ? messages.text("found.end") : "\"" + Printable.cut(found) + "\"";
    }

    String of(Expected expected) {
        return switch (expected) {
            case Expected.Thing thing -> messages.text("expected." + ConstantWord.of(thing));
            case Expected.Sign(String text) -> "\"" + text + "\"";
            case Expected.Length(int most) -> messages.text("expected.length", most);
            case Expected.Depth(int most) -> messages.text("expected.depth", most);
            case Expected.SquareName(String first, String last) -> messages.text("expected.square", first, last);
            case Expected.OneSquare(List<String> squares) -> of("expected.one-square", squares);
            case Expected.OneOf(List<String> words) -> of("expected.one-of", words);
            case Expected.SomeOf(List<String> words) -> of("expected.some-of", words);
            case Expected.ArrayOf(int most) -> messages.text("expected.array", most);
            case Expected.Game(List<String> ids) -> of("expected.game", ids);
            case Expected.OptionKey(List<String> keys) -> of("expected.option-key", keys);
            case Expected.OptionValue(String key, List<String> values) ->
                messages.text("expected.option-value", key, String.join(" ", values));
            case Expected.FittingOptions(List<RulesFault> faults) ->
                messages.text("expected.fitting-options", new RulesFaultText(messages).all(faults));
        };
    }

    private String of(String key, List<String> words) {
        return messages.text(key, String.join(" ", words));
    }
}
