package damiera.notation;

import damiera.rules.Attempt;
import damiera.rules.Attempt.Sign;
import damiera.rules.Position;
import damiera.rules.Side;
import damiera.rules.Square;
import damiera.rules.SquareSet;
import java.util.List;
import java.util.Optional;

/**
 * Tells the order of the Hub protocol (from, to, captured pieces) from that of the path. No text can mean both: the last
 * square of a path is reached, so no enemy stands there, and on a captured square one does.
 */
final class HubForm {
    private HubForm() {}

    /** {@return the attempt in the order of the path: read anew where all squares behind the second hold enemies} */
    static Attempt inOrderOfPath(Position position, Attempt attempt) {
        List<Square> squares = attempt.squares();
        if (squares.size() < 3 || attempt.captured().isPresent()) {
            return attempt;
        }
        Side enemy = position.sideToMove().opponent();
        SquareSet enemies = position.men(enemy).or(position.kings(enemy));
        List<Square> captured = squares.subList(2, squares.size());
        for (Square square : captured) {
            if (!enemies.contains(square)) {
                return attempt;
            }
        }
        return new Attempt(squares.subList(0, 2), Optional.of(SquareSet.of(captured)), Sign.CAPTURE);
    }
}
