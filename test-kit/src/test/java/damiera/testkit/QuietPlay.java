package damiera.testkit;

import damiera.rules.Game;
import damiera.rules.Move;
import damiera.rules.Outcome;
import damiera.rules.Position;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Plays on so that nothing happens: no capture, none allowed to the other side, and no position too often. */
public final class QuietPlay {
    private QuietPlay() {}

    /**
     * {@return the game after so many quiet king moves}
     *
     * @param game  where play begins
     * @param plies how many
     */
    public static Game kings(Game game, int plies) {
        Game current = game;
        Map<Position, Integer> seen = new HashMap<>();
        current.positions().forEach(position -> seen.merge(position, 1, Integer::sum));
        for (int ply = 0; ply < plies; ply++) {
            Game now = current;
            if (!now.outcome().equals(new Outcome.Ongoing())) {
                throw new IllegalStateException(
                        "game must last " + plies + " plies, was over after " + ply + ": " + now.outcome());
            }
            current = now.legalMoves().stream()
                    .filter(move -> move.captured().isEmpty() && !isManMove(now, move))
                    .map(now::play)
                    .filter(QuietPlay::isSafe)
                    .min(Comparator.comparing(next -> seen.getOrDefault(next.position(), 0)))
                    .orElseThrow(
                            () -> new IllegalStateException("no quiet move in " + SlowPosition.of(now.position())));
            seen.merge(current.position(), 1, Integer::sum);
        }
        return current;
    }

    private static boolean isManMove(Game game, Move move) {
        return game.position().men(game.position().sideToMove()).contains(move.from());
    }

    private static boolean isSafe(Game game) {
        List<Move> replies = game.position().legalMoves();
        return !replies.isEmpty()
                && replies.stream().allMatch(reply -> reply.captured().isEmpty());
    }
}
