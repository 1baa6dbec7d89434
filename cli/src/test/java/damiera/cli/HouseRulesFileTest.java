package damiera.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class HouseRulesFileTest {
    private static final String RULES = "{\"id\":\"house\",\"base\":\"english\",\"goal\":\"losing\"}";
    private static final Call ENGLISH = Call.of("moves", "english");

    @TempDir
    private Path folder;

    @BeforeEach
    void english_moves_are_known() {
        assertThat(ENGLISH.exit()).isZero();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"a.json", "A.JSON", "a.Json", "with blank.json", "with+plus.json", "x.json+goal=losing.json"})
    void the_ending_makes_a_word_a_file(String name) throws IOException {
        String file = Files.writeString(folder.resolve(name), RULES).toString();

        assertThat(Call.of("moves", file)).isEqualTo(ENGLISH);
        assertThat(Call.of("moves", file + "+goal=normal+quiet=50")).isEqualTo(ENGLISH);
    }

    @Test
    void a_byte_order_mark_is_passed_over() throws IOException {
        String file =
                Files.writeString(folder.resolve("a.json"), "\ufeff" + RULES).toString();

        assertThat(Call.of("moves", file)).isEqualTo(ENGLISH);
    }

    @Test
    void text_that_is_not_utf_8_is_refused() throws IOException {
        byte[] latin = RULES.replace("house", "caff\u00e8").getBytes(StandardCharsets.ISO_8859_1);
        Path file = Files.write(folder.resolve("a.json"), latin);

        assertThat(Call.of("moves", file.toString()).err()).startsWith("damiera: cannot read the file ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "{", "[]", "{}", "{\"id\":\"house\",\"base\":\"chess\"}", "{\"id\":\"h\",\"goal\":1}"})
    void what_makes_no_game_is_refused_in_one_line(String text) throws IOException {
        Path file = Files.writeString(folder.resolve("a.json"), text);

        Call done = Call.of("moves", file.toString());

        assertThat(done.exit()).isEqualTo(2);
        assertThat(done.err().lines()).hasSize(1).first().asString().startsWith("damiera: the house rules in ");
    }

    @Test
    void a_text_that_is_too_long_is_refused() throws IOException {
        Path file = Files.writeString(folder.resolve("a.json"), " ".repeat(1_000_000) + RULES);

        assertThat(Call.of("moves", file.toString()).err()).contains("200000");
    }
}
