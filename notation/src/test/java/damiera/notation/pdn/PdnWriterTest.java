package damiera.notation.pdn;

import static damiera.notation.Games.rules;
import static org.assertj.core.api.Assertions.assertThat;

import damiera.notation.Fen;
import org.junit.jupiter.api.Test;

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

    @Test
    void lines_are_shorter_than_80() {
        String moves = "1. 32-28 19-23 2. 28x19 14x23 3. 37-32 10-14 4. 41-37 14-19 5. 46-41 5-10 6. 35-30 10-14 "
                + "7. 30-25 20-24 8. 33-28 15-20 9. 39-33 17-22 10. 28x17 11x22";

        assertThat(written("international", "international", moves).lines()).allMatch(line -> line.length() < 80);
    }

    private static String written(String source, String target, String text) {
        PdnGame game = PdnReader.of(text).next();
        ReplayedGame replayed = new PdnReplay(rules(source)).replay(game);
        assertThat(replayed.faults()).isEmpty();
        return ((WrittenGame.Written) new PdnWriter(rules(target)).write(game, replayed)).text();
    }
}
