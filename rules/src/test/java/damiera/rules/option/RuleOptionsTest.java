package damiera.rules.option;

import static org.assertj.core.api.Assertions.assertThat;

import damiera.rules.Corner;
import damiera.rules.CountMode;
import damiera.rules.Goal;
import damiera.rules.Lattice;
import damiera.rules.Rules;
import damiera.rules.RulesFault;
import damiera.rules.StartingPosition;
import damiera.rules.variant.DrawSets;
import damiera.rules.variant.Variants;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;

class RuleOptionsTest {
    static final List<Rules> GAMES = Variants.ALL;

    @Test
    void an_option_changes_one_component_and_names_itself_in_the_id() {
        Rules losing = valid("italian+goal=losing");

        assertThat(losing).isEqualTo(game("italian").withGoal(Goal.LOSING).withId("italian+goal=losing"));
    }

    @Test
    void the_id_names_options_in_their_own_order() {
        assertThat(valid("italian+repetition=3+goal=losing+obligation=huff").id())
                .isEqualTo("italian+obligation=huff+goal=losing+repetition=3");
    }

    @Test
    void options_that_change_nothing_leave_the_game_as_it_is() {
        assertThat(valid("italian+goal=normal+repetition=4+quiet=80+board=8x8+rows=3"))
                .isEqualTo(game("italian"));
        assertThat(valid("thai+board=8x8")).isEqualTo(game("thai"));
    }

    @Test
    void russian_on_10x8_is_spantsiretti() {
        Rules rules = valid("russian+board=10x8");

        assertThat(rules.gameType()).isEqualTo("41,W,10,8,A0,0");
        assertThat(rules.start()).isEqualTo(new StartingPosition.Rows(3, 0));
        assertThat(rules.id()).isEqualTo("russian+board=10x8");
    }

    @Test
    void a_losing_international_game_with_repetition_only_is_antidraughts() {
        Rules rules = valid("international+goal=losing+draws=repetition");

        assertThat(rules.sameGameAs(game("antidraughts"))).isTrue();
    }

    @Test
    void a_new_board_is_filled_but_for_two_rows_and_keeps_numbering_and_number() {
        Rules rules = valid("international+board=12x10");

        assertThat(rules.start()).isEqualTo(new StartingPosition.Rows(4, 0));
        assertThat(rules.gameType()).isEqualTo("20,W,12,10,N2,0");
        assertThat(valid("international+board=14x14").start()).isEqualTo(new StartingPosition.Rows(6, 0));
        assertThat(valid("english+board=6x6").start()).isEqualTo(new StartingPosition.Rows(2, 0));
    }

    @Test
    void rows_given_stand_before_those_of_the_board() {
        assertThat(valid("international+rows=2+board=12x12").start()).isEqualTo(new StartingPosition.Rows(2, 0));
    }

    @Test
    void turkish_men_keep_the_empty_row_behind_them() {
        assertThat(valid("turkish+board=10x10").start()).isEqualTo(new StartingPosition.Rows(3, 1));
    }

    @Test
    void an_italian_board_stays_mirrored() {
        Rules rules = valid("italian+board=10x10");

        assertThat(rules.board().corner()).isEqualTo(Corner.RIGHT);
        assertThat(rules.gameType()).isEqualTo("22,W,10,10,N2,1");
    }

    @Test
    void a_named_set_of_draws_may_be_changed_by_numbers() {
        assertThat(valid("brazilian+draws=cbd20").draws()).isEqualTo(DrawSets.CBD20);
        assertThat(valid("italian+repetition=3+quiet=60+draws=wcdf+count=request")
                        .draws()
                        .count())
                .isEqualTo(CountMode.ON_REQUEST);
        assertThat(RuleOption.QUIET.current(valid("italian+quiet=60+draws=wcdf")))
                .isEqualTo("60");
    }

    @Test
    void a_number_that_the_game_lacks_is_added() {
        assertThat(RuleOption.REPETITION.current(game("breakthrough"))).isEqualTo("none");
        assertThat(RuleOption.REPETITION.current(valid("breakthrough+repetition=3")))
                .isEqualTo("3");
    }

    @Test
    void a_number_may_be_dropped() {
        assertThat(RuleOption.QUIET.current(valid("italian+quiet=none"))).isEqualTo("none");
        assertThat(RuleOption.REPETITION.current(valid("italian+quiet=none"))).isEqualTo("4");
        assertThat(valid("italian+quiet=none+repetition=none").draws().rules()).isEmpty();
        assertThat(valid("italian+quiet=none").id()).isEqualTo("italian+quiet=none");
    }

    @ParameterizedTest
    @FieldSource("GAMES")
    void what_a_game_answers_anyway_may_be_named_and_leaves_it_as_it_is(Rules game) {
        for (RuleOption option : RuleOptions.of(game)) {
            String text = game.id() + "+" + option.key() + "=" + option.current(game);

            assertThat(valid(text)).isEqualTo(game);
            assertThat(valid(text).id()).isEqualTo(game.id());
        }
    }

    @Test
    void an_unknown_key_lists_the_keys() {
        assertThat(result("italian+speed=fast"))
                .isEqualTo(new OptionResult.UnknownKey(
                        "speed",
                        List.of(
                                "obligation",
                                "goal",
                                "promotion",
                                "removal",
                                "targets",
                                "priority",
                                "draws",
                                "repetition",
                                "quiet",
                                "count",
                                "board",
                                "rows")));
    }

    @Test
    void an_unknown_value_lists_the_values() {
        assertThat(result("italian+goal=draw"))
                .isEqualTo(new OptionResult.UnknownValue("goal", "draw", List.of("normal", "losing", "breakthrough")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"rows=0", "rows=4", "rows=03", "rows=", "rows=-1", "rows=3x", "rows=99999999999"})
    void a_number_outside_its_range_or_none_lists_the_range(String option) {
        assertThat(result("italian+" + option))
                .isEqualTo(new OptionResult.UnknownValue(
                        "rows", option.substring(option.indexOf('=') + 1), List.of("1..3")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"board=8", "board=7x7", "board=16x16", "board=8x8x8", "board=08x8", "board="})
    void a_board_that_is_none_is_refused(String option) {
        assertThat(result("italian+" + option)).isInstanceOf(OptionResult.UnknownValue.class);
    }

    @Test
    void an_option_may_be_chosen_once() {
        assertThat(result("italian+goal=losing+goal=normal")).isEqualTo(new OptionResult.KeyTwice("goal"));
    }

    @Test
    void counting_on_request_needs_something_to_count() {
        assertThat(result("breakthrough+count=request"))
                .isEqualTo(new OptionResult.Contradiction(List.of(new RulesFault.NothingToCount())));
    }

    @Test
    void men_on_squares_of_their_own_have_neither_rows_nor_another_board() {
        assertThat(RuleOptions.of(game("diagonal-english"))).doesNotContain(RuleOption.BOARD, RuleOption.ROWS);
        assertThat(result("diagonal-english+rows=2")).isInstanceOf(OptionResult.UnknownKey.class);
    }

    @ParameterizedTest
    @FieldSource("GAMES")
    void the_present_value_of_each_option_is_one_of_its_words_or_a_number(Rules rules) {
        for (RuleOption option : RuleOptions.of(rules)) {
            String current = option.current(rules);
            boolean number = NumberQuestion.number(current).isPresent();
            if (!number) {
                assertThat(option.values(rules)).as(option.key()).contains(current);
            }
        }
    }

    @ParameterizedTest
    @FieldSource("GAMES")
    void every_word_of_every_option_makes_a_game_or_a_contradiction(Rules rules) {
        for (RuleOption option : RuleOptions.of(rules)) {
            for (String value : option.values(rules)) {
                if (!value.contains("..")) {
                    assertThat(RuleOptions.apply(rules, List.of(new OptionChoice(option.key(), value))))
                            .isInstanceOfAny(OptionResult.Valid.class, OptionResult.Contradiction.class);
                }
            }
        }
    }

    @Test
    void an_orthogonal_board_may_be_as_large_as_any() {
        assertThat(game("turkish").board().lattice()).isEqualTo(Lattice.ORTHOGONAL);
        assertThat(RuleOption.BOARD.values(game("turkish"))).contains("12x10", "12x12", "14x14");
    }

    private static Rules game(String id) {
        return Variants.byId(id).orElseThrow();
    }

    private static Rules valid(String text) {
        return ((OptionResult.Valid) result(text)).rules();
    }

    private static OptionResult result(String text) {
        String[] parts = text.split("\\+", -1);
        List<OptionChoice> choices = new ArrayList<>();
        for (int i = 1; i < parts.length; i++) {
            int equals = parts[i].indexOf('=');
            choices.add(new OptionChoice(parts[i].substring(0, equals), parts[i].substring(equals + 1)));
        }
        return RuleOptions.apply(game(parts[0]), choices);
    }
}
