package damiera.notation.pdn;

import damiera.rules.Capture;
import damiera.rules.Move;
import damiera.rules.Position;
import damiera.rules.Square;
import java.util.List;

/** Tells whether squares are those of a legal capture that stops too early. */
final class CutCapture {
    private CutCapture() {}

    static boolean isStartOf(Position position, List<Square> squares) {
        for (Move move : position.legalMoves()) {
            if (move instanceof Capture capture
                    && capture.from().equals(squares.getFirst())
                    && position.beginsAlong(capture, squares)) {
                return true;
            }
        }
        return false;
    }
}
