package damiera.notation.pdn;

import static damiera.notation.Games.rules;
import static org.assertj.core.api.Assertions.assertThat;

import damiera.notation.pdn.ReplayedGame.End;
import damiera.rules.Refusal;
import damiera.rules.SetupFault;
import damiera.rules.Side;
import damiera.rules.Square;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PdnReplayTest {
    @Test
    void a_capture_told_jump_by_jump_is_one_move() {
        ReplayedGame game = replay("english", "[FEN \"B:W14,15,24:B9,10\"]\n1. 10x19 19x28 14x5 *");

        assertThat(game.end()).isEqualTo(End.LEGAL);
        assertThat(game.plies()).hasSize(2);
        assertThat(game.plies().getFirst().move().captured()).containsExactly(new Square(15), new Square(24));
    }

    @ParameterizedTest
    @ValueSource(strings = {"28x", "28x17", "28x17x", "28:17:", "28x *"})
    void a_capture_may_be_cut_behind_its_sign(String cut) {
        ReplayedGame game = replay("international", "[FEN \"W:W28:B22,12\"] 1. " + cut);

        assertThat(game.end()).isEqualTo(End.UNFINISHED);
        assertThat(game.faults()).isEmpty();
    }

    @Test
    void a_game_cut_inside_a_capture_is_unfinished() {
        ReplayedGame game = replay("english", "[FEN \"B:W14,15,24:B9,10\"]\n1. 10x19 *");

        assertThat(game.end()).isEqualTo(End.UNFINISHED);
        assertThat(game.plies()).isEmpty();
        assertThat(game.cut().orElseThrow().item().text()).isEqualTo("10x19");
        assertThat(game.cut().orElseThrow().squares()).containsExactly(new Square(10), new Square(19));
    }

    @Test
    void a_capture_told_jump_by_jump_may_be_cut_as_well() {
        ReplayedGame game = replay("english", "[FEN \"B:W6,14,15,24:B1,9\"]\n1. 1x10 10x19 *");

        assertThat(game.end()).isEqualTo(End.UNFINISHED);
        assertThat(game.cut().orElseThrow().squares()).containsExactly(new Square(1), new Square(10), new Square(19));
    }

    @Test
    void a_capture_cut_short_within_a_game_is_a_fault() {
        ReplayedGame game = replay("english", "[FEN \"B:W14,15,24:B9,10\"]\n1. 10x19 14x5 *");

        assertThat(game.end()).isEqualTo(End.FAULT);
    }

    @Test
    void a_fault_is_told_with_its_place_and_what_stands_before_is_kept() {
        ReplayedGame game = replay("international", "1. 32-28 19-23\n2. 32-28");

        assertThat(game.plies()).hasSize(2);
        assertThat(game.faults().getFirst().place()).isEqualTo(new TextPlace(2, 4));
        assertThat(game.faults().getFirst().reason())
                .isEqualTo(new PdnReason.IllegalMove(
                        "32-28", rules("international"), new Refusal.SquareEmpty(new Square(32))));
    }

    @Test
    void of_two_readings_of_a_capture_the_one_stands_with_which_the_game_goes_on() {
        ReplayedGame game = replay("english", "[FEN \"B:W23,22,15,14:B11,10\"]\n1. 10x26 15x8 *");

        assertThat(game.end()).isEqualTo(End.LEGAL);
        assertThat(game.plies().getFirst().move().captured()).doesNotContain(new Square(15));
    }

    @Test
    void an_ambiguous_capture_that_ends_a_game_is_told() {
        ReplayedGame game = replay("english", "[FEN \"B:W23,22,15,14:B11,10\"]\n1. 10x26 *");

        assertThat(game.end()).isEqualTo(End.LEGAL);
        assertThat(choice(game)).isEqualTo(PdnReason.Choice.FIRST);
        assertThat(choice(replay("english", "[FEN \"B:W23,22,15,14:B11,10\"]\n1. 10x26 15x8 *")))
                .isEqualTo(PdnReason.Choice.GOES_ON);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1. 32-28 19-23 (1... 18-22 2. 32-28) 2. 28x19 14x23 *",
                "1. 32-28 19-23 (1... 17-22 (1... 18-27) 2. 28x17) 2. 28x19 14x23 *",
                "1. 32-28 19-23 (1... oh-no) 2. 28x19 14x23 *",
                "1. 32-28 19-23 (1... 18-99) 2. 28x19 14x23 *"
            })
    void what_is_illegal_in_a_variation_is_told_and_the_main_line_goes_on(String moves) {
        ReplayedGame game = replay("international", moves);

        assertThat(game.end()).isEqualTo(End.LEGAL);
        assertThat(game.plies()).hasSize(4);
        assertThat(game.warnings()).hasSize(1);
    }

    @Test
    void the_place_of_an_illegal_move_in_a_variation_is_told() {
        ReplayedGame game = replay("international", "1. 32-28 19-23 (1... 18-22\n2. 32-28) 2. 28x19 *");

        assertThat(game.warnings())
                .containsExactly(new PdnFault(
                        new TextPlace(2, 4),
                        new PdnReason.InVariation(new PdnReason.IllegalMove(
                                "32-28", rules("international"), new Refusal.SquareEmpty(new Square(32))))));
    }

    @Test
    void a_variation_replaces_the_move_before_it_or_the_one_behind_it() {
        assertThat(replay("international", "1. 32-28 19-23 (1... 18-23) 2. 28x19 *")
                        .warnings())
                .isEmpty();
        assertThat(replay("international", "1. 34-30 (1... 19-23) 1... 20-25 *").warnings())
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "[Result \"2-0\"] 1. 32-28 *,2-0",
        "[Result \"2-0\"] 1. 32-28,2-0",
        "[Result \"*\"] 1. 32-28 0-2,0-2",
        "[Result \"2-0\"] 1. 32-28 0-2,0-2",
        "[Result \"?\"] 1. 32-28 *,*",
        "1. 32-28 *,*",
        "[Result \"1 : 1\"] 1. 32-28 *,1-1",
        "1. 32-28 19-23 4-6,4-6",
        "1. 32-28 19-23 2. 28x19 8:4,8-4"
    })
    void the_result_that_stands_is_the_last_word_or_else_the_tags(String text, String result) {
        assertThat(replay("international", text).result()).contains(result);
        assertThat(replay("international", text).faults()).isEmpty();
    }

    @Test
    void without_any_result_there_is_none() {
        assertThat(replay("international", "1. 32-28").result()).isEmpty();
    }

    @Test
    void points_are_no_move_but_a_legal_move_is() {
        ReplayedGame game = replay("english", "[FEN \"B:W32:B4\"] 1. 4-8");

        assertThat(game.result()).isEmpty();
        assertThat(game.plies()).hasSize(1);
    }

    @ParameterizedTest
    @CsvSource({"2-0,0-2,1", "2-0,1-0,0", "1-1,5-5,0", "12-0,2:0,0", "1/2-1/2,=,0", "0-0,1-1,1", "4-6,1-0,1", "*,1-0,0"
    })
    void results_that_contradict_each_other_are_told(String last, String tag, int warnings) {
        ReplayedGame game = replay("international", "[Result \"" + tag + "\"] 1. 32-28 " + last + "\n");

        assertThat(game.warnings())
                .filteredOn(warning -> warning.reason() instanceof PdnReason.ResultsDiffer)
                .hasSize(warnings);
    }

    @Test
    void nothing_is_played_from_a_position_that_cannot_be() {
        ReplayedGame game = replay("international", "[FEN \"W:W31,31:B20\"] 1. 32-28 19-23 *");

        assertThat(game.end()).isEqualTo(End.FAULT);
        assertThat(game.plies()).isEmpty();
    }

    @Test
    void an_unknown_side_to_move_is_found_by_the_first_move() {
        assertThat(replay("english", "[FEN \"?:W22:B9\"] 1. 9-13").start().sideToMove())
                .isEqualTo(Side.BLACK);
        assertThat(replay("english", "[FEN \"?:W22:B9\"] 1. 22-18").start().sideToMove())
                .isEqualTo(Side.WHITE);
    }

    @Test
    void a_setup_in_the_text_is_the_position() {
        assertThat(replay("english", "/FEN \"W:W22:B9\"/ 1. 22-18 9-13").end()).isEqualTo(End.LEGAL);
    }

    @Test
    void a_man_that_composers_left_on_its_last_row_is_a_king() {
        ReplayedGame game = replay("english", "[FEN \"W:W2:B9\"] *");

        assertThat(game.start().kings(Side.WHITE).squares()).containsExactly(new Square(2));
        assertThat(game.warnings()).hasSize(1);
    }

    @Test
    void a_position_that_cannot_be_is_a_fault() {
        assertThat(replay("english", "[FEN \"W:W22,22,40:B9\"] *").faults())
                .extracting(PdnFault::reason)
                .containsExactly(new PdnReason.ImpossiblePosition(
                        rules("english"),
                        List.of(new SetupFault.NoSuchSquare("40"), new SetupFault.TwoPiecesOnSquare(new Square(22)))));
    }

    @Test
    void moves_left_out_are_told() {
        assertThat(replay("russian", "[White \"A\"] 1. - - 2. - -").end()).isEqualTo(End.FAULT);
        assertThat(replay("international", "1. 32-28 ... 2. 28-22").end()).isEqualTo(End.FAULT);
        assertThat(replay("international", "1. 32-28 19-23 2. ... *").end()).isEqualTo(End.LEGAL);
    }

    @Test
    void dots_after_a_comment_leave_nothing_out() {
        assertThat(replay("international", "1. 32-28 {good} 1. ... 19-23").end())
                .isEqualTo(End.LEGAL);
    }

    @Test
    void the_colour_of_the_game_type_begins() {
        ReplayedGame game = replay("pool", "[GameType \"23,W,8,8,N2,0\"] 1. 24-19 11-15");

        assertThat(game.end()).isEqualTo(End.LEGAL);
    }

    private static PdnReason.Choice choice(ReplayedGame game) {
        return ((PdnReason.AmbiguousCapture) game.warnings().getFirst().reason()).choice();
    }

    @Test
    void a_game_that_runs_into_more_captures_than_can_be_searched_is_told_and_kept_so_far() {
        String kings = Stream.of("b", "d", "f", "h", "j", "l")
                .flatMap(file -> IntStream.rangeClosed(1, 6).mapToObj(half -> "K" + file + 2 * half))
                .collect(Collectors.joining(","));

        ReplayedGame game = replay("russian+board=14x14", "[FEN \"B:WKa1:Bn14," + kings + "\"]\n1. n14-m13 a1xc3 *");

        assertThat(game.end()).isEqualTo(End.FAULT);
        assertThat(game.plies()).hasSize(1);
        assertThat(game.faults().getFirst().reason()).isInstanceOf(PdnReason.ImpossiblePosition.class);
    }

    private static ReplayedGame replay(String id, String text) {
        return new PdnReplay(rules(id)).replay(PdnReader.of(text).next());
    }
}
