package damiera.cli;

import damiera.notation.ConstantWord;
import damiera.notation.Fen;
import damiera.notation.NotationException;
import damiera.notation.SquareText;
import damiera.rules.Position;
import damiera.rules.Rules;
import damiera.rules.Setup;
import damiera.rules.SetupFault;
import damiera.rules.SetupResult;
import damiera.rules.Square;
import java.util.List;

/** Turns FENs into positions of one game; what can be waived is. */
final class FenReader {
    private final Position start;
    private final Messages messages;

    FenReader(Rules rules, Messages messages) {
        this.start = Position.start(rules);
        this.messages = messages;
    }

    /** What comes of a FEN. */
    sealed interface Reading {
        /** A position. */
        record Good(Position position) implements Reading {}

        /** Everything that is wrong with it, in one line. */
        record Bad(String reason) implements Reading {}
    }

    /** {@return the start of the game for an empty text, else the position; a usage fault where there is none} */
    Position required(String fen) {
        if (fen.isEmpty()) {
            return start;
        }
        return switch (read(fen)) {
            case Reading.Good(Position position) -> position;
            case Reading.Bad(String reason) -> throw new UsageFault(messages.text("fen.refused", fen, reason));
        };
    }

    Reading read(String fen) {
        try {
            return read(Fen.parse(start.rules(), fen));
        } catch (NotationException fault) {
            return new Reading.Bad(
                    messages.text("fen.unreadable", fault.offset() + 1, fault.expected(), fault.found()));
        }
    }

    private Reading read(Setup setup) {
        return switch (start.replacedBy(setup, SetupFault.ALL_WAIVERS)) {
            case SetupResult.Valid(Position position) -> new Reading.Good(position);
            case SetupResult.Invalid(List<SetupFault> faults) ->
                new Reading.Bad(
                        String.join("; ", faults.stream().map(this::text).toList()));
        };
    }

    private String text(SetupFault fault) {
        return switch (fault) {
            case SetupFault.TwoPiecesOnSquare(Square square) -> messages.text("fault.two-pieces", name(square));
            case SetupFault.NoSuchSquare(String text) -> messages.text("fault.no-such-square", text);
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
        return SquareText.format(start.rules(), square);
    }
}
