package damiera.notation;

import static damiera.notation.Games.rules;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import damiera.rules.QuietKingMoves;
import damiera.rules.Rules;
import damiera.rules.RulesFault;
import damiera.rules.variant.Variants;
import java.util.List;
import org.junit.jupiter.api.Test;

class HouseRulesTest {
    private static final String ITALIAN = HouseRules.write(RulesText.parse("italian"));

    @Test
    void every_game_is_read_as_it_was_written() {
        assertThat(Variants.NUMBERED)
                .allSatisfy(rules -> assertThat(HouseRules.read(HouseRules.write(rules)))
                        .isEqualTo(new HouseRulesResult.Valid(rules)));
    }

    @Test
    void a_base_answers_what_is_not_told() {
        Rules rules = valid("{\"id\":\"mine\",\"base\":\"italian\",\"goal\":\"losing\",\"king\":{\"quietMoves\":3}}");

        assertThat(rules.board()).isEqualTo(rules("italian").board());
        assertThat(rules.withId("italian+goal=losing").withKing(rules("italian").king()))
                .isEqualTo(rules("italian+goal=losing"));
    }

    @Test
    void a_base_does_not_lend_its_id() {
        assertThat(faults("{\"base\":\"italian\"}"))
                .extracting(HouseRulesFault::path)
                .containsExactly("id");
    }

    @Test
    void every_fault_is_told_at_once_with_its_place() {
        String json = ITALIAN.replace("\"files\":8", "\"files\":\"8\"")
                .replace("\"goal\":\"normal\"", "\"goal\":\"abnormal\",\"extra\":1");

        assertThat(faults(json)).extracting(HouseRulesFault::path).containsExactly("board.files", "goal", "extra");
        assertThat(faults(json).getFirst().offset()).isEqualTo(json.indexOf("\"8\""));
        assertThat(faults(json).get(1))
                .isEqualTo(new HouseRulesFault.WrongValue(
                        "goal",
                        json.indexOf("\"abnormal\""),
                        new Expected.OneOf(List.of("normal", "losing", "breakthrough")),
                        "\"abnormal\""));
    }

    @Test
    void every_contradiction_is_told_at_once_with_its_place() {
        String json = ITALIAN.replace("\"files\":8", "\"files\":7").replace("\"repetition\":4", "\"repetition\":1");

        assertThat(faults(json)).hasSizeGreaterThanOrEqualTo(2).allSatisfy(fault -> {
            assertThat(fault).isInstanceOf(HouseRulesFault.Contradiction.class);
            assertThat(fault.offset()).isPositive();
        });
    }

    @Test
    void contradictions_are_told_together_with_faults_of_other_answers() {
        String json = ITALIAN.replace("\"files\":8", "\"files\":7").replace("\"normal\"", "\"abnormal\"");

        assertThat(faults(json)).extracting(HouseRulesFault::path).containsExactly("goal", "board.files");
        assertThat(faults(json).getLast()).isInstanceOf(HouseRulesFault.Contradiction.class);
    }

    @Test
    void an_answer_that_is_missing_contradicts_nothing() {
        assertThat(faults(ITALIAN.replace("\"board\":", "\"plank\":")))
                .extracting(HouseRulesFault::path)
                .containsExactly("board", "plank");
    }

    @Test
    void the_rules_bound_the_quiet_moves_of_a_king() {
        String json = "{\"id\":\"mine\",\"base\":\"frisian\",\"king\":{\"quietMoves\":16}}";

        assertThat(faults(json))
                .containsExactly(new HouseRulesFault.Contradiction(
                        "king.quietMoves",
                        json.indexOf("16"),
                        new RulesFault.OutOfRange("king.quietMoves", 1, QuietKingMoves.MOST, 16)));
    }

    @Test
    void what_is_no_json_is_told_with_its_place() {
        assertThatThrownBy(() -> HouseRules.read("{\"id\" \"x\"}"))
                .isInstanceOfSatisfying(NotationException.class, e -> {
                    assertThat(e.offset()).isEqualTo(6);
                    assertThat(e.expected()).isEqualTo(new Expected.Sign(":"));
                    assertThat(e.found()).isEqualTo("\"x\"}");
                });
    }

    @Test
    void depth_and_length_are_bounded() {
        assertThatThrownBy(() -> HouseRules.read("[".repeat(100_000))).isInstanceOf(NotationException.class);
        assertThatThrownBy(() -> HouseRules.read(" ".repeat(1_000_000))).isInstanceOf(NotationException.class);
    }

    private static Rules valid(String json) {
        assertThat(HouseRules.read(json)).isInstanceOf(HouseRulesResult.Valid.class);
        return ((HouseRulesResult.Valid) HouseRules.read(json)).rules();
    }

    private static List<HouseRulesFault> faults(String json) {
        return ((HouseRulesResult.Invalid) HouseRules.read(json)).faults();
    }
}
