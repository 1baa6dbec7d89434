package damiera.notation.pdn;

import damiera.rules.SetupFault;
import java.util.List;

/** Faults of positions in English, for the reports of the reader. */
final class FaultText {
    private FaultText() {}

    static String of(List<SetupFault> faults) {
        StringBuilder text = new StringBuilder();
        for (SetupFault fault : faults) {
            text.append(text.isEmpty() ? "" : "; ").append(of(fault));
        }
        return text.toString();
    }

    private static String of(SetupFault fault) {
        return switch (fault) {
            case SetupFault.TwoPiecesOnSquare two ->
                "two pieces on square " + two.square().number();
            case SetupFault.NoSuchSquare none -> "no square " + none.text();
            case SetupFault.ManOnLastRow man ->
                "a man on its last row, square " + man.square().number();
            case SetupFault.UnknownSideToMove _ -> "the side to move is unknown";
            case SetupFault.TooManyPieces many -> many.pieces() + " pieces where at most " + many.most() + " may be";
            case SetupFault.SideWithoutPieces _ -> "a side without pieces";
            case SetupFault.NoLegalMove _ -> "no legal move";
        };
    }
}
