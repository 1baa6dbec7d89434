package damiera.cli;

import static org.assertj.core.api.Assertions.assertThat;

import damiera.notation.Fen;
import damiera.notation.RulesText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ExplainCommandTest {
    @Test
    void a_legal_move_exits_0_and_names_what_may_be_played() {
        assertThat(json("english", "W:W22,26:B4,13,17,21", "22-18"))
                .isEqualTo(new Call(
                        0, "{\"legal\":true,\"reason\":null,\"detail\":{},\"must\":[\"22-18\",\"26-23\"]}\n", ""));
    }

    @Test
    void a_shorter_capture_exits_1_with_both_numbers() {
        assertThat(json("international", "W:W32,50:B28,19,44", "50x39"))
                .isEqualTo(new Call(
                        1,
                        "{\"legal\":false,\"reason\":\"must-capture-more\",\"detail\":{\"taken\":1,\"required\":2},"
                                + "\"must\":[\"32x23x14\"]}\n",
                        ""));
    }

    @Test
    void a_quiet_move_beside_a_capture_names_the_pieces_that_must_capture() {
        assertThat(json("english", "W:W22,32:B18", "32-28").out())
                .isEqualTo("{\"legal\":false,\"reason\":\"must-capture\",\"detail\":{\"pieces\":[\"22\"]},"
                        + "\"must\":[\"22x15\"]}\n");
    }

    @Test
    void a_legal_capture_names_the_rule_that_decided() {
        assertThat(json("international", "W:W32,50:B28,19,44", "32x14").out())
                .contains("\"legal\":true,\"reason\":null,\"detail\":{\"rule\":\"most-pieces\"}");
    }

    @Test
    void nothing_is_played_in_a_position_that_is_drawn_by_itself() {
        assertThat(json("turkish", "W:WKa1:BKh8", "a1-a2"))
                .isEqualTo(new Call(1, "{\"legal\":false,\"reason\":\"game-over\",\"detail\":{},\"must\":[]}\n", ""));
    }

    @Test
    void an_empty_square_is_named() {
        assertThat(json("english", "W:W22:B1", "23-18").out())
                .contains("\"reason\":\"square-empty\",\"detail\":{\"square\":\"23\"}");
    }

    @ParameterizedTest
    @CsvSource({"international,99-40,99", "italian,22-k9,k9", "turkish,a3-i4,i4", "russian,c3-d9,d9"})
    void a_square_that_the_board_has_not_is_a_refusal(String game, String move, String square) {
        Call done = Call.of("explain", game, "--fen", start(game), "--move", move, "--json");

        assertThat(done.exit()).isEqualTo(1);
        assertThat(done.out())
                .startsWith("{\"legal\":false,\"reason\":\"not-a-square\",\"detail\":{\"square\":\"" + square
                        + "\"},\"must\":[\"");
    }

    @Test
    void a_move_of_the_hub_protocol_is_read() {
        assertThat(json("international", "W:W32,50:B28,19,44", "32x14x28x19").exit())
                .isZero();
        assertThat(json("international", "W:W32,50:B28,19,44", "50x39x44").out())
                .contains("\"reason\":\"must-capture-more\"");
    }

    @Test
    void people_read_a_sentence_and_what_may_be_played() {
        assertThat(Call.of("explain", "international", "--fen", "W:W32,50:B28,19,44", "--move", "50x39")
                        .lines())
                .containsExactly(
                        "More must be captured: 2, not 1.",
                        "These may be played: 32x23x14",
                        "The number of pieces captured decides.");
    }

    private static String start(String game) {
        return Fen.start(RulesText.parse(game));
    }

    private static Call json(String game, String fen, String move) {
        return Call.of("explain", game, "--fen", fen, "--move", move, "--json");
    }
}
