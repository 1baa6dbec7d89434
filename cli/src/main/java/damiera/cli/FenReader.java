package damiera.cli;

import damiera.notation.Fen;
import damiera.notation.NotationException;
import damiera.notation.Printable;
import damiera.rules.Position;
import damiera.rules.Rules;
import damiera.rules.Setup;
import damiera.rules.SetupFault;
import damiera.rules.SetupResult;
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
            case Reading.Bad(String reason) ->
                throw new UsageFault(messages.text("fen.refused", Printable.cut(fen), reason));
        };
    }

    Reading read(String fen) {
        try {
            return read(Fen.parse(start.rules(), fen));
        } catch (NotationException fault) {
            return new Reading.Bad(messages.text("fen.unreadable", new ExpectedText(messages).at(fault)));
        }
    }

    private Reading read(Setup setup) {
        return switch (start.replacedBy(setup, SetupFault.ALL_WAIVERS)) {
            case SetupResult.Valid(Position position) -> new Reading.Good(position);
            case SetupResult.Invalid(List<SetupFault> faults) ->
                new Reading.Bad(new SetupText(messages, start.rules()).all(faults));
        };
    }
}
