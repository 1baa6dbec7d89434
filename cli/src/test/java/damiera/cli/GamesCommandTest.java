package damiera.cli;

import static org.assertj.core.api.Assertions.assertThat;

import damiera.rules.variant.Variants;
import org.junit.jupiter.api.Test;

final class GamesCommandTest {
    @Test
    void every_game_is_a_line() {
        assertThat(Call.of("games").lines()).hasSize(Variants.ALL.size());
    }

    @Test
    void json_tells_the_board_and_the_start() {
        assertThat(Call.of("games", "--json").lines().getFirst())
                .startsWith("{\"id\":\"italian\",\"name\":\"Italian draughts\","
                        + "\"board\":{\"files\":8,\"ranks\":8,\"squares\":32},"
                        + "\"start\":\"W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12\","
                        + "\"firstMover\":\"white\",\"pdnGameType\":22,\"options\":[");
    }

    @Test
    void json_tells_the_options_with_their_defaults() {
        assertThat(Call.of("games", "--json").lines().getFirst())
                .contains(
                        "{\"key\":\"goal\",\"values\":[\"normal\",\"losing\",\"breakthrough\"],\"default\":\"normal\"}");
    }
}
