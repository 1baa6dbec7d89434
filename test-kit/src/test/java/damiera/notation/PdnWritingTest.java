package damiera.notation;

import static org.assertj.core.api.Assertions.assertThat;

import damiera.notation.pdn.GameScore;
import damiera.notation.pdn.PdnGame;
import damiera.notation.pdn.PdnItem;
import damiera.notation.pdn.PdnReader;
import damiera.notation.pdn.PdnReplay;
import damiera.notation.pdn.PdnTag;
import damiera.notation.pdn.PdnWriter;
import damiera.notation.pdn.ReplayedGame;
import damiera.notation.pdn.TextPlace;
import damiera.notation.pdn.WrittenGame;
import damiera.rules.Move;
import damiera.rules.Position;
import damiera.rules.Rules;
import damiera.rules.Side;
import damiera.testkit.CaseId;
import damiera.testkit.CsvGames;
import damiera.testkit.SeededRandom;
import damiera.testkit.Share;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Faults in writing PDN that other programs had, and that what was written reads back. */
class PdnWritingTest {
    private static final long POSITIONS_A_GAME = 50;

    @ParameterizedTest
    @CaseId("P06")
    @CsvSource({
        "english, 1-0, BLACK",
        "english, 0-1, WHITE",
        "italian, 1-0, WHITE",
        "italian, 0-1, BLACK",
        "international, 2-0, WHITE",
        "international, 0-2, BLACK",
        "pool, 1-0, BLACK"
    })
    void the_first_figure_of_a_result_is_the_first_movers(String game, String result, Side winner) {
        Rules rules = CsvGames.game(game);
        PdnGame read = PdnReader.of("[Result \"" + result + "\"]\n" + result).next();

        assertThat(GameScore.of(rules, read).winner()).contains(winner);
        assertThat(GameScore.of(rules, read).text(rules)).isEqualTo(result);
    }

    @Test
    @CaseId("P07")
    void a_game_that_the_second_player_begins_is_written_with_dots() {
        String text = rewritten("international", "[FEN \"B:W28,32:B9,19\"]\n1... 9-14 2. 32-27 *");

        assertThat(text.substring(text.lastIndexOf(']'))).containsPattern("1\\. ?\\.\\.\\.? ?9-14");
        assertThat(moves(read("international", text))).containsExactly("9-14", "32-27");
        assertThat(read("international", text).start().sideToMove()).isEqualTo(Side.BLACK);
    }

    @Test
    @CaseId("P13")
    void a_position_of_its_own_is_written_as_fen_and_setup() {
        String text = rewritten("english", "[FEN \"W:WK8,10,21,22,32:B2,13,14,28,K31\"]\n1. 32-27 *");

        assertThat(text).contains("[FEN \"W:WK8,10,21,22,32:B2,13,14,28,K31\"]").contains("[SetUp \"1\"]");
    }

    @Test
    @CaseId("P32")
    void frysk_reads_back_from_its_own_start() {
        Rules frysk = CsvGames.game("frysk");
        String first = MoveText.legalMoves(Position.start(frysk)).getFirst().text();
        String text = rewritten("frysk", "1. " + first + " *");

        assertThat(text).contains("[FEN \"" + Fen.start(frysk) + "\"]").contains("[SetUp \"1\"]");
        assertThat(read("frysk", text).start()).isEqualTo(Position.start(frysk));
        assertThat(moves(read("frysk", text))).containsExactly(first);
    }

    @Test
    @CaseId("P36")
    void an_ambiguous_capture_is_written_in_full() {
        assertThat(rewritten("english", "[FEN \"B:W23,22,15,14:B11,10\"]\n1. 10x19x26 *"))
                .contains("10x19x26");
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("damiera.testkit.NamedGames#all")
    void a_random_game_reads_back(Rules rules) {
        SeededRandom random = new SeededRandom(9);
        for (long i = 0; i < Share.PROPERTY_POSITIONS.count() / POSITIONS_A_GAME; i++) {
            List<Move> played = new ArrayList<>();
            List<PdnItem> items = new ArrayList<>();
            Position position = Position.start(rules);
            for (int ply = 0; ply < POSITIONS_A_GAME && !position.legalMoves().isEmpty(); ply++) {
                Move move = random.oneOf(position.legalMoves());
                items.add(new PdnItem.MoveItem(MoveText.pdn(position, move), List.of(), new TextPlace(1, 1)));
                played.add(move);
                position = position.playUnchecked(move);
            }
            PdnGame game = new PdnGame(
                    List.of(new PdnTag("Event", "a \"quoted\" \\ name")),
                    items,
                    Optional.of("*"),
                    new TextPlace(1, 1),
                    List.of(),
                    List.of());

            requireReadsBack(rules, game, played);
        }
    }

    private static void requireReadsBack(Rules rules, PdnGame game, List<Move> played) {
        String text = written(rules, game);
        PdnGame again = PdnReader.of(text).next();
        List<Move> replayed = new PdnReplay(rules)
                .replay(again).plies().stream().map(ReplayedGame.Ply::move).toList();

        assertThat(replayed).as(text).isEqualTo(played);
        assertThat(again.tag("Event")).isEqualTo(game.tag("Event"));
        assertThat(written(rules, again)).isEqualTo(text);
    }

    private static String rewritten(String game, String text) {
        return written(CsvGames.game(game), PdnReader.of(text).next());
    }

    private static String written(Rules rules, PdnGame game) {
        return switch (new PdnWriter(rules).write(game, new PdnReplay(rules).replay(game))) {
            case WrittenGame.Written(String text) -> text;
            case WrittenGame.Refused refused ->
                throw new AssertionError(refused.fault().toString());
        };
    }

    private static ReplayedGame read(String game, String text) {
        return new PdnReplay(CsvGames.game(game)).replay(PdnReader.of(text).next());
    }

    private static List<String> moves(ReplayedGame game) {
        return game.plies().stream()
                .map(ply -> game.start().rules().text(ply.move()))
                .toList();
    }
}
