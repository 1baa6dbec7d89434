package damiera.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class PdnCommandTest {
    private static final String GOOD =
            "[GameType \"20\"]\n[White \"Uno\"]\n[Black \"Due\"]\n\n1. 32-28 19-23 2. 28x19 14x23 1-1\n\n";
    private static final String FAULTY = "[GameType \"20\"]\n\n1. 32-28 19-23 2. 33-29 2-0\n\n";

    @TempDir
    private Path folder;

    @Test
    void a_good_file_exits_0_with_its_counts() throws IOException {
        assertThat(Call.of("pdn", "check", "--json", file(GOOD)))
                .isEqualTo(new Call(
                        0,
                        "{\"file\":\"" + name() + "\",\"game\":\"international\",\"guessed\":false,\"games\":1,"
                                + "\"legal\":1,\"unfinished\":0,\"faults\":[]}\n",
                        ""));
    }

    @Test
    void a_fault_exits_1_with_its_place_and_does_not_stop_the_file() throws IOException {
        Call done = Call.of("pdn", "check", "--json", file(GOOD + FAULTY + GOOD));

        assertThat(done.exit()).isEqualTo(1);
        assertThat(done.out())
                .contains("\"games\":3,\"legal\":2,\"unfinished\":0,\"faults\":[{\"line\":9,\"column\":19,");
    }

    @Test
    void people_read_a_fault_as_compilers_write_theirs() throws IOException {
        assertThat(Call.of("pdn", "check", "--game", "international", file(FAULTY))
                        .lines()
                        .get(1))
                .startsWith(name() + ":3:19: ");
    }

    @Test
    void faults_are_told_in_italian_where_it_is_the_language() throws IOException {
        Call done = Call.with("", Locale.ITALY, "pdn", "check", "--game", "international", file(FAULTY));

        assertThat(done.lines().get(1)).endsWith("33-29: Bisogna prendere: devono farlo i pezzi su 28.");
    }

    @Test
    void a_file_may_be_converted_onto_itself() throws IOException {
        String file = file(GOOD);

        assertThat(Call.of("pdn", "convert", "--to", "pdn3", file, "--out", file)
                        .exit())
                .isZero();
        assertThat(Files.readString(Path.of(file))).contains("32-28 19-23");
    }

    @Test
    void a_conversion_that_is_refused_leaves_the_file_that_was_there() throws IOException {
        Path old = Files.writeString(folder.resolve("old.pdn"), "old");

        assertThat(Call.of("pdn", "convert", "--to", "italian", file(GOOD), "--out", old.toString())
                        .exit())
                .isEqualTo(1);
        assertThat(old).hasContent("old");
    }

    @Test
    void the_game_may_be_told() throws IOException {
        assertThat(Call.of("pdn", "check", "--game", "frisian", "--json", file(GOOD))
                        .out())
                .contains("\"game\":\"frisian\",\"guessed\":false");
    }

    @Test
    void fen_is_the_final_position() throws IOException {
        assertThat(Call.of(
                                "pdn",
                                "convert",
                                "--to",
                                "fen",
                                file("[GameType \"20\"]\n[FEN \"W:W32:B1\"]\n\n1. 32-28 *\n"))
                        .out())
                .isEqualTo("B:W28:B1\n");
    }

    @Test
    void json_has_the_start_the_moves_and_the_result() throws IOException {
        assertThat(Call.of(
                                "pdn",
                                "convert",
                                "--to",
                                "json",
                                file("[GameType \"20\"]\n[FEN \"W:W32:B1\"]\n\n1. 32-28 *\n"))
                        .out())
                .isEqualTo("{\"game\":\"international\",\"tags\":{\"GameType\":\"20\",\"FEN\":\"W:W32:B1\"},"
                        + "\"fen\":\"W:W32:B1\",\"moves\":[\"32-28\"],\"result\":\"*\",\"faults\":[]}\n");
    }

    @Test
    void json_tells_the_game_from_the_position_that_was_set_up_last() throws IOException {
        String setUp = "[GameType \"20\"]\n1. 32-28 /FEN \"W:W31:B20\"/ 1. 31-26 20-24 *\n\n";

        Call done = Call.of("pdn", "convert", "--to", "json", file(GOOD + setUp + GOOD));

        assertThat(done.exit()).isZero();
        assertThat(done.out().lines().toList().get(1))
                .contains("\"fen\":\"W:W31:B20\",\"moves\":[\"31-26\",\"20-24\"],\"result\":\"*\",\"faults\":[]}");
        assertThat(done.out().lines()).hasSize(3);
    }

    @Test
    void pdn3_is_read_back_as_the_same_game() throws IOException {
        Path other = folder.resolve("other.pdn");

        Call done = Call.of("pdn", "convert", "--to", "pdn3", "--out", other.toString(), file(GOOD));

        assertThat(done).isEqualTo(new Call(0, "", ""));
        assertThat(Call.of("pdn", "convert", "--to", "fen", other.toString()))
                .isEqualTo(Call.of("pdn", "convert", "--to", "fen", name()));
    }

    @Test
    void another_game_writes_the_same_moves_in_its_own_way() throws IOException {
        String russian = "[GameType \"25\"]\n[FEN \"W:Wc3:Bd4,h8\"]\n\n1. c3:e5 *\n";

        assertThat(Call.of("pdn", "convert", "--to", "pool", file(russian)).out())
                .contains("[GameType \"23,", "[FEN \"W:W22:B4,18\"]", "22x15");
    }

    @Test
    void a_move_that_is_illegal_in_the_other_game_refuses_the_conversion() throws IOException {
        String international = "[GameType \"20\"]\n[FEN \"W:W28:B23,24\"]\n\n1. 28x19x30 *\n";

        Call done = Call.of("pdn", "convert", "--to", "italian", file(international));

        assertThat(done.exit()).isEqualTo(1);
        assertThat(done.out()).isEmpty();
        assertThat(done.err()).isNotBlank();
    }

    @Test
    void warnings_are_told_to_people_and_beside_the_answer_to_programs() throws IOException {
        String file = file("[GameType \"20\"]\n[FEN \"W:W28,31-37:B19,20\"]\n\n1. ... 19-23 2. 28x19 *\n");

        Call people = Call.of("pdn", "check", file);
        Call programs = Call.of("pdn", "check", "--json", file);

        assertThat(people.exit()).isZero();
        assertThat(people.lines()).hasSize(2);
        assertThat(people.lines().get(1)).isEqualTo(name() + ":2:1: warning: the other side moves first than was said");
        assertThat(programs.lines()).hasSize(1);
        assertThat(programs.out()).contains("\"legal\":1,").endsWith("\"faults\":[]}\n");
        assertThat(programs.err()).isEqualTo(people.lines().get(1) + "\n");
    }

    @Test
    void games_of_one_file_may_be_of_several_kinds() throws IOException {
        String mixed = file(
                GOOD + "[GameType \"21\"]\n\n1. 11-15 23-19 *\n\n" + GOOD + "[GameType \"25\"]\n\n1. c3-d4 f6-g5 *\n");

        assertThat(Call.of("pdn", "check", "--json", mixed))
                .isEqualTo(new Call(
                        0,
                        "{\"file\":\"" + name() + "\",\"game\":\"international\",\"guessed\":false,\"games\":4,"
                                + "\"legal\":4,\"unfinished\":0,\"faults\":[]}\n",
                        ""));
        assertThat(Call.of("pdn", "convert", "--to", "json", mixed).out())
                .contains("{\"game\":\"english\"", "{\"game\":\"international\"", "{\"game\":\"russian\"");
        assertThat(Call.of("pdn", "convert", "--to", "pdn3", mixed).out())
                .contains("c3-d4", "[GameType \"21,B,8,8,N1,0\"]");
        assertThat(Call.of("pdn", "check", "--game", "international", "--json", mixed)
                        .out())
                .contains("\"legal\":2,");
    }

    @Test
    void one_bad_move_costs_neither_the_game_nor_the_moves_before() throws IOException {
        assertThat(Call.of("pdn", "check", "--json", file(FAULTY)).out())
                .startsWith("{\"file\":\"" + name() + "\",\"game\":\"international\",\"guessed\":false,\"games\":1,"
                        + "\"legal\":0,\"unfinished\":0,\"faults\":[{\"line\":3,\"column\":19,\"reason\":\"33-29: ");
        assertThat(Call.of("pdn", "convert", "--to", "json", name()).out()).contains("\"moves\":[\"32-28\",\"19-23\"]");
    }

    @Test
    void what_follows_a_bad_move_is_written_in_a_comment_in_the_language_of_the_call() throws IOException {
        Call done = Call.with("", Locale.ITALY, "pdn", "convert", "--to", "pdn3", file(FAULTY));

        assertThat(done.exit()).isEqualTo(1);
        assertThat(done.out())
                .contains(
                        "1. 32-28 19-23\n{Da qui non va (33-29: Bisogna prendere: devono farlo i pezzi su 28.): 2. 33-29}");
    }

    @Test
    void the_result_tag_decides_where_the_moves_end_without_a_result() throws IOException {
        assertThat(Call.of("pdn", "convert", "--to", "json", file("[GameType \"20\"]\n[Result \"2-0\"]\n1. 32-28 *\n"))
                        .out())
                .contains("\"result\":\"2-0\"");
        assertThat(Call.of("pdn", "convert", "--to", "json", file("[GameType \"20\"]\n1. 32-28\n"))
                        .out())
                .contains("\"result\":null");
    }

    @Test
    void results_that_differ_are_told_and_the_last_word_stands() throws IOException {
        Call done =
                Call.of("pdn", "convert", "--to", "json", file("[GameType \"20\"]\n[Result \"2-0\"]\n1. 32-28 0-2\n"));

        assertThat(done.out()).contains("\"result\":\"0-2\"");
        assertThat(done.err()).contains(":2:1: warning: the game ends with 0-2, the tag Result says 2-0");
    }

    @Test
    void many_faults_are_told_whole() throws IOException {
        Call done = Call.of("pdn", "check", "--json", file(FAULTY.repeat(12_000)));

        assertThat(done.exit()).isEqualTo(1);
        assertThat(done.out().split("\"line\":", -1)).hasSize(12_001);
        assertThat(done.out()).endsWith("}]}\n").hasSizeGreaterThan(1 << 20);
    }

    private String file(String text) throws IOException {
        Files.writeString(Path.of(name()), text, StandardCharsets.UTF_8);
        return name();
    }

    private String name() {
        return folder.resolve("games.pdn").toString();
    }
}
