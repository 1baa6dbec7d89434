package damiera.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class UsageTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "nonsense",
                "pdn",
                "pdn nonsense",
                "games extra",
                "games --nonsense",
                "games --js",
                "games --json=yes",
                "games -j",
                "perft",
                "perft italian",
                "perft italian --depth",
                "perft italian --depth --json",
                "perft italian --depth x",
                "perft italian --depth -1",
                "perft italian --depth 3 --count moves",
                "perft italian english --depth 3",
                "perft nonsense --depth 3",
                "perft italian+goal=nonsense --depth 3",
                "perft italian+nonsense=1 --depth 3",
                "perft missing.json --depth 3",
                "moves",
                "moves italian --fen nonsense",
                "moves italian --fen=",
                "moves italian --fen W:W20:B5 --fen W:W20:B5",
                "moves italian --json --json",
                "moves italian --fen W:W20,20:B5",
                "moves italian --fen W:W40:B5",
                "moves italian --fen W:W1:B5",
                "moves italian --fen ?:W20:B5",
                "explain italian --fen W:W20:B5",
                "explain italian --move 22-18",
                "explain italian --fen W:W20:B5 --move nonsense",
                "pdn check",
                "pdn check missing.pdn",
                "pdn check --game nonsense missing.pdn",
                "pdn convert missing.pdn",
                "pdn convert --to nonsense missing.pdn",
                "play",
                "play italian --level nonsense",
                "serve",
                "test",
                "help nonsense"
            })
    void a_wrong_call_is_refused_with_one_line_and_exit_2(String call) {
        Call done = Call.of(call.split(" "));

        assertThat(done.exit()).isEqualTo(2);
        assertThat(done.out()).isEmpty();
        assertThat(done.err().lines()).hasSize(1).first().asString().startsWith("damiera: ");
    }

    @Test
    void an_empty_value_is_no_value() {
        assertThat(Call.of("moves", "italian", "--fen", "").err()).startsWith("damiera: --fen has no value; usage:");
        assertThat(Call.of("pdn", "convert", "--to", "fen", "--out", "", "missing.pdn")
                        .err())
                .startsWith("damiera: --out has no value; usage:");
    }

    @Test
    void an_option_stands_once() {
        assertThat(Call.of("perft", "italian", "--depth", "1", "--depth", "2").err())
                .startsWith("damiera: --depth is given more than once; usage:");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\u001b[2J",
                "games|\u001b[2J",
                "games|--\u001b[2J",
                "help|\u001b[2J",
                "perft|italian|--depth|\u001b[2J",
                "perft|italian|--depth|1|--count|\u001b[2J",
                "moves|\u001b[2J",
                "moves|italian|\u001b[2J",
                "moves|\u001b[2J.json",
                "moves|italian+\u001b[2J",
                "moves|italian+goal=\u001b[2J",
                "moves|italian|--fen|\u001b[2J",
                "explain|italian|--fen|W:W20:B5|--move|\u001b[2J",
                "pdn|check|\u001b[2J",
                "pdn|\u001b[2J",
                "pdn|convert|--to|\u001b[2J|file"
            })
    void nothing_of_the_input_acts_on_the_terminal(String call) {
        for (String acting : List.of("\u001b[2J", "a\nb", "a\rb", "\u009b2J", "\u202eabc")) {
            Call done = Call.of(call.replace("\u001b[2J", acting).split("\\|"));

            assertThat(done.exit()).isEqualTo(2);
            assertThat(done.err().codePoints().filter(c -> c != '\n' && Character.isISOControl(c) || c == 0x202e))
                    .isEmpty();
            assertThat(done.err().lines()).hasSize(1);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "LONG",
                "games LONG",
                "games --LONG",
                "help LONG",
                "perft italian --depth LONG",
                "perft italian --depth 1 --count LONG",
                "moves LONG",
                "moves italian LONG",
                "moves LONG.json",
                "moves italian+LONG=1",
                "moves italian+goal=LONG",
                "moves italian+LONG",
                "moves italian --fen LONG",
                "moves italian --fen W:WLONG:B1",
                "explain italian --fen W:W20:B5 --move LONG",
                "explain italian --fen W:W20:B5 --move LONG-1",
                "pdn check LONG",
                "pdn LONG",
                "pdn convert --to LONG file"
            })
    void long_input_is_cut_with_an_ellipsis(String call) {
        Call done = Call.of(call.replace("LONG", "9".repeat(5_000)).split(" "));

        assertThat(done.exit()).isEqualTo(2);
        assertThat(done.err()).contains("\u2026").hasSizeLessThan(900);
    }

    @Test
    void a_missing_option_is_named_with_the_usage() {
        assertThat(Call.of("perft", "italian").err())
                .startsWith("damiera: --depth is missing; usage: damiera perft GAME --depth N");
    }

    @Test
    void an_unknown_option_is_named() {
        assertThat(Call.of("games", "--js").err())
                .isEqualTo("damiera: \"--js\" is unknown; usage: damiera games [--json]\n");
    }

    @Test
    void an_option_without_its_value_is_named() {
        assertThat(Call.of("perft", "italian", "--depth", "--json").err()).startsWith("damiera: --depth has no value;");
    }

    @Test
    void a_number_out_of_range_is_told_the_range() {
        assertThat(Call.of("perft", "italian", "--depth", "-1").err())
                .startsWith("damiera: \"-1\" is not allowed for --depth; allowed: 0..");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "+goal=losing italian --fen W:W20:BK5",
                "--fen=W:W20:BK5 italian +goal=losing",
                "italian --fen W:W20:BK5 +goal=losing",
                "italian+goal=losing --fen W:W20:BK5"
            })
    void words_and_options_stand_in_any_order(String words) {
        assertThat(Call.of(("moves " + words).split(" "))).isEqualTo(new Call(0, "20-15\n20-16\n", ""));
    }

    @Test
    void a_wrong_choice_lists_the_allowed_ones() {
        assertThat(Call.of("perft", "italian", "--depth", "1", "--count", "x").err())
                .contains("captures, routes, paths");
    }

    @Test
    void an_unknown_game_lists_the_games() {
        assertThat(Call.of("moves", "nonsense").err()).contains("italian international english");
    }

    @Test
    void an_unknown_value_lists_the_allowed_ones() {
        assertThat(Call.of("moves", "italian+goal=nonsense").err()).contains("normal losing breakthrough");
    }

    @Test
    void all_faults_of_a_position_are_told_at_once() {
        assertThat(Call.of("moves", "italian", "--fen", "W:W20,20,2,40:B5").err())
                .contains("two pieces on square 20", "white man on 2", "no square 40");
    }

    @ParameterizedTest
    @CsvSource({
        "explain italian --fen W:W20:B5 --move nonsense,serve una casella (da 1 a 32)",
        "moves italian --fen nonsense,'serve chi muove: W, B o ?'",
        "moves nonsense,serve un gioco fra: italian",
        "moves italian+goal=nonsense,serve per goal un valore fra: normal",
        "moves italian+rows=9,rows un valore fra",
    })
    void what_is_expected_is_told_in_italian(String words, String expected) {
        assertThat(Call.with("", Locale.ITALY, words.split(" ")).err())
                .contains(expected)
                .doesNotContain("expected", " of ");
    }

    @Test
    void faults_of_house_rules_are_told_in_italian(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("house.json");
        Files.writeString(file, "{\"id\":\"mine\",\"base\":\"italian\",\"goal\":\"fun\",\"king\":{\"quietMoves\":99}}");

        assertThat(Call.with("", Locale.ITALY, "moves", file.toString()).err())
                .contains(
                        "goal: serve una parola fra: normal losing breakthrough, c'è \"fun\"; king.quietMoves: da 1 a 15, non 99");
    }

    @Test
    void italian_is_spoken_where_it_is_the_language() {
        Call done = Call.with("", Locale.ITALY, "perft", "italian");

        assertThat(done.err()).startsWith("damiera: manca --depth; si usa: damiera perft GIOCO");
    }

    @Test
    void help_lists_every_command() {
        Call done = Call.of("help");

        assertThat(done.exit()).isZero();
        assertThat(done.out())
                .contains(List.of(
                        "games",
                        "perft",
                        "moves",
                        "explain",
                        "pdn check",
                        "pdn convert",
                        "play",
                        "serve",
                        "test",
                        "help"));
    }

    @Test
    void no_command_at_all_is_a_call_for_help() {
        assertThat(Call.of()).isEqualTo(Call.of("help"));
    }

    @ParameterizedTest
    @CsvSource({"help perft,perft --help", "help serve,serve -h", "help pdn check,pdn check --help"})
    void each_command_explains_itself(String asked, String option) {
        assertThat(Call.of(asked.split(" "))).isEqualTo(Call.of(option.split(" ")));
        assertThat(Call.of(asked.split(" ")).exit()).isZero();
    }
}
