package damiera.browser;

import damiera.rules.Game;
import damiera.rules.Side;
import java.util.Optional;

/** What a side takes back: everything since it last did something on the board, and that. */
final class LastOwn {
    private LastOwn() {}

    /** The game as it was when this side was about to do it; empty where it has done nothing yet. */
    static Optional<Game> before(Game game, Side side) {
        Game later = game;
        Game earlier = later.undo();
        while (!earlier.equals(later)) {
            if (earlier.position().sideToMove() == side) {
                return Optional.of(earlier);
            }
            later = earlier;
            earlier = later.undo();
        }
        return Optional.empty();
    }
}
