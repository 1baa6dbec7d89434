package damiera.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class BoardTest {
    private static final Board TEN = new Board(10, 10, Lattice.DIAGONAL, Corner.LEFT);
    private static final Board ITALIAN = new Board(8, 8, Lattice.DIAGONAL, Corner.RIGHT);
    private static final Board TURKISH = new Board(8, 8, Lattice.ORTHOGONAL, Corner.LEFT);

    @Test
    void a_diagonal_board_is_played_on_half_its_cells() {
        assertThat(TEN.squareCount()).isEqualTo(50);
        assertThat(new Board(14, 14, Lattice.DIAGONAL, Corner.LEFT).squareCount())
                .isEqualTo(98);
        assertThat(TURKISH.squareCount()).isEqualTo(64);
    }

    @Test
    void square_1_stands_beside_the_top_left_corner_where_the_left_bottom_corner_is_dark() {
        assertThat(TEN.file(new Square(1))).isEqualTo(1);
        assertThat(TEN.rank(new Square(1))).isEqualTo(9);
        assertThat(TEN.file(new Square(46))).isZero();
        assertThat(TEN.rank(new Square(46))).isZero();
    }

    @Test
    void square_1_stands_in_the_top_left_corner_of_the_italian_board() {
        assertThat(ITALIAN.file(new Square(1))).isZero();
        assertThat(ITALIAN.rank(new Square(1))).isEqualTo(7);
        assertThat(ITALIAN.file(new Square(32))).isEqualTo(7);
        assertThat(ITALIAN.rank(new Square(32))).isZero();
    }

    @Test
    void file_and_rank_lead_back_to_the_square() {
        for (Board board : new Board[] {TEN, ITALIAN, TURKISH, new Board(10, 8, Lattice.DIAGONAL, Corner.LEFT)}) {
            for (int number = 1; number <= board.squareCount(); number++) {
                Square square = new Square(number);

                assertThat(board.square(board.file(square), board.rank(square))).contains(square);
            }
        }
    }

    @Test
    void a_light_cell_and_a_cell_outside_have_no_square() {
        assertThat(TEN.square(0, 9)).isEmpty();
        assertThat(TEN.square(-1, 0)).isEmpty();
        assertThat(TEN.square(0, 10)).isEmpty();
    }

    @Test
    void a_board_has_the_squares_up_to_its_count() {
        assertThat(TEN.has(new Square(50))).isTrue();
        assertThat(TEN.has(new Square(51))).isFalse();
    }

    @Test
    void the_long_diagonal_runs_from_5_to_46_in_international_draughts() {
        assertThat(TEN.longDiagonal()).isEqualTo(SquareSet.ofNumbers(5, 10, 14, 19, 23, 28, 32, 37, 41, 46));
    }

    @Test
    void the_long_diagonal_of_a_mirrored_board_runs_from_the_top_left() {
        assertThat(ITALIAN.longDiagonal()).isEqualTo(SquareSet.ofNumbers(1, 5, 10, 14, 19, 23, 28, 32));
    }

    @Test
    void a_rectangle_and_an_orthogonal_board_have_no_long_diagonal() {
        assertThat(new Board(10, 8, Lattice.DIAGONAL, Corner.LEFT).longDiagonal())
                .isEqualTo(SquareSet.EMPTY);
        assertThat(TURKISH.longDiagonal()).isEqualTo(SquareSet.EMPTY);
    }

    @Test
    void an_odd_a_small_and_a_large_board_are_refused() {
        for (int files : new int[] {4, 7, 16}) {
            assertThatThrownBy(() -> new Board(files, 8, Lattice.DIAGONAL, Corner.LEFT))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("files must be even and 6..14, was " + files);
        }
    }

    @Test
    void the_largest_board_has_196_squares() {
        Board board = new Board(14, 14, Lattice.ORTHOGONAL, Corner.LEFT);

        assertThat(board.squareCount()).isEqualTo(Board.MOST_SQUARES).isEqualTo(196);
        assertThat(board.square(13, 0)).contains(new Square(196));
    }

    @Test
    void men_are_crowned_on_the_far_row() {
        assertThat(TEN.promotionRank(Side.WHITE)).isEqualTo(9);
        assertThat(TEN.promotionRank(Side.BLACK)).isZero();
    }
}
