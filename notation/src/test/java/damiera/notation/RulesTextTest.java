package damiera.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import damiera.rules.Goal;
import damiera.rules.variant.Variants;
import java.util.List;
import org.junit.jupiter.api.Test;

class RulesTextTest {
    @Test
    void every_id_is_a_game() {
        assertThat(Variants.ALL)
                .allSatisfy(rules -> assertThat(RulesText.parse(rules.id())).isEqualTo(rules));
    }

    @Test
    void options_come_in_any_order() {
        assertThat(RulesText.parse("italian+goal=losing+obligation=huff"))
                .isEqualTo(RulesText.parse("italian+obligation=huff+goal=losing"));
        assertThat(RulesText.parse("italian+goal=losing").goal()).isEqualTo(Goal.LOSING);
    }

    @Test
    void an_unknown_game_is_told_with_the_known_ones() {
        assertThatThrownBy(() -> RulesText.parse("chess"))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining("italian, international, english")
                .hasMessageEndingWith("was chess");
    }

    @Test
    void an_unknown_key_is_told_with_the_known_ones() {
        assertThatThrownBy(() -> RulesText.parse("italian+gaol=losing"))
                .hasMessageContaining("obligation, goal, promotion");
    }

    @Test
    void an_unknown_value_is_told_with_the_known_ones() {
        assertThatThrownBy(() -> RulesText.parse("italian+goal=winning"))
                .isInstanceOfSatisfying(NotationException.class, e -> {
                    assertThat(e.offset()).isEqualTo(7);
                    assertThat(e.expected())
                            .isEqualTo(new Expected.OptionValue("goal", List.of("normal", "losing", "breakthrough")));
                    assertThat(e.found()).isEqualTo("winning");
                });
    }

    @Test
    void what_has_no_equals_sign_is_no_option() {
        assertThatThrownBy(() -> RulesText.parse("italian+losing"))
                .isInstanceOfSatisfying(
                        NotationException.class, e -> assertThat(e.offset()).isEqualTo(7));
    }
}
