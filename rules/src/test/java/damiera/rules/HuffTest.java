package damiera.rules;

import static damiera.rules.GameTest.after;
import static org.assertj.core.api.Assertions.assertThat;

import damiera.rules.EventResult.Denial;
import java.util.List;
import org.junit.jupiter.api.Test;

class HuffTest {
    private static final Square MISSED = new Square(22);

    private static Game missed() {
        return Positions.play(Positions.game("italian+huff", "W:W22,32:B1,19"), "32-28");
    }

    private static List<String> texts(Game game) {
        return Positions.texts(game.rules(), game.legalMoves());
    }

    @Test
    void the_piece_that_should_have_captured_may_be_huffed() {
        assertThat(missed().huffable()).containsExactly(MISSED);
    }

    @Test
    void a_huffed_piece_leaves_the_board_and_the_huffer_is_still_to_move() {
        Game huffed = after(missed(), new GameEvent.Huffed(MISSED));

        assertThat(huffed.position()).isEqualTo(Positions.position("italian+huff", "B:W28:B1,19"));
        assertThat(huffed.huffable()).isEmpty();
        assertThat(huffed.positions()).hasSize(2).endsWith(huffed.position());
    }

    @Test
    void the_capture_may_be_demanded_and_nothing_else_is_played() {
        Game demanded = after(missed(), new GameEvent.CaptureDemanded());

        assertThat(demanded.position()).isEqualTo(demanded.startPosition());
        assertThat(demanded.moves()).isEmpty();
        assertThat(texts(demanded)).containsExactly("22x15");
        assertThat(demanded.play(Positions.attempt(demanded.rules(), "32-28")))
                .isInstanceOfSatisfying(
                        PlayResult.Refused.class,
                        refused -> assertThat(refused.refusal()).isEqualTo(new Refusal.MustCapture(List.of(MISSED))));
    }

    @Test
    void a_demanded_capture_that_is_played_leaves_nothing_to_huff() {
        Game played = Positions.play(after(missed(), new GameEvent.CaptureDemanded()), "22x15");

        assertThat(played.huffable()).isEmpty();
        assertThat(played.isCaptureDemanded()).isFalse();
    }

    @Test
    void the_right_lapses_when_the_other_side_plays_on() {
        Game played = Positions.play(missed(), "19x26");

        assertThat(played.after(new GameEvent.Huffed(MISSED)))
                .isEqualTo(new EventResult.Denied(Denial.NO_OBLIGATION_MISSED));
        assertThat(played.after(new GameEvent.CaptureDemanded()))
                .isEqualTo(new EventResult.Denied(Denial.NO_OBLIGATION_MISSED));
    }

    @Test
    void the_piece_that_moved_is_huffed_where_it_stands_now() {
        Game game = Positions.play(Positions.game("italian+huff", "W:W22,32:B1,19"), "22-18");

        assertThat(game.huffable()).containsExactly(new Square(18));
    }

    @Test
    void a_capture_of_too_few_misses_an_obligation_too() {
        Game game = Positions.play(Positions.game("italian+huff", "W:W21,22:B10,18,19"), "22x15");

        assertThat(game.huffable()).containsExactly(new Square(15), new Square(21));
    }

    @Test
    void the_required_capture_misses_nothing() {
        Game game = Positions.play(Positions.game("italian+huff", "W:W21,22:B10,18,19"), "21x14x5");

        assertThat(game.huffable()).isEmpty();
    }

    @Test
    void only_a_piece_that_had_to_capture_is_huffed() {
        assertThat(missed().after(new GameEvent.Huffed(new Square(28))))
                .isEqualTo(new EventResult.Denied(Denial.NOT_TO_BE_HUFFED));
    }

    @Test
    void a_huff_is_progress_and_no_ply() {
        Game game = Positions.play(Positions.game("italian+huff", "W:WK22,K32:BK1,19"), "32-28");

        assertThat(game.counters()).extracting(Counter::current).containsExactlyInAnyOrder(1, 1);
        assertThat(after(game, new GameEvent.Huffed(MISSED)).counters())
                .extracting(Counter::current)
                .containsExactlyInAnyOrder(1, 0);
    }

    @Test
    void undo_gives_a_huffed_piece_back() {
        assertThat(after(missed(), new GameEvent.Huffed(MISSED)).undo()).isEqualTo(missed());
    }

    @Test
    void undo_takes_a_demand_back() {
        assertThat(after(missed(), new GameEvent.CaptureDemanded()).undo()).isEqualTo(missed());
    }

    @Test
    void huffs_and_demands_are_replayed() {
        Game huffed = Positions.play(after(missed(), new GameEvent.Huffed(MISSED)), "19-23");
        Game demanded = Positions.play(after(missed(), new GameEvent.CaptureDemanded()), "22x15");

        assertThat(huffed.replay(huffed.events()).position()).isEqualTo(huffed.position());
        assertThat(demanded.replay(demanded.events()).position()).isEqualTo(demanded.position());
    }

    @Test
    void who_is_shut_in_by_a_move_that_missed_a_capture_may_huff_first() {
        Game shut = Positions.play(Positions.game("italian+huff", "W:W5,10,22,26,27,28:B1,19"), "27-23");

        assertThat(shut.legalMoves()).isEmpty();
        assertThat(shut.outcome()).isEqualTo(new Outcome.Ongoing());
        assertThat(texts(after(shut, new GameEvent.Huffed(MISSED)))).contains("19-22");
    }

    @Test
    void who_is_shut_in_and_may_huff_is_not_told_that_the_game_is_over() {
        Game shut = Positions.play(Positions.game("italian+huff", "W:W5,10,22,26,27,28:B1,19"), "27-23");

        assertThat(shut.play(Positions.attempt(shut.rules(), "19-22")))
                .isEqualTo(new PlayResult.Refused(new Refusal.SquareOccupied(MISSED), List.of()));
    }

    @Test
    void nothing_is_huffed_where_captures_are_mandatory() {
        assertThat(Game.start(Positions.rules("italian")).after(new GameEvent.CaptureDemanded()))
                .isEqualTo(new EventResult.Denied(Denial.NO_OBLIGATION_MISSED));
    }
}
