package damiera.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Counts from the tests of dctl and, Turkish, of kish. */
final class PerftCommandTest {
    @ParameterizedTest
    @CsvSource({
        "italian,6,36473",
        "english,6,36768",
        "international,6,167140",
        "russian,6,37986",
        "turkish,4,7538",
        "canadian,4,10053"
    })
    void json_has_depth_count_and_seconds(String game, String depth, String count) {
        assertThat(Call.of("perft", game, "--depth", depth, "--json").out())
                .matches("\\{\"depth\":" + depth + ",\"count\":" + count + ",\"seconds\":[0-9.E-]+}\\R");
    }

    @Test
    void text_has_depth_count_seconds_and_speed() {
        assertThat(Call.of("perft", "italian", "--depth", "4").out()).matches("4 \\d+ \\d+\\.\\d{3} \\d+\\.\\d\\R");
    }

    @Test
    void depth_0_counts_the_position_itself() {
        assertThat(Call.of("perft", "italian", "--depth", "0").out()).startsWith("0 1 ");
    }

    @Test
    void options_may_stand_apart_and_in_any_order() {
        Call apart = Call.of("perft", "+rows=2", "--depth", "3", "thai", "+goal=losing");
        Call glued = Call.of("perft", "thai+goal=losing+rows=2", "--depth", "3");

        assertThat(count(apart)).isEqualTo(count(glued));
    }

    private static String count(Call call) {
        return call.out().split(" ", -1)[1];
    }
}
