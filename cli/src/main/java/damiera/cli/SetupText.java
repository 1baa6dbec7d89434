package damiera.cli;

import damiera.notation.ConstantWord;
import damiera.notation.Printable;
import damiera.notation.SquareText;
import damiera.rules.Rules;
import damiera.rules.SetupFault;
import damiera.rules.Square;
import java.util.List;
import java.util.stream.Collectors;

/** Why a position cannot be played from, in words. */
record SetupText(Messages messages, Rules rules) {
    String all(List<SetupFault> faults) {
        return faults.stream().map(this::of).collect(Collectors.joining("; "));
    }

    private String of(SetupFault fault) {
        return switch (fault) {
            case SetupFault.TwoPiecesOnSquare(Square square) -> messages.text("fault.two-pieces", name(square));
            case SetupFault.NoSuchSquare(String text) -> messages.text("fault.no-such-square", Printable.cut(text));
            case SetupFault.ManOnLastRow(var side, Square square) ->
                messages.text("fault.man-on-last-row." + ConstantWord.of(side), name(square));
            case SetupFault.UnknownSideToMove() -> messages.text("fault.side-to-move");
            case SetupFault.TooManyPieces(var side, int pieces, int most) ->
                messages.text("fault.too-many." + ConstantWord.of(side), pieces, most);
            case SetupFault.SideWithoutPieces(var side) ->
                messages.text("fault.without-pieces." + ConstantWord.of(side));
            case SetupFault.NoLegalMove(var side) -> messages.text("fault.no-move." + ConstantWord.of(side));
        };
    }

    private String name(Square square) {
        return rules.board().has(square) ? SquareText.format(rules, square) : Integer.toString(square.number());
    }
}
