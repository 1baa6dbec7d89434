package damiera.rules;

import static org.assertj.core.api.Assertions.assertThat;

import damiera.rules.variant.Variants;
import java.util.List;
import org.junit.jupiter.api.Test;

class ProgressTest {
    @Test
    void a_step_of_a_man_towards_its_last_row_is_progress_for_either_side() {
        Position start = Position.start(Variants.byId("international").orElseThrow());
        Step white = new Step(new Square(32), new Square(28), false);
        Step black = new Step(new Square(19), new Square(23), false);

        assertThat(Progress.of(white, start)).isEqualTo(Progress.MAN_ADVANCED);
        assertThat(Progress.of(black, start.playUnchecked(white))).isEqualTo(Progress.MAN_ADVANCED);
    }

    @Test
    void a_sideways_step_of_a_man_is_no_progress() {
        assertThat(progress("turkish", Piece.MAN, 33, 34)).isEqualTo(Progress.NONE);
        assertThat(progress("turkish", Piece.MAN, 33, 25)).isEqualTo(Progress.MAN_ADVANCED);
    }

    @Test
    void a_king_s_move_is_no_progress() {
        assertThat(progress("international", Piece.KING, 32, 28)).isEqualTo(Progress.NONE);
    }

    @Test
    void a_promotion_and_a_capture_are_progress_of_their_own() {
        Position before = position("international", Piece.MAN, 7);

        assertThat(Progress.of(new Step(new Square(7), new Square(1), true), before))
                .isEqualTo(Progress.PROMOTION);
        assertThat(Progress.of(
                        new Capture(List.of(new Square(7), new Square(18)), List.of(new Square(12)), false), before))
                .isEqualTo(Progress.CAPTURE);
    }

    private static Progress progress(String id, Piece piece, int from, int to) {
        return Progress.of(new Step(new Square(from), new Square(to), false), position(id, piece, from));
    }

    private static Position position(String id, Piece piece, int number) {
        Setup setup = Setup.of(List.of(new Placed(Side.WHITE, piece, new Square(number))), Side.WHITE);
        SetupResult result = Position.of(Variants.byId(id).orElseThrow(), setup, SetupFault.ALL_WAIVERS);
        return ((SetupResult.Valid) result).position();
    }
}
