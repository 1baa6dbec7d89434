package damiera.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AttemptTest {
    @ParameterizedTest(name = "{2} means {3}: {4}")
    @CsvSource({
        "international, 'W:WK46:B33,41', 46x39, 46x28x39, by its ends",
        "international, 'W:WK46:B33,41', 46x28x39, 46x28x39, square by square",
        "international, 'W:WK47:B14,19,29,31,42', 47x24x36, 47x38x24x13x36, one square of two in between",
        "international, 'W:WK47:B14,19,29,31,42', 47x20x36, 47x38x20x9x36, the other turn",
        "international, 'W:WK47:B14,19,29,31,42', 47x33x24x36, 47x38x24x13x36, a square further on before it goes on",
        "international, 'W:WK47:B14,19,29,31,42', 47x38x20x9x36, 47x38x20x9x36, the full text",
        "international, 'W:WK47:B14,19,29,31,42', 47x36, ambiguous, two captures",
        "international, 'W:WK47:B14,19,29,31,42', 47x38x36, ambiguous, both go over 38",
        "english, 'W:WK23:B10,11,18,19', 23x23, 23x14x7x16x23, a round trip by its ends",
        "english, 'W:WK23:B10,11,18,19', 23x16x7x14x23, 23x14x7x16x23, another route of the same move",
        "english, 'W:WK23:B10,11,18,19', 23x16x23, 23x14x7x16x23, one square of the other route",
        "english, 'B:W14,15,24:B9,10', 10-17, 10x17, a capture with the sign of a quiet move",
        "english, 'B:W21-32:B1-12', 11x15, 11-15, a quiet move with the sign of a capture",
        "russian+optional, 'W:WKd4:Bc5,c7,e7', d4-f6, d4-f6, the sign decides where both fit",
        "russian+optional, 'W:WKd4:Bc5,c7,e7', d4:f6, d4:b6:d8:f6, the sign decides where both fit",
    })
    void squares_told_in_order_mean_the_move_they_fit(
            String game, String fen, String attempt, String meant, String comment) {
        Position position = Positions.position(game, fen);

        assertThat(meant(position, Positions.attempt(position.rules(), attempt)))
                .as(comment)
                .isEqualTo(meant);
    }

    @Test
    void captured_squares_single_out_one_move() {
        Position position = Positions.position("international", "W:WK47:B14,19,29,31,42");

        assertThat(meant(position, taking(47, 36, 42, 29, 14, 31))).isEqualTo("47x38x20x9x36");
    }

    @Test
    void captured_squares_must_fit_exactly() {
        Position position = Positions.position("international", "W:WK47:B14,19,29,31,42");

        assertThat(meant(position, taking(47, 36, 42, 29))).isEqualTo("none");
    }

    @Test
    void taps_on_the_first_and_last_square_are_ambiguous_where_a_step_and_a_capture_fit() {
        Position position = Positions.position("russian+optional", "W:WKd4:Bc5,c7,e7");
        Square from = Positions.square(position.rules(), "d4");
        Square to = Positions.square(position.rules(), "f6");

        assertThat(meant(position, Attempt.of(List.of(from, to)))).isEqualTo("ambiguous");
    }

    @Test
    void an_attempt_at_a_move_means_that_move() {
        Position position = Positions.position("russian", "W:WKd2:Bf6,c5,e5,e3");

        for (Move move : position.legalMoves()) {
            assertThat(position.resolve(Attempt.of(move))).isEqualTo(new Resolution.Legal(move));
        }
    }

    @Test
    void one_square_is_no_attempt() {
        assertThatThrownBy(() -> Attempt.of(List.of(new Square(1))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("an attempt has 2 or more squares, was 1");
    }

    private static Attempt taking(int from, int to, int... captured) {
        List<Square> squares = new ArrayList<>();
        for (int number : captured) {
            squares.add(new Square(number));
        }
        return new Attempt(
                List.of(new Square(from), new Square(to)), Optional.of(SquareSet.of(squares)), Attempt.Sign.CAPTURE);
    }

    private static String meant(Position position, Attempt attempt) {
        return switch (position.resolve(attempt)) {
            case Resolution.Legal(Move move) -> position.rules().text(move);
            case Resolution.Refused(Refusal.Ambiguous _, List<Move> _) -> "ambiguous";
            case Resolution.Refused _ -> "none";
        };
    }
}
