package damiera.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class MovesCommandTest {
    /** Giochi di tavoliere, figure 3. */
    private static final String TWO_MOVES = "W:W22,26:B4,13,17,21";

    @Test
    void a_position_has_a_move_a_line() {
        assertThat(Call.of("moves", "english", "--fen", TWO_MOVES)).isEqualTo(new Call(0, "22-18\n26-23\n", ""));
    }

    @Test
    void without_a_position_it_is_the_start() {
        assertThat(Call.of("moves", "international").lines())
                .containsExactly("31-26", "31-27", "32-27", "32-28", "33-28", "33-29", "34-29", "34-30", "35-30");
    }

    @Test
    void json_has_the_strict_position_and_every_fact_of_a_move() {
        assertThat(Call.of("moves", "russian", "--fen", "w : Wc3, d4 : Be5, Kh8", "--json")
                        .out())
                .isEqualTo("{\"fen\":\"W:Wc3,d4:Be5,Kh8\",\"moves\":[{\"text\":\"d4:f6\",\"from\":\"d4\",\"to\":\"f6\","
                        + "\"path\":[\"d4\",\"f6\"],\"captured\":[\"e5\"],\"promotes\":false}]}\n");
    }

    @Test
    void a_side_without_a_move_is_a_good_answer() {
        assertThat(Call.of("moves", "english", "--fen", "W:W5:B1,9,K14", "--json")
                        .exit())
                .isZero();
    }

    @Test
    void a_stream_has_a_line_out_for_each_line_in() {
        Call done = stream(TWO_MOVES + "\nnonsense\nW:W40:B1\nW::B1\n");

        assertThat(done.lines()).hasSize(4);
        assertThat(done.lines().get(0)).isEqualTo("22-18 26-23");
        assertThat(done.lines().get(1)).startsWith("error: no FEN: at character 1");
        assertThat(done.lines().get(2)).isEqualTo("error: there is no square 40");
        assertThat(done.lines().get(3)).isEqualTo("(none)");
    }

    @Test
    void a_stream_with_a_bad_line_exits_1() {
        assertThat(stream("nonsense\n" + TWO_MOVES + "\n").exit()).isEqualTo(1);
    }

    @Test
    void a_stream_of_good_lines_exits_0() {
        assertThat(stream(TWO_MOVES + "\n" + TWO_MOVES).exit()).isZero();
    }

    @Test
    void a_bad_line_in_json_has_its_text_and_the_error() {
        Call done = Call.with("W:W40:B1\n", Locale.ENGLISH, "moves", "english", "--fen", "-", "--json");

        assertThat(done.out()).isEqualTo("{\"fen\":\"W:W40:B1\",\"error\":\"there is no square 40\"}\n");
    }

    @Test
    void squares_that_the_board_has_not_are_named_together() {
        Call done = Call.with("W:W2,40,41:B1,50\n", Locale.ENGLISH, "moves", "english", "--fen", "-");

        assertThat(done.lines().getFirst())
                .contains("there are no squares 40, 41, 50")
                .doesNotContain("square 40;");
    }

    @Test
    void a_position_with_more_captures_than_can_be_searched_is_refused() {
        String black = Stream.of("b", "d", "f", "h", "j", "l")
                .flatMap(file -> IntStream.rangeClosed(1, 6).mapToObj(half -> "K" + file + 2 * half))
                .collect(Collectors.joining(","));

        Call done = Call.of("moves", "russian+board=14x14", "--fen", "W:WKa1:B" + black);

        assertThat(done.exit()).isEqualTo(2);
        assertThat(done.err()).contains("more captures than can be searched");
    }

    private static Call stream(String lines) {
        return Call.with(lines, Locale.ENGLISH, "moves", "english", "--fen", "-");
    }
}
