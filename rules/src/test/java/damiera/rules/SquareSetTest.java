package damiera.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class SquareSetTest {
    private static final SquareSet SOME = SquareSet.ofNumbers(256, 128, 1, 193, 65, 64);

    @Test
    void squares_come_in_ascending_order_from_all_words() {
        assertThat(SOME.squares())
                .isEqualTo(List.of(
                        new Square(1),
                        new Square(64),
                        new Square(65),
                        new Square(128),
                        new Square(193),
                        new Square(256)));
        assertThat(SOME.size()).isEqualTo(6);
    }

    @Test
    void a_square_is_in_the_set_or_not() {
        assertThat(SOME.contains(new Square(65))).isTrue();
        assertThat(SOME.contains(new Square(66))).isFalse();
        assertThat(SOME.contains(new Square(129))).isFalse();
        assertThat(SOME.contains(new Square(193))).isTrue();
        assertThat(SOME.contains(new Square(257))).isFalse();
    }

    @Test
    void sets_are_joined_cut_and_taken_away() {
        SquareSet others = SquareSet.ofNumbers(1, 2, 128);

        assertThat(SOME.or(others)).isEqualTo(SquareSet.ofNumbers(1, 2, 64, 65, 128, 193, 256));
        assertThat(SOME.and(others)).isEqualTo(SquareSet.ofNumbers(1, 128));
        assertThat(SOME.minus(others)).isEqualTo(SquareSet.ofNumbers(64, 65, 193, 256));
    }

    @Test
    void a_square_taken_away_is_gone_and_an_absent_one_changes_nothing() {
        assertThat(SOME.without(new Square(65)).contains(new Square(65))).isFalse();
        assertThat(SOME.without(new Square(2))).isEqualTo(SOME);
        assertThat(SquareSet.of(new Square(7)).without(new Square(7))).isEqualTo(SquareSet.EMPTY);
    }

    @Test
    void a_square_above_256_is_refused() {
        assertThatThrownBy(() -> SquareSet.ofNumbers(257)).hasMessage("square number must be 1..256, was 257");
    }

    @Test
    void a_square_has_a_number_from_1() {
        assertThatThrownBy(() -> new Square(0)).hasMessage("square number must be 1 or more, was 0");
        assertThat(Square.atIndex(0)).isEqualTo(new Square(1));
    }
}
