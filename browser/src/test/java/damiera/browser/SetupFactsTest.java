package damiera.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SetupFactsTest {
    @Test
    void a_position_is_told_by_its_strict_fen() {
        assertThat(Core.setup("italian", "w:wk32 : b 1"))
                .isEqualTo("{\"fen\":\"W:WK32:B1\",\"turn\":\"white\",\"pieces\":["
                        + "{\"square\":32,\"side\":\"white\",\"kind\":\"king\"},"
                        + "{\"square\":1,\"side\":\"black\",\"kind\":\"man\"}],\"faults\":[]}");
    }

    @Test
    void all_faults_are_told_at_once_with_their_squares() {
        assertThat(Core.setup("italian", "W:W1,30,30,77:B32"))
                .doesNotContain("\"fen\"")
                .contains("{\"waivable\":false,\"squares\":[30],\"told\":{\"key\":\"setup.two-pieces\"")
                .contains("setup.no-such-square", "setup.man-on-last-row.white", "setup.man-on-last-row.black");
    }

    @Test
    void what_can_be_waived_keeps_nobody_from_playing() {
        assertThat(Core.setup("italian", "W:W31:B"))
                .startsWith("{\"fen\":\"W:W31:B\"")
                .contains("{\"waivable\":true,\"squares\":[],\"told\":{\"key\":\"setup.without-pieces.black\"");
    }

    @Test
    void text_that_is_no_fen_is_told_with_its_place() {
        assertThat(Core.setup("italian", "<script>"))
                .startsWith(
                        "{\"unreadable\":{\"key\":\"unreadable.text\",\"facts\":{\"offset\":1,\"found\":\"<script>\"");
    }
}
