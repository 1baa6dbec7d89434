package damiera.rules;

import static damiera.testkit.TestPositions.move;
import static damiera.testkit.TestPositions.position;
import static org.assertj.core.api.Assertions.assertThat;

import damiera.testkit.CaseId;
import damiera.testkit.QuietPlay;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Faults in draws that other programs had: the rows D.. of cases.csv, but for engines. */
class DrawCasesTest {
    private static final Outcome DRAWN_BY_COUNT = new Outcome.Drawn(Outcome.DrawReason.ENDGAME_COUNT);

    @ParameterizedTest
    @CaseId("D01")
    @CsvSource({
        "W:WK28:BK1;K2;K3, 32", // 3 against 1: 16 moves each
        "W:WK28:BK1;K2, 10", // 2 against 1: 5 moves each
        "W:WK28:BK1, 10" // 1 against 1: 5 moves each
    })
    void international_endgames_against_a_lone_king_last_so_many_plies(String fen, int plies) {
        requireDrawExactlyAfter(game("international", fen.replace(';', ',')), plies);
    }

    @Test
    @CaseId("D01")
    void a_man_move_in_between_does_not_start_the_international_count_again() {
        Game begun = QuietPlay.kings(game("international", "W:WK46:BK47,2,3"), 5);
        Game manMoved = begun.play(move(begun.position(), "3-9"));

        requireDrawExactlyAfter(manMoved, 32 - 6);
    }

    @ParameterizedTest
    @CaseId("D02")
    @CsvSource({
        "W:WKc1;Ke1:BKb8;Kd8, 60", // 4 pieces: 30 moves each
        "W:WKc1;Ke1;Kg1:BKb8;Kd8, 60", // 5 pieces
        "W:WKc1;Ke1;Kg1:BKb8;Kd8;Kf8, 120" // 6 pieces: 60 moves each
    })
    void russian_endgames_with_kings_on_both_sides_are_counted_in_moves(String fen, int plies) {
        requireDrawExactlyAfter(game("russian", fen.replace(';', ',')), plies);
    }

    @Test
    @CaseId("D03")
    void the_russian_count_starts_after_the_capture_that_creates_the_endgame() {
        Game before = game("russian", "W:WKa1,Kc1:Bd4,Kb8");

        requireDrawExactlyAfter(before.play(move(before.position(), "a1:f6")), 10);
    }

    @Test
    @CaseId("D08")
    void one_king_each_is_a_draw_at_once_in_turkish() {
        assertThat(game("turkish", "W:WKa1:BKh8").outcome())
                .isEqualTo(new Outcome.Drawn(Outcome.DrawReason.ONE_PIECE_EACH));
    }

    @Test
    @CaseId("D08")
    void one_king_each_is_no_draw_where_the_side_to_move_can_capture() {
        assertThat(game("turkish", "W:WKa1:BKa5").outcome()).isEqualTo(new Outcome.Ongoing());
    }

    @ParameterizedTest
    @CaseId("D10")
    @CsvSource({"resigns", "flags"})
    void the_end_of_the_game_clears_an_offer(String end) {
        Game offered = done(Game.start(position("italian", "start").rules()), new GameEvent.DrawOffered(Side.WHITE));
        GameEvent event =
                end.equals("resigns") ? new GameEvent.Resigned(Side.WHITE) : new GameEvent.TimeRanOut(Side.WHITE);

        assertThat(offered.drawOffer()).contains(Side.WHITE);
        assertThat(done(offered, event).drawOffer()).isEmpty();
        assertThat(done(offered, event).outcome()).isInstanceOf(Outcome.Won.class);
    }

    private static void requireDrawExactlyAfter(Game game, int plies) {
        Game last = QuietPlay.kings(game, plies - 1);

        assertThat(last.outcome()).isEqualTo(new Outcome.Ongoing());
        assertThat(QuietPlay.kings(last, 1).outcome()).isEqualTo(DRAWN_BY_COUNT);
    }

    private static Game game(String game, String fen) {
        return Game.from(position(game, fen));
    }

    private static Game done(Game game, GameEvent event) {
        return switch (game.after(event)) {
            case EventResult.Done(Game after) -> after;
            case EventResult.Denied denied -> throw new IllegalArgumentException("event must happen, was " + denied);
        };
    }
}
