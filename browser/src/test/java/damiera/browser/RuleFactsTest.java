package damiera.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RuleFactsTest {
    @Test
    void the_italian_priority_is_told_in_its_order() {
        assertThat(Core.rules("italian"))
                .contains(
                        "\"priority\":[\"most-pieces\",\"with-king\",\"most-kings\",\"kings-earliest\"]",
                        "\"targets\":\"men-only\"",
                        "\"landing\":\"next-square\"");
    }

    @Test
    void an_option_changes_what_is_told() {
        assertThat(Core.rules("turkish")).contains("\"removal\":\"immediate\"");
        assertThat(Core.rules("turkish+removal=after")).contains("\"removal\":\"after-move\"");
    }

    @Test
    void a_king_that_may_not_go_on_for_ever_has_its_limit() {
        assertThat(Core.rules("frisian")).contains("\"kingLimit\":3");
    }
}
