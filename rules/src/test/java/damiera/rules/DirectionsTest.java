package damiera.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class DirectionsTest {
    @Test
    void a_set_of_directions_has_each_once_in_the_order_of_the_enum() {
        assertThat(Directions.of(Direction.RIGHT, Direction.FORWARD_LEFT, Direction.RIGHT)
                        .each())
                .isEqualTo(List.of(Direction.FORWARD_LEFT, Direction.RIGHT));
    }

    @Test
    void forward_is_up_for_white_and_down_for_black() {
        assertThat(Direction.FORWARD_LEFT.rankStep(Side.WHITE, Lattice.DIAGONAL))
                .isEqualTo(1);
        assertThat(Direction.FORWARD_LEFT.fileStep(Side.WHITE, Lattice.DIAGONAL))
                .isEqualTo(-1);
        assertThat(Direction.FORWARD_LEFT.rankStep(Side.BLACK, Lattice.DIAGONAL))
                .isEqualTo(-1);
        assertThat(Direction.FORWARD_LEFT.fileStep(Side.BLACK, Lattice.DIAGONAL))
                .isEqualTo(1);
    }

    @Test
    void a_step_along_a_file_covers_two_cells_on_a_diagonal_board_only() {
        assertThat(Direction.FORWARD.rankStep(Side.WHITE, Lattice.DIAGONAL)).isEqualTo(2);
        assertThat(Direction.FORWARD.rankStep(Side.WHITE, Lattice.ORTHOGONAL)).isEqualTo(1);
    }
}
