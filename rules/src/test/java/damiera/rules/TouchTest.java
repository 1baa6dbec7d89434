package damiera.rules;

import static damiera.rules.GameTest.after;
import static org.assertj.core.api.Assertions.assertThat;

import damiera.rules.EventResult.Denial;
import org.junit.jupiter.api.Test;

class TouchTest {
    private static final Game START = Game.start(Positions.rules("italian"));

    private static GameEvent touch(int square) {
        return new GameEvent.Touched(new Square(square));
    }

    @Test
    void a_touched_piece_that_can_move_must() {
        Game game = after(START, touch(22));

        assertThat(game.touched()).contains(new Square(22));
        assertThat(Positions.texts(game.rules(), game.legalMoves())).containsExactly("22-18", "22-19");
        assertThat(game.play(Positions.attempt(game.rules(), "23-19")))
                .isEqualTo(new PlayResult.Refused(new Refusal.MustMoveTouched(new Square(22)), game.legalMoves()));
    }

    @Test
    void the_first_touched_piece_that_can_move_binds() {
        assertThat(after(START, touch(29), touch(22), touch(23)).touched()).contains(new Square(22));
    }

    @Test
    void a_touched_piece_that_cannot_move_does_not_bind() {
        assertThat(after(START, touch(29)).touched()).isEmpty();
    }

    @Test
    void a_piece_announced_first_may_be_touched() {
        assertThat(after(START, new GameEvent.Adjusting(), touch(22)).touched()).isEmpty();
    }

    @Test
    void an_announcement_is_good_for_one_piece() {
        assertThat(after(START, new GameEvent.Adjusting(), touch(22), touch(23)).touched())
                .contains(new Square(23));
    }

    @Test
    void an_announcement_after_the_touch_is_too_late() {
        assertThat(after(START, touch(22), new GameEvent.Adjusting()).touched()).contains(new Square(22));
    }

    @Test
    void the_move_frees_the_hand() {
        assertThat(Positions.play(after(START, touch(22)), "22-19").touched()).isEmpty();
    }

    @Test
    void a_touched_piece_that_a_huff_leaves_without_a_move_is_free() {
        Game game = Positions.play(Positions.game("international+huff", "W:W22,45:B18,28,32,33"), "45-40");

        Game huffed = after(game, touch(28), new GameEvent.Huffed(new Square(22)));

        assertThat(huffed.touched()).isEmpty();
        assertThat(huffed.legalMoves()).hasSize(6);
    }

    @Test
    void a_touched_piece_that_can_still_move_after_a_huff_must() {
        Game game = Positions.play(Positions.game("international+huff", "W:W22,45:B18,28,32,33"), "45-40");

        assertThat(after(game, touch(32), new GameEvent.Huffed(new Square(22))).touched())
                .contains(new Square(32));
    }

    @Test
    void only_pieces_of_the_side_to_move_are_touched() {
        assertThat(START.after(touch(1))).isEqualTo(new EventResult.Denied(Denial.NOT_YOUR_PIECE));
    }

    @Test
    void a_piece_that_may_not_move_for_a_capture_elsewhere_does_not_bind() {
        Game game = Positions.game("italian", "W:W22,32:B19");

        assertThat(after(game, touch(32)).touched()).isEmpty();
    }
}
