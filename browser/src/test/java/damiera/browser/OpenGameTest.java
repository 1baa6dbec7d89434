package damiera.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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
    void a_side_takes_back_what_it_did_last_and_all_that_came_after() {
        OpenGame game = Core.open("english", "", "");
        String start = game.view();
        game.play("11 15");
        game.play("23 19");
        String before = game.view();
        game.play("8 11");
        game.undo("black");
        assertThat(game.view()).isEqualTo(before);

        game.play("8 11");
        game.play("22 17");
        game.undo("black");
        assertThat(game.view()).isEqualTo(before).contains("\"undo\":[\"white\",\"black\"]");

        game.undo("black");
        assertThat(game.view()).isEqualTo(start).contains("\"undo\":[]");
    }

    @Test
    void whoever_was_last_takes_back_one_thing() {
        OpenGame game = Core.open("english", "", "11-15\n23-19");
        game.undo("");

        assertThat(game.view()).contains("\"events\":[\"11-15\"]");
    }

    @Test
    void nothing_is_taken_back_by_who_has_done_nothing() {
        OpenGame game = Core.open("english", "", "11-15");
        String before = game.view();
        game.undo("white");

        assertThat(game.view()).isEqualTo(before).contains("\"undo\":[\"black\"]");
    }

    @Test
    void the_bot_decides_and_does_not_act() {
        OpenGame game = Core.open("english", "W:W31:B26,18,5", "");

        assertThat(game.decide("white", "hard", 1))
                .startsWith("{\"event\":\"31x22x15\",\"move\":{\"text\":\"31x22x15\",\"from\":31");
        assertThat(game.view()).contains("\"played\":[]");
    }

    @Test
    void a_mistake_is_told_of_the_last_move_of_a_side() {
        OpenGame game = Core.open("english", "W:W22,31:B5,13,15", "");
        assertThat(game.isMistake("white")).isFalse();

        game.play("22 18");
        assertThat(game.isMistake("white")).isTrue();
        assertThat(game.isMistake("black")).isFalse();
        game.play("15 22");
        assertThat(game.isMistake("white")).isTrue();

        game.undo("white");
        game.play("31 27");
        assertThat(game.isMistake("white")).isFalse();
    }

    @Test
    void a_touched_piece_had_to_move() {
        OpenGame game = Core.open("english", "W:W22,31:B5,13,15", "touch 22\n22-18");

        assertThat(game.isMistake("white")).isFalse();
    }

    @Test
    void a_huff_is_no_mistake() {
        OpenGame game = Core.open("italian+obligation=huff", "W:W22,31,32:B4,10,18", "31-27\nhuff 22");

        assertThat(game.isMistake("black")).isFalse();
    }

    @Test
    void a_missed_capture_is_answered_where_that_is_all_that_is_left() {
        OpenGame game = Core.open("italian+obligation=huff", "W:W5,10,22,26,27,28:B1,19", "27-23");
        assertThat(game.view())
                .contains("\"legal\":[],", "\"huffable\":[22],\"demanded\":false,", "{\"kind\":\"ongoing\"}");

        assertThat(game.decide("black", "hard", 1)).isEqualTo("{\"event\":\"huff 22\"}");
        assertThat(game.act("huff 22"))
                .contains("\"events\":[\"27-23\",\"huff 22\"]", "\"turn\":\"black\"", "\"huffable\":[],")
                .doesNotContain("\"legal\":[],");
        game.undo("black");
        assertThat(game.act("demand")).contains("\"demanded\":true", "\"text\":\"22x15\"", "\"turn\":\"white\"");
    }

    @Test
    void an_offer_stands_until_it_is_answered() {
        OpenGame game = Core.open("english", "", "");

        assertThat(game.act("offer black")).contains("\"offers\":[\"black\"]");
        assertThat(game.decide("white", "hard", 1)).isEqualTo("{\"event\":\"decline white\"}");
        assertThat(game.act("decline white")).contains("\"offers\":[]");
    }

    @Test
    void a_count_is_asked_for_once() {
        OpenGame game = Core.open("english+draws=kings50", "", "");

        assertThat(game.view()).contains("\"countable\":true");
        assertThat(game.act("count black")).contains("\"countable\":false");
        assertThatThrownBy(() -> game.act("count white"))
                .hasMessage("event must be possible, was count white: no-count-to-request");
    }

    @Test
    void who_resigns_has_lost() {
        assertThat(Core.open("english", "", "").act("resign black"))
                .contains("\"legal\":[]", "{\"kind\":\"won\",\"winner\":\"white\",\"reason\":\"resignation\"}");
    }

    @ParameterizedTest
    @ValueSource(strings = {"resign black", "time black"})
    void a_word_that_ended_the_game_is_taken_back_alone(String word) {
        OpenGame game = Core.open("english", "", "11-15");
        String before = game.view();
        game.act(word);
        game.undo("black");
        assertThat(game.view()).isEqualTo(before);

        game.act(word);
        game.undo("");
        assertThat(game.view()).isEqualTo(before);
    }

    @Test
    void a_draw_is_taken_back_with_the_offer_that_was_agreed_to() {
        OpenGame game = Core.open("english", "", "");
        String before = game.view();
        game.act("offer black");
        assertThat(game.act("agree white")).contains("\"undo\":[\"white\",\"black\"]");

        game.undo("black");
        assertThat(game.view()).isEqualTo(before);
    }

    @Test
    void a_touched_piece_must_move_unless_it_was_only_put_right() {
        OpenGame game = Core.open("english", "", "");
        game.act("adjust");

        assertThat(game.act("touch 9")).contains("\"touched\":[]");
        assertThat(game.act("touch 9")).contains("\"touched\":[9]").doesNotContain("\"from\":10");
    }

    @Test
    void an_unknown_level_or_side_is_an_error_of_the_page() {
        OpenGame game = Core.open("english", "", "");

        assertThatThrownBy(() -> game.decide("black", "best", 1))
                .hasMessage("level must be one of the bot's, was best");
        assertThatThrownBy(() -> game.undo("blue")).hasMessage("side must be white or black, was blue");
    }
}
