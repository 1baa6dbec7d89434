package damiera.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import damiera.rules.variant.Variants;
import org.junit.jupiter.api.Test;

class CoreTest {
    @Test
    void every_game_is_listed_with_all_its_squares() {
        String games = Core.games();

        assertThat(games).startsWith("[{\"id\":\"italian\",\"files\":8,\"ranks\":8,\"lattice\":\"diagonal\"");
        assertThat(games.split("\"firstMover\"", -1)).hasSize(Variants.ALL.size() + 1);
        assertThat(games)
                .contains("\"names\":\"letters\",\"firstMover\":\"white\",\"squares\":[{\"name\":\"a8\",\"file\":0");
    }

    @Test
    void a_game_begins_at_its_start() {
        assertThat(Core.open("italian", "", "").view())
                .startsWith(
                        "{\"game\":\"italian\",\"fen\":\"W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12\"")
                .contains("\"turn\":\"white\"", "\"counters\":[]", "\"outcome\":{\"kind\":\"ongoing\"}");
    }

    @Test
    void a_game_goes_on_from_its_moves() {
        assertThat(Core.open("english", "", "11-15 23-19 8-11 22-17").view())
                .contains("\"turn\":\"black\"", "\"text\":\"22-17\"");
    }

    @Test
    void moves_that_cannot_be_played_are_an_error_of_the_page() {
        assertThatThrownBy(() -> Core.open("english", "", "11-15 11-15"))
                .hasMessage("moves must be legal, was 11-15: square-empty");
    }

    @Test
    void a_position_that_cannot_be_played_is_an_error_of_the_page() {
        assertThatThrownBy(() -> Core.open("english", "W:W1:B2", ""))
                .hasMessageStartingWith("position must be playable, was ");
    }

    @Test
    void moves_are_listed_with_their_routes() {
        // 47 takes 42 first, since 33 lies behind it.
        assertThat(Core.moves("international", "W:WK47:B42,33"))
                .contains("\"from\":47,\"to\":", "\"captured\":[42,33]");
    }

    @Test
    void counts_are_those_of_others() {
        // dctl's test suite.
        assertThat(Core.perft("italian", "", 6)).isEqualTo(36_473);
    }
}
