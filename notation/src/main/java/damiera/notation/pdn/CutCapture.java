package damiera.notation.pdn;

import damiera.rules.Attempt;
import damiera.rules.Capture;
import damiera.rules.Move;
import damiera.rules.Position;

/** Tells whether an attempt is a legal capture that stops too early. */
final class CutCapture {
    private CutCapture() {}

    static boolean isStartOf(Position position, Attempt attempt) {
        for (Move move : position.legalMoves()) {
            if (move instanceof Capture capture
                    && capture.from().equals(attempt.from())
                    && position.beginsAlong(capture, attempt.squares())) {
                return true;
            }
        }
        return false;
    }
}
