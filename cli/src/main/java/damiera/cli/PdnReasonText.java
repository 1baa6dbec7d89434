package damiera.cli;

import damiera.notation.ConstantWord;
import damiera.notation.Expected;
import damiera.notation.HouseRulesFault;
import damiera.notation.Printable;
import damiera.notation.pdn.PdnFault;
import damiera.notation.pdn.PdnReason;
import damiera.notation.pdn.PdnRemark;
import damiera.notation.pdn.TextPlace;
import damiera.rules.Move;
import damiera.rules.Refusal;
import damiera.rules.Rules;
import damiera.rules.SetupFault;
import java.util.List;
import java.util.stream.Collectors;

/** What is wrong with games of files, in words. */
record PdnReasonText(Messages messages) {
    /** {@return a fault as compilers write theirs: file, line, column, reason} */
    String fault(String file, PdnFault fault) {
        return at(file, fault.place(), of(fault.reason()));
    }

    /** {@return a warning in the same form, which says that it is one} */
    String warning(String file, PdnFault warning) {
        return at(file, warning.place(), messages.text("pdn.warning", of(warning.reason())));
    }

    private static String at(String file, TextPlace place, String text) {
        return Printable.whole(file) + ":" + place.line() + ":" + place.column() + ": " + text;
    }

    /** {@return the words of the comment that keeps what a written game cannot say} */
    PdnRemark remark() {
        return (fault, rest) -> messages.text("pdn.rest", of(fault.reason())) + " " + rest;
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
            case PdnReason.AmbiguousCapture(
                    String text,
                    Rules rules,
                    List<Move> readings,
                    Move chosen,
                    PdnReason.Choice choice) ->
                messages.text(
                        "pdn.ambiguous." + ConstantWord.of(choice),
                        Printable.cut(text),
                        readings.stream().map(rules::text).collect(Collectors.joining(", ")),
                        rules.text(chosen));
            case PdnReason.InVariation(PdnReason inner) -> messages.text("pdn.in-variation", of(inner));
            case PdnReason.ResultsDiffer(String result, String tag) ->
                messages.text("pdn.results-differ", Printable.cut(result), Printable.cut(tag));
            case PdnReason.UnknownGame(String tag, String value) ->
                messages.text("pdn.unknown-game", tag, Printable.cut(value));
            case PdnReason.MissingRules() -> messages.text("pdn.missing-rules");
            case PdnReason.UnreadableRules(int offset, Expected expected, String found) ->
                messages.text("pdn.rules", new ExpectedText(messages).at(offset, expected, found));
            case PdnReason.ImpossibleRules(List<HouseRulesFault> faults) ->
                messages.text("pdn.rules", new RulesFaultText(messages).ofFile(faults));
            case PdnReason.OtherGame(Rules tagged, Rules played) ->
                messages.text("pdn.other-game", tagged.id(), played.id());
            case PdnReason.UnreadableFen(int offset, Expected expected, String found) ->
                messages.text("fen.unreadable", new ExpectedText(messages).at(offset, expected, found));
            case PdnReason.ImpossiblePosition(Rules rules, List<SetupFault> faults) ->
                messages.text("pdn.position", new SetupText(messages, rules).all(faults));
        };
    }
}
