package damiera.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ArchiveTest {
    private static final String FILE = """
            [White "Rossi"]
            [Black "Bianchi <b>"]
            [GameType "22"]

            1. 22-18 {così} 11-14 2. 18x11 6x15 2-0

            [White "Verdi"]

            1. 22-18 11-14 2. 24-20 1-1
            """;

    @Test
    void a_game_that_was_played_is_told_position_by_position() {
        String told = Archive.record("italian", "", "22-18\n11-15\nresign black", "White\tRossi");

        assertThat(told)
                .contains("\"game\":\"italian\",\"start\":\"\"")
                .contains("{\"text\":\"22-18\",\"fen\":\"B:W18,21,23,24,")
                .contains("\"events\":[\"22-18\",\"11-15\",\"resign black\"]")
                .contains("\"winner\":\"white\",\"reason\":\"resignation\"")
                .contains(
                        "[White \\\"Rossi\\\"]\\n[Result \\\"1-0\\\"]\\n[GameType \\\"22,W,8,8,N2,1\\\"]\\n\\n1. 22-18 11-15 *");
    }

    @Test
    void a_huff_is_a_position_of_its_own() {
        String told = Archive.record("italian+obligation=huff", "W:W22,31:B18,1", "31-27\nhuff 22", "");

        assertThat(told)
                .contains("\"text\":\"huff 22\",\"fen\":\"B:W27:B1,18\"")
                .contains("/FEN");
    }

    @Test
    void house_rules_are_named_by_themselves() {
        assertThat(Archive.record("{\"id\":\"zia\",\"base\":\"italian\",\"goal\":\"losing\"}", "", "22-18", ""))
                .contains("\"game\":\"{\\\"id\\\":\\\"zia\\\",")
                .contains("[Variant \\\"house\\\"]");
    }

    @Test
    void a_file_is_read_in_steps() {
        OpenFile file = Archive.file(pieces(FILE, 7), "");

        assertThat(file.step(1)).isEqualTo("{\"games\":[],\"game\":\"\",\"done\":false}");
        file.step(2);
        assertThat(file.step(1))
                .startsWith("{\"games\":[{\"line\":1,\"column\":1,\"game\":\"italian\",\"plies\":4,\"result\":\"2-0\"")
                .contains("\"white\":\"Rossi\",\"black\":\"Bianchi <b>\",\"faults\":[]")
                .endsWith("\"game\":\"italian\",\"done\":false}");
        assertThat(file.step(5))
                .contains("\"line\":7,\"column\":1")
                .contains(
                        "{\"line\":9,\"column\":19,\"told\":{\"key\":\"pdn.illegal-move\",\"facts\":{\"text\":\"24-20\","
                                + "\"why\":{\"key\":\"illegal.must-capture\",\"facts\":{\"pieces\":[\"18\"]}}}}}")
                .endsWith("\"done\":true}");
    }

    @Test
    void a_game_of_a_file_is_read_with_its_comments() {
        assertThat(Archive.read(pieces(FILE, 1000), "italian"))
                .contains("\"nags\":[],\"comment\":\"così\"}")
                .contains("\"tags\":[[\"White\",\"Rossi\"]")
                .contains("\"pdn\":\"[White");
    }

    @Test
    void a_position_that_is_set_up_among_the_moves_is_where_the_next_one_is_played() {
        String file = "[GameType \"20\"]\n1. 32-28 /FEN \"W:W22,48:B1,17\"/ 1. 22x11 *\n";

        assertThat(Archive.read(pieces(file, 1000), "international"))
                .contains("\"text\":\"22x11\",\"fen\":\"B:W11,48:B1\"")
                .contains("\"captured\":[17]");
    }

    @Test
    void a_text_without_games_has_none() {
        assertThat(Archive.read(pieces("", 10), "italian")).isEqualTo("null");
    }

    private static PdnText pieces(String text, int size) {
        return index ->
                text.substring(Math.min(text.length(), index * size), Math.min(text.length(), (index + 1) * size));
    }
}
