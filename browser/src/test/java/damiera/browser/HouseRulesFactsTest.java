package damiera.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class HouseRulesFactsTest {
    private static final String LOSING = "{\"id\":\"zia\",\"base\":\"italian\",\"goal\":\"losing\"}";

    @Test
    void house_rules_make_a_game() {
        assertThat(Core.house(LOSING))
                .startsWith("{\"info\":{\"id\":\"zia\",\"files\":8")
                .endsWith("\"faults\":[]}");
    }

    @Test
    void all_contradictions_are_told_at_once() {
        assertThat(Core.house("{\"id\":\"Zia\",\"base\":\"italian\",\"goal\":\"red\",\"start\":{\"rows\":9},"
                        + "\"man\":{\"moves\":[\"backward-left\"]}}"))
                .contains("\"path\":\"id\"", "\"key\":\"rules.bad-id\"")
                .contains("\"path\":\"goal\"", "\"key\":\"rules.never-forward\"", "\"key\":\"rules.rows-meet\"");
    }

    @Test
    void text_that_is_no_json_is_told_with_its_place() {
        assertThat(Core.house("{\"id\":")).contains("\"offset\":6", "\"key\":\"unreadable.end\"");
    }

    @Test
    void a_game_of_house_rules_is_played_like_any_other() {
        assertThat(Core.open(LOSING + "+repetition=2", "", "22-18").view()).contains("\"turn\":\"black\"");
    }

    @Test
    void the_answers_of_a_game_are_house_rules() {
        assertThat(Core.answers("italian")).startsWith("{\"id\":\"italian\",\"board\":{\"files\":8");
    }
}
