package damiera.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import damiera.notation.EventText;
import damiera.notation.Fen;
import damiera.notation.RulesText;
import damiera.rules.EventResult;
import damiera.rules.Game;
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
import org.junit.jupiter.params.provider.ValueSource;

class DecisionTest {
    /** White could take 18 and 10, and moved 31-27 instead. */
    private static final String MISSED = "W:W22,31,32:B4,10,18";

    @ParameterizedTest
    @ValueSource(strings = {"", "+obligation=huff", "+obligation=optional", "+goal=losing"})
    void every_game_is_played_to_its_end(String options) {
        for (Rules rules : Variants.ALL) {
            Game end = playedOut(RulesText.parse(rules.id() + options));

            assertThat(end.outcome()).as(end.rules().id()).isNotInstanceOf(Outcome.Ongoing.class);
        }
    }

    private static Game playedOut(Rules rules) {
        Bot bot = Bot.of(rules);
        RandomSource chance = RandomSource.seeded(7);
        Game game = Game.start(rules);
        for (int ply = 0; ply < 2000 && game.outcome() instanceof Outcome.Ongoing; ply++) {
            game = ((EventResult.Done) game.after(bot.decide(game, mover(game), Level.EASY, chance))).game();
        }
        return game;
    }

    @ParameterizedTest
    @EnumSource(names = {"MEDIUM", "HARD"})
    void a_piece_that_should_have_captured_is_huffed(Level level) {
        assertThat(decided(game("italian+obligation=huff", MISSED, "31-27"), Side.BLACK, level))
                .isEqualTo("huff 22");
    }

    @Test
    void the_capture_is_demanded_where_that_is_worth_more() {
        assertThat(decided(game("italian+obligation=huff+goal=losing", MISSED, "31-27"), Side.BLACK, Level.MEDIUM))
                .isEqualTo("demand");
    }

    @Test
    void a_missed_capture_is_let_pass_where_the_own_one_is_worth_more() {
        // 26x19 was due. Without the man on 26, 13x22x31 with a king at its end is gone.
        assertThat(decided(
                        game("english+obligation=huff", "W:W21,26,30,32:B1,13,23", "21-17"), Side.BLACK, Level.MEDIUM))
                .isEqualTo("13x22x31");
    }

    @Test
    void who_is_shut_in_by_a_move_that_missed_a_capture_answers_it() {
        Game game = game("italian+obligation=huff", "W:W5,10,22,26,27,28:B1,19", "27-23");

        assertThat(game.legalMoves()).isEmpty();
        for (Level level : Level.values()) {
            assertThat(decided(game, Side.BLACK, level)).matches("huff 22|demand");
        }
    }

    @Test
    void easy_answers_a_missed_capture_by_chance() {
        Game game = game("italian+obligation=huff", MISSED, "31-27");
        Set<String> answers = new HashSet<>();
        for (int seed = 0; seed < 100; seed++) {
            answers.add(text(game, Side.BLACK, Level.EASY, seed));
        }

        assertThat(answers)
                .contains("huff 22", "demand")
                .hasSize(2 + game.legalMoves().size());
    }

    @Test
    void a_draw_is_agreed_to_by_who_is_behind() {
        assertThat(decided(game("italian", "W:W22,26,31:B4,10", "offer white"), Side.BLACK, Level.HARD))
                .isEqualTo("agree black");
    }

    @Test
    void a_draw_is_declined_by_who_is_ahead() {
        assertThat(decided(game("italian", "W:W26,31:B4,5,10", "offer white"), Side.BLACK, Level.HARD))
                .isEqualTo("decline black");
    }

    @Test
    void a_draw_is_declined_while_the_board_is_full() {
        Game start = Game.start(RulesText.parse("italian"));

        assertThat(decided(game(start, "offer white"), Side.BLACK, Level.MEDIUM))
                .isEqualTo("decline black");
    }

    @Test
    void a_draw_is_agreed_to_where_few_are_left_and_nobody_is_ahead() {
        assertThat(decided(game("italian", "W:WK31:BK2", "offer white"), Side.BLACK, Level.HARD))
                .isEqualTo("agree black");
    }

    @Test
    void the_count_is_asked_for_by_who_has_nothing_to_win() {
        assertThat(decided(game("english+draws=kings50", "B:WK31,K32:BK1"), Side.BLACK, Level.MEDIUM))
                .isEqualTo("count black");
        assertThat(decided(game("english+draws=kings50", "B:WK31:BK1,K2"), Side.BLACK, Level.MEDIUM))
                .doesNotContain("count");
        assertThat(decided(game("english+draws=kings50", "B:WK31,K32:BK1", "count white"), Side.BLACK, Level.MEDIUM))
                .doesNotContain("count");
    }

    @Test
    void who_has_no_say_decides_nothing() {
        Game start = Game.start(RulesText.parse("italian"));

        assertThatThrownBy(() -> decided(start, Side.BLACK, Level.EASY)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> decided(game(start, "resign white"), Side.WHITE, Level.EASY))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private static String decided(Game game, Side own, Level level) {
        return text(game, own, level, 1);
    }

    private static String text(Game game, Side own, Level level, int seed) {
        return EventText.format(game.rules(), Bot.of(game.rules()).decide(game, own, level, RandomSource.seeded(seed)));
    }

    private static Game game(String rules, String fen, String... events) {
        Rules read = RulesText.parse(rules);
        SetupResult result = Position.of(read, Fen.parse(read, fen), SetupFault.ALL_WAIVERS);
        return game(Game.from(((SetupResult.Valid) result).position()), events);
    }

    private static Game game(Game start, String... events) {
        Game game = start;
        for (String event : events) {
            game = ((EventResult.Done) EventText.after(game, event)).game();
        }
        return game;
    }

    private static Side mover(Game game) {
        return game.position().sideToMove();
    }
}
