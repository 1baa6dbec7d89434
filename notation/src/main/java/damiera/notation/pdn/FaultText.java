package damiera.notation.pdn;

import damiera.rules.Rules;
import damiera.rules.SetupFault;
import damiera.rules.Square;
import java.util.List;

/** Faults of positions in English, for the reports of the reader. */
final class FaultText {
    private FaultText() {}

    static String of(Rules rules, List<SetupFault> faults) {
        StringBuilder text = new StringBuilder();
        for (SetupFault fault : faults) {
            text.append(text.isEmpty() ? "" : "; ").append(of(rules, fault));
        }
        return text.toString();
    }

    private static String of(Rules rules, SetupFault fault) {
        return switch (fault) {
            case SetupFault.TwoPiecesOnSquare two -> "two pieces on square " + name(rules, two.square());
            case SetupFault.NoSuchSquare none -> "no square " + none.text();
            case SetupFault.ManOnLastRow man -> "a man on its last row, square " + name(rules, man.square());
            case SetupFault.UnknownSideToMove _ -> "the side to move is unknown";
            case SetupFault.TooManyPieces many -> many.pieces() + " pieces where at most " + many.most() + " may be";
            case SetupFault.SideWithoutPieces _ -> "a side without pieces";
            case SetupFault.NoLegalMove _ -> "no legal move";
        };
    }

    /** As the game prints it; a square that the board does not have is told by its number. */
    static String name(Rules rules, Square square) {
        return rules.board().has(square) ? rules.name(square) : Integer.toString(square.number());
    }
}
