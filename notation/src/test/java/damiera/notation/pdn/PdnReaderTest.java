package damiera.notation.pdn;

import static org.assertj.core.api.Assertions.assertThat;

import damiera.notation.pdn.PdnItem.CommentItem;
import damiera.notation.pdn.PdnItem.MoveItem;
import damiera.notation.pdn.PdnItem.SetupItem;
import damiera.notation.pdn.PdnItem.TextItem;
import damiera.notation.pdn.PdnItem.VariationItem;
import damiera.rules.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PdnReaderTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "1. 32-28 19-23 2. 28x19",
                "1.32-28 19-23 2.28x19",
                "32-28 19-23 28x19",
                "1 32-28 19-23 2 28x19",
                "01. 32-28  19-23 02. 28x19",
                "1. 32- 28 19 - 23 2. 28x 19",
                "1. 32\u201328 19\u201323 2. 28\u00d719",
                "1. 32-28\\r\\n19-23\\r\\n2. 28x19\\r\\n",
                "1. 32-28\r\n% a comment\r\n19-23 2. 28x19",
                "1. 32-28&nbsp;19&ndash;23 2. 28x19",
                "1. 32-28 1... 19-23 2. 28x19",
                "\ufeff1. 32-28\u00a019-23 2. 28x19",
                "[%clk 1] 1. 32-28 {[%clk 0:01:02]} 19-23 ; no more\n2. 28x19 $4",
                "1. 32-28!? 19-23(?!) ?? 2. 28x19 ="
            })
    void moves_are_found_however_they_are_written(String text) {
        assertThat(moves(one(text))).containsExactly("32-28", "19-23", "28x19");
    }

    @ParameterizedTest
    @CsvSource({
        "1-0,1-0",
        "0-1,0-1",
        "1/2-1/2,1/2-1/2",
        "2-0,2-0",
        "1-1,1-1",
        "0-2,0-2",
        "0-0,0-0",
        "*,*",
        "1/2,1/2-1/2",
        "\u00bd-\u00bd,1/2-1/2",
        "10-0,10-0",
        "12-0,12-0",
        "0-12,0-12",
        "6-6,6-6",
        "1:0,1-0",
        "2:0,2-0",
        "0:2,0-2",
        "1:1,1-1",
        "\u00bd:\u00bd,1/2-1/2",
        "+-,1-0",
        "-+,0-1",
        "+:-,1-0",
        "+/-,1-0",
        "-,*"
    })
    void results_of_all_styles_end_a_game(String result, String standard) {
        List<PdnGame> games = all("[White \"A\"] 1. 32-28 19-23 " + result + "\n[White \"B\"]");

        assertThat(games).hasSize(2);
        assertThat(games.getFirst().result()).contains(standard);
        assertThat(moves(games.getFirst())).hasSize(2);
    }

    @Test
    void a_score_that_looks_like_a_move_is_a_result_where_the_tag_says_so() {
        PdnGame game = one("[Result \"4-6\"] 1. 34-29 18-22 4-6");

        assertThat(game.result()).contains("4-6");
        assertThat(moves(game)).containsExactly("34-29", "18-22");
    }

    @ParameterizedTest
    @ValueSource(strings = {"-", "*", "1-0", "1:0", "+-", "4-6"})
    void a_result_ends_a_game_before_the_first_number_of_the_next(String result) {
        List<PdnGame> games = all("[Result \"4-6\"] 1. 32-28 19-23 2. 28x19 14x23 " + result + "\n1. 33-28 18-23 *");

        assertThat(games).hasSize(2);
        assertThat(moves(games.getFirst())).hasSize(4);
        assertThat(games.getFirst().result()).isPresent();
    }

    @Test
    void plus_and_minus_behind_a_move_judge_it() {
        PdnGame game = one("1. 32-28 +- 19-23 2. 28x19 *");

        assertThat(moves(game)).hasSize(3);
        assertThat(game.result()).contains("*");
    }

    @Test
    void tags_may_be_glued_to_a_result_and_to_each_other() {
        List<PdnGame> games = all("[White \"A\"][Black \"B\"]1. 32-28 0-1[Event \"C\"] 1. 33-28 *");

        assertThat(games).hasSize(2);
        assertThat(games.getFirst().tag("Black")).contains("B");
        assertThat(games.get(1).tag("Event")).contains("C");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[White \"A \\\"B\\\" C\"]|A \"B\" C",
                "[White \"A \"B\" C\"]|A \"B\" C",
                "[White \u201cA\u201d]|A",
                "[White \"Jos&eacute; &amp; Co\"]|Jos\u00e9 & Co",
                "[White A B]|A B",
                "[ White  \"A\" ]|A",
                "[Bianco \"A\"]|A",
                "[white \"A\"]|A",
                "[White \"A\"|A",
                "[White \"A]|A"
            })
    void tags_are_read_however_they_are_written(String text, String white) {
        assertThat(one(text + "\n1. 32-28").tag("White")).contains(white);
    }

    @Test
    void a_second_section_of_tags_is_a_second_game() {
        assertThat(all("[Event \"A\"]\n[White \"B\"]\n\n[Event \"C\"]\n[White \"D\"]\n"))
                .hasSize(2);
        assertThat(all("[Event \"A\"]\n[Event \"B\"]\n1. 32-28")).hasSize(1);
        assertThat(all("[FEN \"W:W31:B20\"]\n[FEN \"W:W32:B20\"]")).hasSize(2);
    }

    @Test
    void variations_nest() {
        PdnGame game = one("32-28 19-23 (18-23 38-32 (37-32? 23-29! { Black wins }) 12-18) 28x19");

        VariationItem outer = (VariationItem) game.items().get(2);
        VariationItem inner = (VariationItem) outer.items().get(2);

        assertThat(moves(game)).containsExactly("32-28", "19-23", "28x19");
        assertThat(inner.items()).hasSize(3);
        assertThat(((CommentItem) inner.items().get(2)).text()).isEqualTo("Black wins");
    }

    @Test
    void marks_are_numbers() {
        PdnGame game = one("1. 32-28! 19-23? 2. 28x19!! 14x23?? 3. 33-28!? 23x32?! 4. 37x28* 10-14 $10");

        assertThat(game.items().stream()
                        .filter(item -> item instanceof MoveItem)
                        .flatMap(item -> ((MoveItem) item).nags().stream())
                        .toList())
                .containsExactly(1, 2, 3, 4, 5, 6, 7, 10);
    }

    @Test
    void captured_squares_belong_to_the_move_before() {
        assertThat(moves(one("1. 47x36 <42,29,14,31> 5-10"))).containsExactly("47x36 <42,29,14,31>", "5-10");
    }

    @Test
    void a_setup_may_stand_in_the_text() {
        assertThat(one("/FEN \"W:W31:B20\"/ 1. 31-27").items().getFirst())
                .isEqualTo(new SetupItem("W:W31:B20", new TextPlace(1, 1)));
    }

    @Test
    void long_comments_are_kept_and_their_blanks_are_single() {
        String text = "word \r\n ".repeat(5_000);

        CommentItem comment =
                (CommentItem) one("1. 32-28 {" + text + "}").items().getLast();

        assertThat(comment.text()).hasSize(5 * 5_000 - 1).startsWith("word word");
    }

    @Test
    void a_comment_that_nobody_closes_ends_at_the_next_tags() {
        List<PdnGame> games = all("[White \"A\"]\n1. 32-28 {oh\n\n[White \"B\"]\n1. 33-28 *");

        assertThat(games).hasSize(2);
        assertThat(games.getFirst().faults())
                .containsExactly(new PdnFault(new TextPlace(2, 10), PdnReason.Slip.COMMENT_NOT_CLOSED));
        assertThat(moves(games.get(1))).containsExactly("33-28");
    }

    @Test
    void a_variation_that_nobody_closes_ends_at_the_next_tags() {
        List<PdnGame> games = all("[White \"A\"]\n1. 32-28 (1. 33-28\n\n[White \"B\"]\n1. 33-28 *");

        assertThat(games).hasSize(2);
        assertThat(games.getFirst().faults()).hasSize(1);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[oh 19-23 2. 28x19",
                "[ 19-23 2. 28x19",
                "[%clk 0:10 19-23 2. 28x19",
                "[\"oh 19-23 2. 28x19",
                "oh! 19-23 2. 28x19",
                "} 19-23 2. 28x19",
                "(18-23 [oh) 19-23 2. 28x19"
            })
    void what_stops_a_game_is_told_and_kept_with_all_that_follows(String wrong) {
        List<PdnGame> games = all("[White \"A\"]\n1. 32-28 " + wrong + "\n2... 14x23 1-0\n\n[White \"B\"]\n1. 33-28 *");

        assertThat(games).hasSize(2);
        assertThat(games.getFirst().faults().getFirst().place())
                .isEqualTo(new TextPlace(2, 10 + Math.max(0, wrong.indexOf(" [") + 1)));
        assertThat(games.getFirst().faults().getFirst().reason()).isInstanceOf(PdnReason.StrayText.class);
        assertThat(moves(games.getFirst())).containsExactly("32-28");
        assertThat(((TextItem) games.getFirst().items().getLast()).text().replace(" ", ""))
                .isEqualTo((wrong.substring(wrong.indexOf(" [") + 1) + "2...14x23").replace(" ", ""));
        assertThat(games.getFirst().result()).contains("1-0");
        assertThat(games.getLast().faults()).isEmpty();
    }

    @Test
    void text_in_place_of_the_first_move_stops_a_game_that_has_tags() {
        PdnGame game = one("[GameType \"25\"] 1. zz d6-c5 2. c3-d4 *");

        assertThat(game.faults()).hasSize(1);
        assertThat(moves(game)).isEmpty();
    }

    @Test
    void tags_beyond_the_bound_are_told_once() {
        PdnGame game =
                one(IntStream.range(0, 500).mapToObj(i -> "[T" + i + " \"v\"]").collect(Collectors.joining())
                        + " 1. 32-28 *");

        assertThat(game.warnings()).hasSize(1);
    }

    @Test
    void a_mark_with_too_large_a_number_says_nothing() {
        PdnGame game = one("1. 32-28 $999999999999999 19-23 *");

        assertThat(moves(game)).containsExactly("32-28", "19-23");
    }

    @Test
    void a_terminal_sequence_among_moves_takes_none_of_them_with_it() {
        PdnGame game = one("1. 32-28 19-23 2. \u001b[2J 28x19 14x23 3. 37-32 *");

        assertThat(moves(game)).containsExactly("32-28", "19-23", "28x19", "14x23", "37-32");
        assertThat(game.result()).contains("*");
    }

    @Test
    void brackets_among_moves_that_are_closed_are_a_comment() {
        PdnGame game = one("[White \"A\"]\n1. 32-28 [a good move] 19-23 *");

        assertThat(moves(game)).containsExactly("32-28", "19-23");
        assertThat(game.items()).contains(new CommentItem("[a good move]", new TextPlace(2, 10)));
        assertThat(game.warnings())
                .containsExactly(new PdnFault(new TextPlace(2, 10), PdnReason.Slip.BRACKETS_AMONG_MOVES));
    }

    @Test
    void text_and_results_within_variations_are_kept() {
        PdnGame game = one("1. 32-28 19-23 (18-23 oh 1-0) 2. 28x19 *");

        VariationItem variation = (VariationItem) game.items().get(3);
        assertThat(variation.items()).filteredOn(TextItem.class::isInstance).hasSize(2);
        assertThat(moves(game)).hasSize(3);
        assertThat(game.warnings()).hasSize(2);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[%clk 0:01:02]|62000",
                "[%clk 1:01:02]|3662000",
                "[%clk 12:34]|754000",
                "[%clk 59]|59000",
                "[%clk 0:00:07.25]|7250"
            })
    void the_clock_of_a_move_is_its_value(String command, long left) {
        for (String comment : List.of("{" + command + "}", "{ " + command + " }", command)) {
            PdnGame game = one("1. 32-28! " + comment + " 19-23 *");

            assertThat(((MoveItem) game.items().get(1)).clocks()).containsExactly(new PdnClock.OfMover(left));
            assertThat(game.items()).noneMatch(CommentItem.class::isInstance);
        }
    }

    @Test
    void both_clocks_of_a_move_are_its_value() {
        PdnGame game = one("1. 32-28 {[%clock w1:29:46 B1:29:40]} 17-22 {[%clock W0:29:46 b0:00:00.1]} *");

        assertThat(((MoveItem) game.items().get(1)).clocks())
                .containsExactly(new PdnClock.OfBoth(5_386_000, 5_380_000, Optional.of(Side.BLACK)));
        assertThat(((MoveItem) game.items().get(2)).clocks())
                .containsExactly(new PdnClock.OfBoth(1_786_000, 100, Optional.of(Side.WHITE)));
    }

    @Test
    void a_comment_keeps_its_words_beside_a_clock() {
        PdnGame game = one("1. 32-28 {a [%clk 0:01:02] good one} {[%clk 0:00:59]} 19-23 *");

        assertThat(((MoveItem) game.items().get(1)).clocks())
                .containsExactly(new PdnClock.OfMover(62_000), new PdnClock.OfMover(59_000));
        assertThat(((CommentItem) game.items().get(2)).text()).isEqualTo("a good one");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[%clk soon]",
                "[%clk 1:2:3:4]",
                "[%clk ]",
                "[%clk 1.]",
                "[%clk 123456]",
                "[%clock w1:00]",
                "[%clock B1:00 w1:00]",
                "[%clock w1:00 Bx]",
                "[%clk 0:01",
                "[%emt 0:01]"
            })
    void what_is_no_clock_stays_a_comment(String command) {
        PdnGame game = one("1. 32-28 {" + command + "} 19-23 *");

        assertThat(((MoveItem) game.items().get(1)).clocks()).isEmpty();
        assertThat(((CommentItem) game.items().get(2)).text()).isEqualTo(command);
    }

    @ParameterizedTest
    @ValueSource(strings = {"{oh}", "1...", "()", "(2. ...)", "(1. 31-27 oh) 1... 19-23 {oh} ((2.))"})
    void a_clock_is_that_of_the_last_move_whatever_says_nothing_between(String between) {
        PdnGame game = one("1. 32-28 " + between + " {[%clk 0:10:00]} *");

        assertThat(game.items())
                .filteredOn(
                        item -> item instanceof MoveItem move && !move.clocks().isEmpty())
                .hasSize(1);
    }

    @Test
    void a_clock_without_a_move_stays_a_comment() {
        assertThat(((CommentItem) one("{[%clk 0:10:00]} 1. 32-28 *").items().getFirst()).text())
                .isEqualTo("[%clk 0:10:00]");
        assertThat(((CommentItem) one("1. 32-28 (31-27) {[%clk 0:10:00]} *")
                                .items()
                                .getLast())
                        .text())
                .isEqualTo("[%clk 0:10:00]");
    }

    @Test
    void a_setup_that_is_not_closed_swallows_no_moves() {
        PdnGame game = one("/FEN \"W:W31:B20\" 1. 31-27 20-24");

        assertThat(game.items().getFirst()).isEqualTo(new SetupItem("W:W31:B20", new TextPlace(1, 1)));
        assertThat(moves(game)).containsExactly("31-27", "20-24");
    }

    @Test
    void text_between_games_is_no_game() {
        assertThat(all("test.pdn")).isEmpty();
        assertThat(all("Games of May\n\n1. 32-28 *\n\nThe end. 3 1")).hasSize(1);
    }

    @Test
    void places_are_lines_and_columns() {
        PdnGame game = one("[White \"A\"]\r\n\r\n1. 32-28\r\n   19-23");

        assertThat(game.items().getLast().place()).isEqualTo(new TextPlace(4, 4));
    }

    private static PdnGame one(String text) {
        return PdnReader.of(text).next();
    }

    private static List<PdnGame> all(String text) {
        List<PdnGame> games = new ArrayList<>();
        PdnReader.of(text).forEachRemaining(games::add);
        return games;
    }

    private static List<String> moves(PdnGame game) {
        return game.items().stream()
                .filter(item -> item instanceof MoveItem)
                .map(item -> ((MoveItem) item).text())
                .toList();
    }
}
