package damiera.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import damiera.notation.Fen;
import damiera.rules.Game;
import damiera.rules.Move;
import damiera.rules.Outcome;
import damiera.rules.Position;
import damiera.rules.Rules;
import damiera.rules.SetupFault;
import damiera.rules.SetupResult;
import damiera.rules.Side;
import damiera.rules.variant.Variants;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class BotTest {
    @ParameterizedTest
    @EnumSource(Level.class)
    void every_level_plays_every_game_by_its_rules(Level level) {
        for (Rules rules : Variants.ALL) {
            Bot bot = Bot.of(rules);
            RandomSource chance = RandomSource.seeded(1);
            Game game = Game.start(rules);
            for (int ply = 0; ply < 12 && isOpen(game); ply++) {
                game = game.play(bot.choose(game, level, chance)); // throws where a move is not legal
            }
            assertThat(game.moves()).as(rules.id()).isNotEmpty();
        }
    }

    @Test
    void a_game_that_is_over_has_no_move_to_choose() {
        Game lost = game("english", "W:W32:B");

        assertThatThrownBy(() ->
                        Bot.of(lost.rules()).choose(lost.play(lost.legalMoves().getFirst()), Level.EASY, b -> 0))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void easy_plays_any_legal_move_by_chance() {
        Game start = Game.start(rules("italian"));

        assertThat(choices(start, Level.EASY)).hasSize(start.legalMoves().size());
    }

    @Test
    void equal_chances_give_equal_moves() {
        Game start = Game.start(rules("international"));
        Bot bot = Bot.of(start.rules());

        assertThat(bot.choose(start, Level.MEDIUM, RandomSource.seeded(5)))
                .isEqualTo(bot.choose(start, Level.MEDIUM, RandomSource.seeded(5)));
    }

    @Test
    void equally_good_moves_vary() {
        assertThat(choices(Game.start(rules("international")), Level.MEDIUM)).hasSizeGreaterThan(1);
    }

    private static Set<String> choices(Game game, Level level) {
        Bot bot = Bot.of(game.rules());
        Set<String> texts = new HashSet<>();
        for (int seed = 0; seed < 100; seed++) {
            texts.add(game.rules().text(bot.choose(game, level, RandomSource.seeded(seed))));
        }
        return texts;
    }

    @ParameterizedTest
    @EnumSource(names = {"MEDIUM", "HARD"})
    void a_shot_of_three_plies_is_found(Level level) {
        // 28-22 gives one man, takes three and crowns: 17x28 32x23x14x3.
        assertThat(choices(game("international", "W:W28,32,34,37:B9,17,19,21"), level))
                .containsExactly("28-22");
    }

    @ParameterizedTest
    @EnumSource(names = {"MEDIUM", "HARD"})
    void no_man_is_left_to_be_taken(Level level) {
        // 22-18 is taken by 15x22, 22-17 by 13x22 with no taking back; only 31-26 or 31-27 keeps both men.
        assertThat(choices(game("english", "W:W22,31:B5,13,15"), level)).isSubsetOf("31-26", "31-27");
    }

    @Test
    void a_mistake_is_what_loses_a_man_that_need_not_be_lost() {
        Game game = game("english", "W:W22,31:B5,13,15");
        Bot bot = Bot.of(game.rules());

        Set<String> mistakes = new HashSet<>();
        for (Move move : game.legalMoves()) {
            if (bot.isMistake(game, move)) {
                mistakes.add(game.rules().text(move));
            }
        }

        assertThat(mistakes).contains("22-18", "22-17").doesNotContain("31-27");
    }

    @Test
    void what_cannot_be_helped_is_no_mistake() {
        Game game = game("english", "W:W22:B5,13,15");
        Bot bot = Bot.of(game.rules());

        assertThat(game.legalMoves()).hasSize(2).noneMatch(move -> bot.isMistake(game, move));
    }

    @Test
    void hard_beats_easy() {
        assertThat(wins("italian", 10)).isGreaterThanOrEqualTo(9);
        assertThat(wins("international", 4)).isEqualTo(4);
    }

    private static int wins(String id, int games) {
        Bot bot = Bot.of(rules(id));
        int wins = 0;
        for (int seed = 0; seed < games; seed++) {
            Side hard = seed % 2 == 0 ? Side.WHITE : Side.BLACK;
            Game end = played(bot, hard, RandomSource.seeded(seed));
            wins += end.outcome() instanceof Outcome.Won(Side winner, Outcome.WinReason _) && winner == hard ? 1 : 0;
        }
        return wins;
    }

    private static Game played(Bot bot, Side hard, RandomSource chance) {
        Game game = Game.start(bot.rules());
        for (int ply = 0; ply < 200 && isOpen(game); ply++) {
            Level level = game.position().sideToMove() == hard ? Level.HARD : Level.EASY;
            game = game.play(bot.choose(game, level, chance));
        }
        return game;
    }

    private static boolean isOpen(Game game) {
        return game.outcome() instanceof Outcome.Ongoing;
    }

    private static Rules rules(String id) {
        return Variants.byId(id).orElseThrow();
    }

    private static Game game(String id, String fen) {
        SetupResult result = Position.of(rules(id), Fen.parse(rules(id), fen), SetupFault.ALL_WAIVERS);
        return Game.from(((SetupResult.Valid) result).position());
    }
}
