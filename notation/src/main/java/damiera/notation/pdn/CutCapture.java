package damiera.notation.pdn;

import damiera.rules.Attempt;
import damiera.rules.Capture;
import damiera.rules.Move;
import damiera.rules.Position;
import damiera.rules.Square;
import java.util.List;

/** Tells whether an attempt is a legal capture that stops too early. */
final class CutCapture {
    private CutCapture() {}

    static boolean isStartOf(Position position, Attempt attempt) {
        for (Move move : position.legalMoves()) {
            if (move instanceof Capture capture && capture.from().equals(attempt.from())) {
                if (position.hasRoute(capture, route -> isStartOf(route.path(), attempt.squares()))) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether the squares are told in this order along the path, the last of them before the path's end. */
    private static boolean isStartOf(List<Square> path, List<Square> squares) {
        int told = 0;
        for (int i = 0; i < path.size() - 1 && told < squares.size(); i++) {
            told += path.get(i).equals(squares.get(told)) ? 1 : 0;
        }
        return told == squares.size();
    }
}
