package damiera.cli;

import damiera.notation.ConstantWord;
import damiera.notation.Printable;
import damiera.notation.SquareText;
import damiera.rules.Rules;
import damiera.rules.SetupFault;
import damiera.rules.Side;
import damiera.rules.Square;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Why a position cannot be played from, in words. */
record SetupText(Messages messages, Rules rules) {
    /** Squares that the board has not are named together, in the place of the first. */
    String all(List<SetupFault> faults) {
        List<String> missing = faults.stream().flatMap(SetupText::missing).toList();
        if (missing.size() < 2) {
            return faults.stream().map(this::of).collect(Collectors.joining("; "));
        }
        String squares = messages.text("fault.no-such-squares", String.join(", ", missing));
        return faults.stream()
                .map(fault -> fault instanceof SetupFault.NoSuchSquare ? squares : of(fault))
                .distinct()
                .collect(Collectors.joining("; "));
    }

    private static Stream<String> missing(SetupFault fault) {
        return fault instanceof SetupFault.NoSuchSquare(String text) ? Stream.of(Printable.cut(text)) : Stream.of();
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
            case SetupFault.TooManyCaptures(Side _) -> messages.text("captures.too-many");
            case SetupFault.NoLegalMove(var side) -> messages.text("fault.no-move." + ConstantWord.of(side));
        };
    }

    private String name(Square square) {
        return rules.board().has(square) ? SquareText.format(rules, square) : Integer.toString(square.number());
    }
}
