package damiera.browser;

import damiera.rules.Game;
import damiera.rules.GameEvent;
import damiera.rules.Outcome;
import damiera.rules.Side;
import java.util.List;
import java.util.Optional;

/** What is taken back: a word that ended the game alone; else what happened on the board, and all that came after. */
final class TakeBack {
    private TakeBack() {}

    /** The game before the last thing that anybody did; empty where nothing has been done yet. */
    static Optional<Game> last(Game game) {
        return isEndedByWord(game) ? Optional.of(reopened(game)) : changed(game, game.undo());
    }

    /** The game as it was when this side was about to do what it did last; empty where it has done nothing yet. */
    static Optional<Game> lastOf(Game game, Side side) {
        return isEndedByWord(game) ? Optional.of(reopened(game)) : before(game, side);
    }

    private static Optional<Game> before(Game game, Side side) {
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

    private static Optional<Game> changed(Game game, Game earlier) {
        return earlier.equals(game) ? Optional.empty() : Optional.of(earlier);
    }

    /** Whether somebody resigned, ran out of time or agreed to a draw: the position had not decided the game. */
    private static boolean isEndedByWord(Game game) {
        List<GameEvent> events = game.events();
        return !(game.outcome() instanceof Outcome.Ongoing) && !events.isEmpty() && isWord(events.getLast());
    }

    private static boolean isWord(GameEvent event) {
        return !(event instanceof GameEvent.Moved)
                && !(event instanceof GameEvent.Huffed)
                && !(event instanceof GameEvent.CaptureDemanded);
    }

    /** Without the word that ended it, nor the offer that it answered. */
    private static Game reopened(Game game) {
        List<GameEvent> events = game.events();
        int kept = events.size() - 1;
        while (kept > 0 && events.get(kept - 1) instanceof GameEvent.DrawOffered) {
            kept--;
        }
        return game.replay(events.subList(0, kept));
    }
}
