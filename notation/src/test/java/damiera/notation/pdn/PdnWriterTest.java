package damiera.notation.pdn;

import static damiera.notation.Games.rules;
import static org.assertj.core.api.Assertions.assertThat;

import damiera.notation.Fen;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PdnWriterTest {
    @Test
    void a_game_is_written_in_full_form() {
        assertThat(written("international", "international", "[Bianco \"A\"] 1.32x28!? {good} (1.33-28) 1...19-23 0-1"))
                .isEqualTo("""
                        [White "A"]
                        [Result "0-2"]
                        [GameType "20,W,10,10,N2,0"]

                        1. 32-28!? {good} (1. 33-28) 1... 19-23 *
                        """);
    }

    @Test
    void the_only_move_is_a_number_and_never_a_star() {
        assertThat(written("international", "international", "1. 32-28* 19-23")).endsWith("\n1. 32-28 $7 19-23 *\n");
    }

    @Test
    void a_game_may_be_written_in_the_notation_of_another() {
        assertThat(written("italian", "spanish", "1. 23-19 10-14 2. 19x10 5x14"))
                .contains("[GameType \"24,W,8,8,N1,1\"]")
                .contains("1. 10-14 23-19 2. 14x23 28x19 *");
        assertThat(written("brazilian", "russian", "1. c3-d4 f6-g5 2. b2-c3 g5-h4 3. c3-b4 h6-g5 4. d4-c5 b6xd4"))
                .contains("4. d4-c5 b6:d4 *");
    }

    @Test
    void it_is_refused_where_a_move_is_illegal_in_the_other() {
        PdnGame game = PdnReader.of("1. 32-28 19-23 2. 28x19").next();
        ReplayedGame replayed = new PdnReplay(rules("international")).replay(game);

        assertThat(new PdnWriter(rules("italian")).write(game, replayed)).isInstanceOf(WrittenGame.Refused.class);
    }

    @Test
    void comments_and_values_keep_every_sign() {
        String text = "[Event \"a \\\"b\\\" \\\\ &amp;amp; c\"]\n1. 32-28 {&#123;x&#125; &amp;lt; y} *";
        String once = written("international", "international", text);

        PdnGame game = PdnReader.of(once).next();

        assertThat(game.tag("Event")).contains("a \"b\" \\ &amp; c");
        assertThat(((PdnItem.CommentItem) game.items().getLast()).text()).isEqualTo("{x} &lt; y");
        assertThat(written("international", "international", once)).isEqualTo(once);
    }

    @Test
    void plies_without_progress_are_kept() {
        String text = "[FEN \"W:WK31:BK1:H12:F3\"]\n1. 31-27 1-6 /FEN \"W:WK32:BK1:H7\"/ *";
        String once = written("international", "international", text);

        assertThat(once).contains("[FEN \"W:WK31:BK1:H12\"]").contains("/FEN \"W:WK32:BK1:H7\"/");
        assertThat(written("international", "international", once)).isEqualTo(once);
    }

    @Test
    void plies_without_progress_are_kept_at_the_usual_start_and_before_the_first_move() {
        String fen = Fen.start(rules("international")) + ":H3";

        assertThat(written("international", "international", "[FEN \"" + fen + "\"] *"))
                .contains(fen);
        assertThat(written("international", "international", "/FEN \"W:WK31:BK1:H12\"/ 1. 31-27 *"))
                .contains("[FEN \"W:WK31:BK1:H12\"]");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1. 32-28 19-23 2. 33-29! {oh} 14-20 $10 *|1. 32-28 19-23 {[%rest 2. 33-29! &#123;oh&#125; 14-20 $10]} *",
                "1. 32-28 oh, 19-23 *|1. 32-28 {[%rest oh, 19-23]} *",
                "oh 1. 32-28 *|{oh} 1. 32-28 *",
                "1. 32-28 [oh] 19-23 *|1. 32-28 {[oh]} 1... 19-23 *",
                "1. 32-28 [oh 19-23 *|1. 32-28 {[%rest [oh 19-23 *]} *",
                "1. 32-28 (31-27 20-99 36-31) 19-23 *|1. 32-28 (1. 31-27 {[%rest 20-99 36-31]}) 1... 19-23 *",
                "1. 32-28 (31-99) 19-23 *|1. 32-28 ({[%rest 31-99]}) 1... 19-23 *",
                "1. 32-28 (31-27 1-0) 19-23 *|1. 32-28 (1. 31-27 {1-0}) 1... 19-23 *",
                "1. 32-28 ... 2. 28-22 *|1. 32-28 {[%rest ... 2. 28-22]} *",
                "1. 32-28 /FEN \"x\"/ 19-23 *|1. 32-28 {[%rest /FEN \"x\"/ 19-23]} *",
                "1. 32-28 19-23 2. (33-29) 33-29 (a1b2) {[%clk 1]} *|1. 32-28 19-23 ({[%rest 33-29]}) {[%rest 33-29 (a1b2) &#123;[%clk 1]&#125;]} *"
            })
    void what_no_game_can_say_is_kept_in_a_comment(String text, String movetext) {
        String once = faulty("international", text);

        assertThat(once.replace("\n", " ").replaceAll(".*\\] +", "").strip()).isEqualTo(movetext);
        assertThat(faulty("international", once)).isEqualTo(once);
    }

    @Test
    void a_position_that_cannot_be_is_kept_with_all_moves() {
        String once = faulty("english", "[FEN \"W:W22,22:B9\"] 1. 22-18 *");

        assertThat(once)
                .endsWith("\n{[%rest [FEN \"W:W22,22:B9\"] 1. 22-18]} *\n")
                .doesNotContain("\n[FEN");
        assertThat(faulty("english", once)).isEqualTo(once);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[Variant \"nonsense\"] 1. 32-28 *",
                "[Variant \"house\"] 1. 32-28 *",
                "[Variant \"house\"] [Rules \"{}\"] 1. 32-28 19-99 *",
                "[Variant \"house\"] [FEN \"x\"] 1. 32-28 19-99 *"
            })
    void names_of_games_that_nobody_knows_are_kept(String text) {
        PdnGame game = PdnReader.of(text).next();
        PdnFileReplay replay = new PdnFileReplay(rules("international"));
        PdnRemark remark = (fault, rest) -> fault.reason().getClass().getSimpleName() + " " + rest;
        PdnWriter writer = new PdnWriter(rules("international"), remark);
        String once = ((WrittenGame.Written) writer.write(game, replay.replay(game))).text();
        PdnGame again = PdnReader.of(once).next();

        assertThat(again.tag("Variant")).isEqualTo(game.tag("Variant"));
        assertThat(again.tag("Rules")).isEqualTo(game.tag("Rules"));
        assertThat(once).doesNotContain("{MissingRules", "{ImpossibleRules");
        assertThat(writer.write(again, replay.replay(again))).isEqualTo(new WrittenGame.Written(once));
    }

    @Test
    void the_words_of_the_comment_are_the_callers() {
        PdnGame game = PdnReader.of("1. 32-28 19-23 2. 32-28 *").next();
        ReplayedGame replayed = new PdnReplay(rules("international")).replay(game);
        PdnRemark remark = (fault, rest) -> fault.place().column() + " no: " + rest;

        assertThat(((WrittenGame.Written) new PdnWriter(rules("international"), remark).write(game, replayed)).text())
                .contains("{19 no: 2. 32-28}");
    }

    @Test
    void a_clock_in_what_is_kept_is_no_clock_of_the_move_before() {
        for (String rest : List.of("19-99 {[%clk 0:01:00]}", "oh, [%clk 0:01:00]", "[oh [%clk 0:01:00]")) {
            String once = faulty("international", "1. 32-28 " + rest + " *");

            assertThat(once).contains("[%clk 0:01:00]");
            assertThat(PdnReader.of(once).next().items())
                    .filteredOn(PdnItem.MoveItem.class::isInstance)
                    .allSatisfy(item ->
                            assertThat(((PdnItem.MoveItem) item).clocks()).isEmpty());
            assertThat(faulty("international", once)).isEqualTo(once);
        }
    }

    @ParameterizedTest
    @CsvSource({"10x19,1. 10x19 *", "10x19 {oh},1. 10x19 {oh} *"})
    void a_capture_cut_short_is_written_as_far_as_it_is_told(String text, String written) {
        String once = faulty("english", "[FEN \"B:W14,15,24:B9,10\"]\n1. " + text + " *");

        assertThat(once).contains(written);
        assertThat(faulty("english", once)).isEqualTo(once);
        assertThat(new PdnReplay(rules("english"))
                        .replay(PdnReader.of(once).next())
                        .end())
                .isEqualTo(ReplayedGame.End.UNFINISHED);
    }

    @Test
    void a_capture_cut_short_takes_the_names_of_the_other_game() {
        PdnGame cut = PdnReader.of("[FEN \"W:Wc3:Bd4,f6\"]\n1. c3:e5 *").next();
        ReplayedGame replayed = new PdnReplay(rules("russian")).replay(cut);

        assertThat(replayed.end()).isEqualTo(ReplayedGame.End.UNFINISHED);
        assertThat(((WrittenGame.Written) new PdnWriter(rules("pool")).write(cut, replayed)).text())
                .contains("22x15");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[%clk 0:01:02]",
                "[%clk 10:01:02.5]",
                "[%clk 0:00:00.001]",
                "[%clock w1:29:46 B0:00:07]",
                "[%clock W1:29:46 b0:00:07]",
                "[%clock w1:29:46 b0:00:07]"
            })
    void clocks_are_written_as_they_were_read(String clock) {
        String once = written("international", "international", "1. 32-28! {good " + clock + "} 19-23 *");

        assertThat(once).contains("1. 32-28! {" + clock + "} {good} 1... 19-23 *");
        assertThat(written("international", "international", once)).isEqualTo(once);
    }

    @ParameterizedTest
    @CsvSource({
        "international,international,4-6,4-6",
        "international,english,12-0,0-12",
        "international,english,2-0,0-1",
        "international,english,4-6,6-4",
        "international,international,6:6,6-6",
        "international,international,+-,2-0",
        "international,international,White resigned,White resigned"
    })
    void every_result_is_kept(String source, String target, String result, String written) {
        String text = "[Result \"" + result + "\"] [FEN \"W:WK1:BK5\"] *";

        assertThat(written(source, target, text)).contains("[Result \"" + written + "\"]");
    }

    @Test
    void lines_are_shorter_than_80() {
        String moves = "1. 32-28 19-23 2. 28x19 14x23 3. 37-32 10-14 4. 41-37 14-19 5. 46-41 5-10 6. 35-30 10-14 "
                + "7. 30-25 20-24 8. 33-28 15-20 9. 39-33 17-22 10. 28x17 11x22";

        assertThat(written("international", "international", moves).lines()).allMatch(line -> line.length() < 80);
    }

    private static String faulty(String id, String text) {
        PdnGame game = PdnReader.of(text).next();
        ReplayedGame replayed = new PdnReplay(rules(id)).replay(game);
        return ((WrittenGame.Written) new PdnWriter(rules(id)).write(game, replayed)).text();
    }

    private static String written(String source, String target, String text) {
        PdnGame game = PdnReader.of(text).next();
        ReplayedGame replayed = new PdnReplay(rules(source)).replay(game);
        assertThat(replayed.faults()).isEmpty();
        return ((WrittenGame.Written) new PdnWriter(rules(target)).write(game, replayed)).text();
    }
}
