package damiera.cli;

import damiera.notation.ConstantWord;
import damiera.notation.Expected;
import damiera.notation.Printable;
import damiera.notation.pdn.PdnFault;
import damiera.notation.pdn.PdnReason;
import damiera.rules.Move;
import damiera.rules.Refusal;
import damiera.rules.Rules;
import damiera.rules.SetupFault;
import java.util.List;
import java.util.stream.Collectors;

/** What is wrong with games of files, in words. */
record PdnReasonText(Messages messages) {
    /** {@return a fault as compilers write theirs: file, line, column, reason} */
    String at(String file, PdnFault fault) {
        return Printable.whole(file) + ":" + fault.place().line() + ":"
                + fault.place().column() + ": " + of(fault.reason());
    }

    String of(PdnReason reason) {
        return switch (reason) {
            case PdnReason.Slip slip -> messages.text("pdn." + ConstantWord.of(slip));
            case PdnReason.TooMuch(PdnReason.Bound what, int most) ->
                messages.text("pdn.too-much." + ConstantWord.of(what), most);
            case PdnReason.StrayText(String text) -> messages.text("pdn.stray-text", Printable.cut(text));
            case PdnReason.StraySigns(String text) -> messages.text("pdn.stray-signs", Printable.cut(text));
            case PdnReason.UnreadableMove(String text, int offset, Expected expected, String found) ->
                messages.text(
                        "move.unreadable", Printable.cut(text), new ExpectedText(messages).at(offset, expected, found));
            case PdnReason.IllegalMove(String text, Rules rules, Refusal refusal) ->
                Printable.cut(text) + ": " + RefusalText.of(rules, refusal).sentence(messages);
            case PdnReason.AmbiguousCapture(String text, Rules rules, List<Move> readings) ->
                messages.text(
                        "pdn.ambiguous",
                        Printable.cut(text),
                        readings.stream().map(rules::text).collect(Collectors.joining(", ")));
            case PdnReason.UnreadableFen(int offset, Expected expected, String found) ->
                messages.text("fen.unreadable", new ExpectedText(messages).at(offset, expected, found));
            case PdnReason.ImpossiblePosition(Rules rules, List<SetupFault> faults) ->
                messages.text("pdn.position", new SetupText(messages, rules).all(faults));
        };
    }
}
