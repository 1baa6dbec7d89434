package damiera.engine;

import static org.assertj.core.api.Assertions.assertThat;

import damiera.rules.Game;
import damiera.rules.Side;
import damiera.rules.variant.Italian;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class BotVarietyTest {
    private static final int GAMES = 40;
    private static final int PLIES = 20;

    @ParameterizedTest
    @EnumSource(names = {"MEDIUM", "HARD"})
    void whoever_plays_the_same_moves_meets_another_game(Level level) {
        Bot bot = Bot.of(Italian.ITALIAN);
        Set<String> played = new HashSet<>();
        for (int seed = 0; seed < GAMES; seed++) {
            played.add(game(bot, level, RandomSource.seeded(seed)));
        }

        assertThat(played).hasSize(GAMES);
    }

    private static String game(Bot bot, Level level, RandomSource chance) {
        Game game = Game.start(bot.rules());
        while (game.moves().size() < PLIES && !game.legalMoves().isEmpty()) {
            boolean own = game.position().sideToMove() == Side.BLACK;
            game = game.play(
                    own ? bot.choose(game, level, chance) : game.legalMoves().getFirst());
        }
        return game.events().toString();
    }
}
