package damiera.notation;

import static damiera.testkit.TestPositions.move;
import static damiera.testkit.TestPositions.position;
import static org.assertj.core.api.Assertions.assertThat;

import damiera.notation.pdn.PdnBytes;
import damiera.notation.pdn.PdnGame;
import damiera.notation.pdn.PdnItem;
import damiera.notation.pdn.PdnReader;
import damiera.notation.pdn.PdnReplay;
import damiera.notation.pdn.ReplayedGame;
import damiera.rules.Position;
import damiera.rules.Side;
import damiera.testkit.CaseId;
import damiera.testkit.CsvGames;
import damiera.testkit.SmallProcess;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.Reader;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Faults in reading PDN that other programs had: the rows P.. of cases.csv of kind pdn. */
class PdnCasesTest {
    @Test
    @CaseId("P08")
    void the_last_game_needs_no_terminator() {
        List<PdnGame> games = games("[Event \"a\"]\n1. 32-28 19-23 *\n\n[Event \"b\"]\n1. 33-29 20-24");

        assertThat(games).hasSize(2);
        assertThat(moves(games.getLast())).containsExactly("33-29", "20-24");
    }

    @Test
    @CaseId("P09")
    void a_game_without_a_result_has_none() {
        List<PdnGame> games =
                games("[Event \"a\"]\n[Result \"2-0\"]\n1. 32-28 19-23 2-0\n\n[Event \"b\"]\n1. 33-29 20-24\n");

        assertThat(games.getFirst().result()).contains("2-0");
        assertThat(games.getLast().result().orElse("*")).isEqualTo("*");
        assertThat(games.getLast().tag("Result").orElse("*")).isEqualTo("*");
    }

    @Test
    @CaseId("P10")
    void the_last_token_at_the_end_of_the_file_is_kept() {
        assertThat(moves(game("1. 32-28 19-23 2. 28x19"))).containsExactly("32-28", "19-23", "28x19");
    }

    @Test
    @CaseId("P11")
    void blanks_and_quotes_of_cp1252_are_blanks_and_quotes() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.write("[White ".getBytes(StandardCharsets.US_ASCII));
        bytes.write(0x93);
        bytes.write("Baba Sy".getBytes(StandardCharsets.US_ASCII));
        bytes.write(0x94);
        bytes.write("]\n1.".getBytes(StandardCharsets.US_ASCII));
        bytes.write(0xA0);
        bytes.write("32-28".getBytes(StandardCharsets.US_ASCII));
        bytes.write(0xA0);
        bytes.write("19-23 *\n".getBytes(StandardCharsets.US_ASCII));

        PdnGame game = decoded(bytes.toByteArray());

        assertThat(game.tag("White")).contains("Baba Sy");
        assertThat(moves(game)).containsExactly("32-28", "19-23");
    }

    @ParameterizedTest
    @CaseId("P11")
    @ValueSource(strings = {"UTF-8", "windows-1252"})
    void latin_letters_are_read_in_either_encoding(String charset) throws IOException {
        byte[] bytes = "[White \"Ren\u00e9 Fran\u00e7ois\"]\n1. 32-28 *\n".getBytes(Charset.forName(charset));

        assertThat(decoded(bytes).tag("White")).contains("Ren\u00e9 Fran\u00e7ois");
    }

    @Test
    @CaseId("P11")
    void cyrillic_letters_of_cp1251_are_read() throws IOException {
        String name = "\u0418\u0432\u0430\u043d\u043e\u0432 \u041f\u0435\u0442\u0440";
        byte[] bytes = ("[White \"" + name + "\"]\n1. c3-d4 *\n").getBytes(Charset.forName("windows-1251"));

        assertThat(decoded(bytes).tag("White")).contains(name);
    }

    @Test
    @CaseId("P14")
    void six_hundred_thousand_games_are_read_in_less_memory_than_their_text_has() throws Exception {
        int megabytes = 24;

        assertThat(ManyGames.bytes(600_000)).isGreaterThan(megabytes << 20);
        SmallProcess.Ended ended = SmallProcess.run(megabytes, ManyGames.class, "600000");
        assertThat(ended.exit()).as(ended.output()).isZero();
    }

    @Test
    @CaseId("P16")
    void a_star_glued_to_a_move_is_its_mark() {
        List<PdnGame> games = games("1. 31-27 1-6* 2. 32-28");

        assertThat(games).hasSize(1);
        assertThat(moves(games.getFirst())).containsExactly("31-27", "1-6", "32-28");
        assertThat(moveItems(games.getFirst()).get(1).nags()).containsExactly(7);
    }

    @Test
    @CaseId("P16")
    void a_star_alone_ends_the_game() {
        assertThat(games("1. 31-27 1-6 * 1. 32-28")).hasSize(2);
    }

    @Test
    @CaseId("P18")
    void comments_do_not_nest() {
        PdnGame game = game("1. 33-29 19-23 2. 35-30 { nested { comment } } *");

        assertThat(game.faults().size() + game.warnings().size()).isPositive();
        assertThat(moves(game)).contains("33-29", "19-23", "35-30");
    }

    @ParameterizedTest
    @CaseId("P20")
    @ValueSource(strings = {"1. ... 19-23 2. 28x19", "... 19-23 2. 28x19", "1... 19-23 2. 28x19"})
    void dots_in_place_of_the_first_move_let_black_begin(String text) {
        ReplayedGame replayed = replay("international", "[FEN \"W:W28,31-37:B19,20\"]\n" + text + " *");

        assertThat(replayed.start().sideToMove()).isEqualTo(Side.BLACK);
        assertThat(replayed.end()).isEqualTo(ReplayedGame.End.LEGAL);
        assertThat(replayed.plies()).hasSize(2);
        assertThat(replayed.warnings()).isNotEmpty();
    }

    @Test
    @CaseId("P21")
    void italian_tag_names_are_understood() {
        PdnGame game = game("[Dati \"70\u00b0 Campionato\"]\n[Anno \"2005\"]\n[Bianco \"Rossi\"]\n[Nero \"Verdi\"]\n"
                + "[Risultato \"1-0\"]\n[Apertura \"23-19\"]\n1.  23-19  10-14 1-0");

        assertThat(game.tag("Event")).contains("70\u00b0 Campionato");
        assertThat(game.tag("Date")).hasValueSatisfying(date -> assertThat(date).contains("2005"));
        assertThat(game.tag("White")).contains("Rossi");
        assertThat(game.tag("Black")).contains("Verdi");
        assertThat(game.tag("Result")).contains("1-0");
        assertThat(new PdnReplay(CsvGames.game("italian")).replay(game).plies()).hasSize(2);
    }

    @Test
    @CaseId("P23")
    void a_wrong_notation_code_does_not_mirror_the_board() {
        ReplayedGame replayed =
                replay("international", "[GameType \"20,W,10,10,N1,0\"]\n1. 32-28 19-23 2. 28x19 14x23 *");

        assertThat(replayed.end()).isEqualTo(ReplayedGame.End.LEGAL);
        assertThat(replayed.plies()).hasSize(4);
    }

    @Test
    @CaseId("P25")
    void a_dash_is_an_unknown_result() {
        List<PdnGame> games =
                games("[Event \"a\"]\n[Result \"-\"]\n1. 32-28 19-23 -\n\n[Event \"b\"]\n1. 33-29 20-24 *");

        assertThat(games).hasSize(2);
        assertThat(games.getFirst().faults()).isEmpty();
        assertThat(games.getFirst().result().orElse("*")).isEqualTo("*");
        assertThat(moves(games.getFirst())).containsExactly("32-28", "19-23");
    }

    @Test
    @CaseId("P27")
    void a_comment_without_braces_is_told_and_what_stands_before_is_kept() {
        List<PdnGame> games = games(
                "[Event \"a\"]\n1. 11-15 23-19\n2. 8-11Redoversteppedthetimecontrolonthismove. 1-0\n\n[Event \"b\"]\n1. 11-15 *");

        assertThat(games).hasSize(2);
        assertThat(moves(games.getFirst())).startsWith("11-15", "23-19");
        assertThat(games.getFirst().faults().getFirst().place().line()).isEqualTo(3);
        assertThat(games.getLast().faults()).isEmpty();
    }

    @Test
    @CaseId("P29")
    void a_colon_is_a_capture() {
        ReplayedGame replayed = replay("russian", "1. c3-d4 d6-c5 2. b2-c3 f6-e5 3. d4:f6 g7:e5 *");

        assertThat(replayed.end()).isEqualTo(ReplayedGame.End.LEGAL);
        assertThat(replayed.plies()).hasSize(6);
    }

    @Test
    @CaseId("P30")
    void all_squares_told_choose_the_capture() {
        Position start = position("international", "W:WK1:B12,13,19,20");
        for (String text : List.of("1x18x9x25", "1x23x14x25")) {
            ReplayedGame replayed = replay("international", "[FEN \"W:WK1:B12,13,19,20\"]\n1. " + text + " *");

            assertThat(replayed.plies().getFirst().move()).isEqualTo(move(start, text));
        }
    }

    private static List<PdnGame> games(String text) {
        List<PdnGame> games = new ArrayList<>();
        PdnReader.of(text).forEachRemaining(games::add);
        return games;
    }

    private static PdnGame game(String text) {
        return games(text).getFirst();
    }

    private static PdnGame decoded(byte[] bytes) throws IOException {
        try (Reader reader = PdnBytes.reader(new ByteArrayInputStream(bytes))) {
            return new PdnReader(reader).next();
        }
    }

    private static ReplayedGame replay(String game, String text) {
        return new PdnReplay(CsvGames.game(game)).replay(game(text));
    }

    private static List<PdnItem.MoveItem> moveItems(PdnGame game) {
        return game.items().stream()
                .filter(PdnItem.MoveItem.class::isInstance)
                .map(PdnItem.MoveItem.class::cast)
                .toList();
    }

    private static List<String> moves(PdnGame game) {
        return moveItems(game).stream().map(PdnItem.MoveItem::text).toList();
    }
}
