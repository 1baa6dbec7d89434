package damiera.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import damiera.rules.EventResult.Denial;
import damiera.rules.Outcome.DrawReason;
import damiera.rules.Outcome.WinReason;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class GameTest {
    private static final String KINGS = "W:WK32:BK1";
    private static final String[] ROUND = {"32-28", "1-5", "28-32", "5-1"};

    static Game after(Game game, GameEvent... events) {
        Game now = game;
        for (GameEvent event : events) {
            now = switch (now.after(event)) {
                case EventResult.Done(Game next) -> next;
                case EventResult.Denied(Denial reason) -> throw new AssertionError(event + ": " + reason);
            };
        }
        return now;
    }

    private static Game rounds(Game game, int times) {
        Game now = game;
        for (int i = 0; i < times; i++) {
            now = Positions.play(now, ROUND);
        }
        return now;
    }

    private static Outcome won(Side side, WinReason reason) {
        return new Outcome.Won(side, reason);
    }

    private static Outcome drawn(DrawReason reason) {
        return new Outcome.Drawn(reason);
    }

    @Test
    void a_game_tells_its_moves_and_positions() {
        Game game = Positions.play(Game.start(Positions.rules("english")), "11-15", "23-19", "8-11");

        assertThat(Positions.texts(game.rules(), game.moves())).containsExactly("11-15", "23-19", "8-11");
        assertThat(game.positions()).hasSize(4).startsWith(game.startPosition()).endsWith(game.position());
        assertThat(game.outcome()).isEqualTo(new Outcome.Ongoing());
    }

    @Test
    void a_side_whose_last_piece_is_taken_has_lost() {
        Game game = Positions.play(Positions.game("english", "B:W17:B14"), "14x21");

        assertThat(game.outcome()).as("M39").isEqualTo(won(Side.BLACK, WinReason.NO_PIECES));
    }

    @Test
    void a_capture_to_be_made_is_played_before_the_game_is_over() {
        Game game = Positions.game("english", "W:WK29:BK25");

        assertThat(game.outcome()).as("M38").isEqualTo(new Outcome.Ongoing());
        assertThat(Positions.play(game, "29x22").outcome()).isEqualTo(won(Side.WHITE, WinReason.NO_PIECES));
    }

    @Test
    void a_side_that_is_shut_in_has_lost() {
        assertThat(Positions.game("english", "W:W5:B1").outcome())
                .as("M40")
                .isEqualTo(won(Side.BLACK, WinReason.NO_MOVE));
    }

    @Test
    void a_side_that_is_shut_in_has_won_where_losing_wins() {
        assertThat(Positions.game("english+losing", "W:W5:B1").outcome()).isEqualTo(won(Side.WHITE, WinReason.GOT_RID));
    }

    @Test
    void the_first_king_wins_in_breakthrough() {
        Game game = Positions.play(Positions.game("breakthrough", "W:W7:B35"), "7-2");

        assertThat(game.outcome()).isEqualTo(won(Side.WHITE, WinReason.KING));
        assertThat(game.legalMoves()).isEmpty();
    }

    @Test
    void the_third_time_draws_in_english() {
        Game game = Positions.game("english", KINGS);

        assertThat(rounds(game, 1).outcome()).isEqualTo(new Outcome.Ongoing());
        assertThat(rounds(game, 2).outcome()).isEqualTo(drawn(DrawReason.REPETITION));
    }

    @Test
    void the_fourth_time_draws_in_italian() {
        Game game = Positions.game("italian", "W:WK29:BK4");
        Game twice = Positions.play(game, "29-26", "4-8", "26-29", "8-4", "29-26", "4-8", "26-29", "8-4");

        assertThat(twice.outcome()).isEqualTo(new Outcome.Ongoing());
        assertThat(Positions.play(twice, "29-26", "4-8", "26-29", "8-4").outcome())
                .isEqualTo(drawn(DrawReason.REPETITION));
    }

    @Test
    void counters_tell_how_far_each_count_has_come() {
        Game game = rounds(Positions.game("english", KINGS), 1);

        assertThat(game.counters())
                .containsExactlyInAnyOrder(
                        new Counter(new DrawRule.Repetition(3), 2, 3, Counter.Unit.TIMES),
                        new Counter(new DrawRule.QuietPlies(80), 4, 80, Counter.Unit.PLIES));
    }

    @Test
    void quiet_plies_before_the_game_are_counted() {
        Game game = Game.from(Positions.position("english", KINGS), 79);

        assertThat(Positions.play(game, "32-28").outcome()).isEqualTo(drawn(DrawReason.QUIET_PLIES));
    }

    @Test
    void a_man_that_advances_sets_back_the_count_and_the_repetitions() {
        Game game = rounds(Positions.game("english", "W:WK32,30:BK1"), 1);

        assertThat(game.counters()).extracting(Counter::current).containsExactlyInAnyOrder(2, 4);
        assertThat(Positions.play(game, "30-26").counters())
                .extracting(Counter::current)
                .containsExactlyInAnyOrder(1, 0);
    }

    @Test
    void an_endgame_is_counted_from_the_move_after_it_arose_and_men_do_not_set_it_back() {
        Game game = Positions.game("international", "W:WK28:B1,2,K3");
        Game later = Positions.play(game, "28-32", "1-6", "32-28");

        assertThat(later.counters()).as("D01").contains(new Counter(endgame(game), 3, 32, Counter.Unit.PLIES));
    }

    private static DrawRule endgame(Game game) {
        return game.rules().draws().rules().stream()
                .filter(rule -> rule instanceof DrawRule.EndgameCount count && count.plies() == 32)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void one_piece_each_draws_in_turkish_unless_the_side_to_move_captures() {
        assertThat(Positions.game("turkish", "W:WKa1:BKh7").outcome())
                .as("D08")
                .isEqualTo(drawn(DrawReason.ONE_PIECE_EACH));
        assertThat(Positions.game("turkish", "W:WKa1:BKa5").outcome()).isEqualTo(new Outcome.Ongoing());
    }

    @Test
    void a_count_on_request_runs_from_the_request() {
        Game game = rounds(
                Positions.game("italian+request", KINGS.replace("32", "29").replace("1", "4")), 0);
        Game quiet = Positions.play(game, "29-26", "4-8");

        assertThat(quiet.counters()).extracting(Counter::unit).containsExactly(Counter.Unit.TIMES);
        Game counted = Positions.play(after(quiet, new GameEvent.CountRequested(Side.WHITE)), "26-22");
        assertThat(counted.counters()).contains(new Counter(new DrawRule.QuietPlies(80), 1, 80, Counter.Unit.PLIES));
        assertThat(counted.after(new GameEvent.CountRequested(Side.BLACK)))
                .isEqualTo(new EventResult.Denied(Denial.NO_COUNT_TO_REQUEST));
    }

    @Test
    void no_count_is_requested_where_counts_run_by_themselves() {
        assertThat(Positions.game("italian", "W:WK29:BK4").after(new GameEvent.CountRequested(Side.WHITE)))
                .isEqualTo(new EventResult.Denied(Denial.NO_COUNT_TO_REQUEST));
    }

    @Test
    void an_offer_stands_while_its_maker_moves_and_lapses_when_the_other_moves() {
        Game offered = after(Game.start(Positions.rules("italian")), new GameEvent.DrawOffered(Side.WHITE));
        Game moved = Positions.play(offered, "23-19");

        assertThat(moved.drawOffer()).contains(Side.WHITE);
        assertThat(Positions.play(moved, "11-15").drawOffer()).isEmpty();
    }

    @Test
    void an_offer_agreed_to_draws() {
        Game offered = after(Game.start(Positions.rules("italian")), new GameEvent.DrawOffered(Side.WHITE));

        assertThat(after(offered, new GameEvent.DrawAgreed(Side.BLACK)).outcome())
                .isEqualTo(drawn(DrawReason.AGREEMENT));
        assertThat(after(offered, new GameEvent.DrawOffered(Side.BLACK)).outcome())
                .as("two offers")
                .isEqualTo(drawn(DrawReason.AGREEMENT));
    }

    @Test
    void an_offer_is_answered_by_the_other_side_only() {
        Game offered = after(Game.start(Positions.rules("italian")), new GameEvent.DrawOffered(Side.WHITE));

        assertThat(offered.after(new GameEvent.DrawAgreed(Side.WHITE)))
                .isEqualTo(new EventResult.Denied(Denial.NO_OFFER));
        assertThat(offered.after(new GameEvent.DrawOffered(Side.WHITE)))
                .isEqualTo(new EventResult.Denied(Denial.ALREADY_OFFERED));
        assertThat(after(offered, new GameEvent.DrawDeclined(Side.BLACK)).drawOffer())
                .isEmpty();
    }

    @Test
    void the_end_of_the_game_clears_offers() {
        Game offered = after(Game.start(Positions.rules("italian")), new GameEvent.DrawOffered(Side.WHITE));

        assertThat(after(offered, new GameEvent.Resigned(Side.BLACK)).drawOffer())
                .as("D10")
                .isEmpty();
        assertThat(after(offered, new GameEvent.TimeRanOut(Side.WHITE)).drawOffer())
                .as("D10")
                .isEmpty();
    }

    @Test
    void who_resigns_or_runs_out_of_time_has_lost() {
        Game game = Game.start(Positions.rules("italian"));

        assertThat(after(game, new GameEvent.Resigned(Side.BLACK)).outcome())
                .isEqualTo(won(Side.WHITE, WinReason.RESIGNATION));
        assertThat(after(game, new GameEvent.TimeRanOut(Side.WHITE)).outcome())
                .isEqualTo(won(Side.BLACK, WinReason.TIME));
    }

    @Test
    void nothing_happens_after_the_end() {
        Game over = after(Game.start(Positions.rules("italian")), new GameEvent.Resigned(Side.BLACK));

        assertThat(over.after(new GameEvent.DrawOffered(Side.WHITE)))
                .isEqualTo(new EventResult.Denied(Denial.GAME_OVER));
        assertThat(over.play(Positions.attempt(over.rules(), "23-19")))
                .isEqualTo(new PlayResult.Refused(new Refusal.GameOver(), List.of()));
    }

    @Test
    void undo_takes_back_the_last_move_and_what_came_after() {
        Game one = Positions.play(Game.start(Positions.rules("italian")), "23-19");
        Game two = after(Positions.play(one, "11-15"), new GameEvent.DrawOffered(Side.WHITE));

        assertThat(two.undo()).isEqualTo(one);
        assertThat(after(two, new GameEvent.Resigned(Side.WHITE)).undo()).isEqualTo(one);
    }

    @Test
    void there_is_nothing_to_undo_at_the_start() {
        Game start = Game.start(Positions.rules("italian"));

        assertThat(start.undo()).isEqualTo(start);
    }

    @Test
    void start_and_events_give_the_same_game() {
        Game game = after(
                Positions.play(Game.start(Positions.rules("italian")), "23-19", "11-15"),
                new GameEvent.Touched(new Square(22)),
                new GameEvent.DrawOffered(Side.WHITE),
                new GameEvent.DrawDeclined(Side.BLACK));

        Game again = Game.start(Positions.rules("italian")).replay(game.events());

        assertThat(again).isEqualTo(game).hasSameHashCodeAs(game);
        assertThat(again.touched()).isEqualTo(game.touched());
    }

    @Test
    void events_that_cannot_happen_are_not_replayed() {
        Game start = Game.start(Positions.rules("italian"));

        assertThatThrownBy(() -> start.replay(List.of(new GameEvent.DrawAgreed(Side.WHITE))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("event must be possible, was DrawAgreed[by=WHITE]: NO_OFFER");
    }

    @Test
    void a_move_told_by_another_route_is_the_same_game() {
        Game game = Positions.game("english", "W:WK23:B10,11,18,19");
        List<Capture> routes =
                game.position().routes((Capture) game.legalMoves().getFirst());

        assertThat(Stream.of(routes.getFirst(), routes.getLast())
                        .map(game::play)
                        .distinct())
                .hasSize(1);
    }
}
