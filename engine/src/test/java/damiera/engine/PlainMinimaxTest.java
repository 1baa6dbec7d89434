package damiera.engine;

import static org.assertj.core.api.Assertions.assertThat;

import damiera.rules.Game;
import damiera.rules.Goal;
import damiera.rules.Move;
import damiera.rules.Outcome;
import damiera.rules.Position;
import damiera.rules.Rules;
import damiera.rules.Side;
import damiera.rules.Square;
import damiera.rules.variant.Variants;
import org.junit.jupiter.api.Test;

/** The bot's choice against a search as plain as can be: no cuts, no buffers, immutable positions. */
class PlainMinimaxTest {
    private static final int PLIES = Level.MEDIUM.plies();
    private static final int WIN = 10_000_000;

    @Test
    void no_move_is_better_than_the_chosen_one_in_any_game() {
        int compared = 0;
        for (Rules rules : Variants.ALL) {
            RandomSource chance = RandomSource.seeded(11);
            Bot bot = Bot.of(rules);
            Game game = Game.start(rules);
            for (int ply = 0; ply < 60 && game.outcome() instanceof Outcome.Ongoing; ply++) {
                if (ply % 20 == 14) {
                    Position position = game.position();
                    int worth = worth(position, bot.choose(game, Level.MEDIUM, chance));
                    int least = best(position) - (ply == 14 ? fifthOfMan(rules) : 0);
                    assertThat(worth).as(game.toString()).isBetween(least, best(position));
                    compared++;
                }
                game = game.play(bot.choose(game, Level.EASY, chance));
            }
        }
        assertThat(compared).isGreaterThan(2 * Variants.ALL.size());
    }

    /** So much less may be chosen in the first 16 plies. */
    private static int fifthOfMan(Rules rules) {
        return 20 * (rules.board().ranks() - 1);
    }

    private static int best(Position position) {
        int best = -WIN;
        for (Move move : position.legalMoves()) {
            best = Math.max(best, worth(position, move));
        }
        return best;
    }

    private static int worth(Position position, Move move) {
        return -score(position.playUnchecked(move), 1);
    }

    private static int score(Position position, int ply) {
        Side side = position.sideToMove();
        if (position.outcome() instanceof Outcome.Won(Side winner, Outcome.WinReason _)) {
            return winner == side ? WIN - ply : ply - WIN;
        }
        boolean quiet = position.legalMoves().getFirst().captured().isEmpty();
        if (ply >= PLIES && quiet) {
            int sign = position.rules().goal() == Goal.LOSING ? -1 : 1;
            return sign * (value(position, side) - value(position, side.opponent()));
        }
        int best = -WIN;
        for (Move move : position.legalMoves()) {
            best = Math.max(best, -score(position.playUnchecked(move), ply + 1));
        }
        return best;
    }

    /** Men 100 and up to 14 more for the way they have come, kings 180; in 1/(ranks-1) parts, so nothing is rounded. */
    private static int value(Position position, Side side) {
        int last = position.rules().board().ranks() - 1;
        int value = 180 * last * position.kings(side).size();
        for (Square square : position.men(side).squares()) {
            int rank = position.rules().board().rank(square);
            value += 100 * last + 14 * (side == Side.WHITE ? rank : last - rank);
        }
        return value;
    }
}
