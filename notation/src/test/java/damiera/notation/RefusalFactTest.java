package damiera.notation;

import static org.assertj.core.api.Assertions.assertThat;

import damiera.rules.Refusal;
import damiera.rules.Square;
import java.util.List;
import org.junit.jupiter.api.Test;

class RefusalFactTest {
    @Test
    void what_is_taken_stands_before_what_must_be() {
        assertThat(RefusalFact.of(new Refusal.MustCaptureMore(2, 3)))
                .containsExactly(new RefusalFact.Count("taken", 2), new RefusalFact.Count("required", 3));
    }

    @Test
    void a_place_is_called_square_in_every_refusal() {
        assertThat(List.<Refusal>of(
                        new Refusal.NotYourPiece(new Square(5)),
                        new Refusal.SquareEmpty(new Square(5)),
                        new Refusal.SquareOccupied(new Square(5)),
                        new Refusal.BackwardMan(new Square(5)),
                        new Refusal.MustContinue(new Square(5)),
                        new Refusal.ManMayNotTakeKing(new Square(5)),
                        new Refusal.KingMoveLimit(new Square(5), 3),
                        new Refusal.MustMoveTouched(new Square(5))))
                .allSatisfy(refusal -> assertThat(RefusalFact.of(refusal).getFirst())
                        .isEqualTo(new RefusalFact.At("square", new Square(5))));
    }

    @Test
    void ambiguous_moves_are_called_routes() {
        assertThat(RefusalFact.of(new Refusal.Ambiguous(List.of())).getFirst().key())
                .isEqualTo("routes");
    }

    @Test
    void a_constant_is_written_small_with_hyphens() {
        assertThat(ConstantWord.of(Thread.State.TIMED_WAITING)).isEqualTo("timed-waiting");
    }
}
