package damiera.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ReadingTest {
    private static final String CHAIN = "W:W22,31:B4,10,18";

    @ParameterizedTest
    @CsvSource({"22x13x6,22x13x6", "22x6,22x13x6", "2206,22x13x6"})
    void a_text_means_the_move_that_it_fits(String text, String move) {
        assertThat(Core.open("italian", "W:W22,31:B10,18", "").read(text)).startsWith("{\"move\":{\"text\":\"" + move);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "hello", "22", "22-", "/c"})
    void what_is_no_move_is_none(String text) {
        assertThat(Core.open("italian", CHAIN, "").read(text)).isEqualTo("null");
    }

    @Test
    void a_move_that_is_not_allowed_is_told_why() {
        assertThat(Core.open("italian", CHAIN, "").read("31-27"))
                .startsWith("{\"refused\":{\"reason\":\"must-capture\"")
                .endsWith("\"tried\":[31,27]}");
    }

    @Test
    void a_square_that_the_board_has_not_is_told() {
        assertThat(Core.open("italian", "", "").read("23-99")).startsWith("{\"refused\":{\"reason\":\"not-a-square\"");
    }

    @Test
    void the_russian_man_is_crowned_on_its_way_and_the_italian_at_the_end() {
        assertThat(Core.open("russian", "W:W18:B6,7,14", "").read("18x9x2x11")).contains("\"crowned\":2");
        assertThat(Core.open("italian", "W:W7:B10", "").read("7-4")).contains("\"crowned\":1");
        assertThat(Core.open("italian", "", "").read("23-19")).contains("\"crowned\":0");
    }
}
