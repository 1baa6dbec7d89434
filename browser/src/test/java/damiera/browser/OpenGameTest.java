package damiera.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class OpenGameTest {
    @Test
    void squares_that_mean_a_move_play_it() {
        OpenGame game = Core.open("english", "W:W31:B26,18,5", "");

        assertThat(game.play("31 15"))
                .startsWith("{\"played\":{\"text\":\"31x22x15\",\"from\":31,\"to\":15")
                .contains("\"view\":{\"game\":\"english\",\"fen\":\"B:W15:B5\"");
    }

    @Test
    void squares_that_mean_none_change_nothing() {
        OpenGame game = Core.open("english", "W:W31,32:B26,18,5", "");
        String before = game.view();

        assertThat(game.play("32 28"))
                .isEqualTo("{\"refused\":{\"reason\":\"must-capture\",\"detail\":{\"pieces\":[31]}}}");
        assertThat(game.view()).isEqualTo(before);
    }

    @Test
    void asking_why_changes_nothing() {
        OpenGame game = Core.open("italian", "W:W23,21:B18,10,19,2", "");
        String before = game.view();

        assertThat(game.explain("23 16")).isEqualTo("{\"reason\":\"not-a-move\",\"detail\":{}}");
        assertThat(game.view()).isEqualTo(before);
    }

    @Test
    void a_piece_that_may_move_has_no_why_not() {
        assertThat(Core.open("english", "", "").whyNot(11)).isEqualTo("null");
    }

    @Test
    void a_blocked_piece_has_no_move_to_make() {
        assertThat(Core.open("english", "", "").whyNot(1)).isEqualTo("{\"reason\":\"not-a-move\",\"detail\":{}}");
    }

    @Test
    void a_piece_of_the_other_side_is_named_so() {
        assertThat(Core.open("english", "", "").whyNot(32))
                .isEqualTo("{\"reason\":\"not-your-piece\",\"detail\":{\"square\":32}}");
    }

    @Test
    void a_piece_that_does_not_capture_is_told_who_must() {
        assertThat(Core.open("english", "W:W31,32,29:B26,18,5", "").whyNot(29))
                .isEqualTo("{\"reason\":\"must-capture\",\"detail\":{\"pieces\":[31]}}");
    }

    @Test
    void undo_takes_one_ply_back() {
        OpenGame game = Core.open("english", "", "");
        String start = game.view();
        game.play("11 15");
        game.undo();

        assertThat(game.view()).isEqualTo(start);
    }

    @Test
    void the_bot_chooses_and_does_not_play() {
        OpenGame game = Core.open("english", "W:W31:B26,18,5", "");

        assertThat(game.choose("hard", 1)).startsWith("{\"text\":\"31x22x15\"");
        assertThat(game.view()).contains("\"played\":[]");
    }

    @Test
    void an_unknown_level_is_an_error_of_the_page() {
        assertThatThrownBy(() -> Core.open("english", "", "").choose("best", 1))
                .hasMessage("level must be easy, medium or hard, was best");
    }
}
