package damiera.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import damiera.notation.Fen;
import damiera.notation.RulesText;
import damiera.rules.variant.Variants;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class CoreTest {
    @Test
    void every_game_is_listed_with_all_its_squares() {
        String games = Core.games();

        assertThat(games).startsWith("[{\"id\":\"italian\",\"files\":8,\"ranks\":8,\"lattice\":\"diagonal\"");
        assertThat(games.split("\"firstMover\"", -1)).hasSize(Variants.ALL.size() + 1);
        assertThat(games)
                .contains(
                        "\"names\":\"letters\",\"firstMover\":\"white\",\"main\":true,\"huffs\":false,"
                                + "\"countsOnRequest\":false,\"removal\":\"immediate\",\"squares\":[{\"name\":\"a8\",\"file\":0");
    }

    @Test
    void a_game_begins_at_its_start() {
        assertThat(Core.open("italian", "", "").view())
                .startsWith(
                        "{\"game\":\"italian\",\"fen\":\"W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12\"")
                .contains(
                        "\"turn\":\"white\"",
                        "\"counters\":[{\"kind\":\"quiet-plies\",\"value\":0,\"limit\":80}]",
                        "\"outcome\":{\"kind\":\"ongoing\"}");
    }

    @Test
    void a_game_goes_on_from_its_moves() {
        assertThat(Core.open("english", "", "11-15\n23-19\n8-11\n22-17").view())
                .contains("\"turn\":\"black\"", "\"text\":\"22-17\"");
    }

    @Test
    void moves_that_cannot_be_played_are_an_error_of_the_page() {
        assertThatThrownBy(() -> Core.open("english", "", "11-15\n11-15"))
                .hasMessage("event must be possible, was 11-15: illegal-move");
    }

    @Test
    void a_position_that_cannot_be_played_is_an_error_of_the_page() {
        assertThatThrownBy(() -> Core.open("english", "W:W1:B2", ""))
                .hasMessageStartingWith("position must be playable, was ");
    }

    @Test
    void the_main_games_are_marked() {
        assertThat(Core.games().split("\"main\":true", -1)).hasSize(Variants.MAIN.size() + 1);
    }

    @Test
    void options_are_told_with_the_value_that_the_game_has() {
        assertThat(Core.options("italian+obligation=huff"))
                .startsWith("[{\"key\":\"obligation\",\"value\":\"huff\","
                        + "\"values\":[\"mandatory\",\"huff\",\"optional\"]},{\"key\":\"goal\"")
                .endsWith("{\"key\":\"rows\",\"value\":\"3\",\"values\":[\"1..3\"]}]");
    }

    @Test
    void options_that_do_not_fit_together_are_none() {
        assertThat(Core.options("italian+draws=none+count=request")).isEqualTo("null");
        assertThat(Core.options("italian+rows=4")).isEqualTo("null");
    }

    @Test
    void a_game_opened_with_options_has_their_board() {
        assertThat(Core.open("russian+board=10x8", "", "").info())
                .startsWith("{\"id\":\"russian+board=10x8\",\"files\":10,\"ranks\":8,");
        assertThat(Core.open("english+draws=kings50+obligation=huff", "", "").info())
                .contains("\"huffs\":true,\"countsOnRequest\":true");
    }

    @Test
    void moves_are_listed_with_their_routes() {
        // 47 takes 42 first, since 33 lies behind it.
        assertThat(Core.moves("international", "W:WK47:B42,33"))
                .contains("\"from\":47,\"to\":", "\"captured\":[42,33]");
    }

    @Test
    void the_levels_are_told_the_weakest_first() {
        assertThat(Core.levels()).startsWith("[\"easy\",\"medium\",\"hard\"");
    }

    @Test
    void pieces_left_off_are_missing_from_the_start() {
        assertThat(Core.startWithout("italian", "white", 1))
                .isEqualTo("W:W21,22,23,24,25,26,27,28,29,30,31:B1,2,3,4,5,6,7,8,9,10,11,12");
        assertThat(Core.startWithout("italian", "black", 2))
                .isEqualTo("W:W21,22,23,24,25,26,27,28,29,30,31,32:B3,4,5,6,7,8,9,10,11,12");
        assertThat(Core.startWithout("italian", "black", 99)).endsWith(":B12");
        assertThat(Core.startWithout("turkish", "white", 0)).isEqualTo(Fen.start(RulesText.parse("turkish")));
    }

    @Test
    void an_opening_is_legal_moves_and_follows_from_its_seed() {
        assertThat(Core.opening("italian", 3, "", 7)).isEqualTo(Core.opening("italian", 3, "", 7));
        assertThat(Core.opening("italian", 2, "", 7)).matches("\\{\"label\":\"\\d+-\\d+ \\d+-\\d+\",\"fen\":\"W:.*\"}");
    }

    @Test
    void no_opening_begins_with_what_is_excluded() {
        Set<String> drawn = new HashSet<>();
        for (int seed = 0; seed < 1000; seed++) {
            String opening = Core.opening("italian", 3, "21-18 9-13\n22-18 9-13", seed);
            drawn.add(opening.substring(10, opening.indexOf('"', 10) - 6));
        }

        assertThat(drawn).anyMatch(line -> line.startsWith("22-18")).noneMatch(line -> line.matches("2[12]-18 9-13.*"));
    }

    @Test
    void counts_are_those_of_others() {
        // dctl's test suite.
        assertThat(Core.perft("italian", "", 6)).isEqualTo(36_473);
    }
}
