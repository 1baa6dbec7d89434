package damiera.notation;

import static org.assertj.core.api.Assertions.assertThat;

import damiera.rules.Rules;
import damiera.rules.variant.Variants;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** The page on house rules shows files that can be read. */
class HouseRulesPageTest {
    static final List<Rules> GAMES = Variants.ALL;

    private static final Path PAGE = Path.of("..", "docs", "house-rules.md");
    private static final String FENCE = "```json\n";

    @Test
    void every_file_on_the_page_is_a_game() throws IOException {
        List<String> files = files(Files.readString(PAGE));

        assertThat(files).hasSize(2);
        for (String file : files) {
            assertThat(HouseRules.read(file)).as(file).isInstanceOf(HouseRulesResult.Valid.class);
        }
    }

    @Test
    void the_whole_file_on_the_page_is_written_as_it_is_read() throws IOException {
        Rules rules = read(files(Files.readString(PAGE)).getFirst());

        assertThat(rules.id()).isEqualTo("aunt-rosa");
        assertThat(read(HouseRules.write(rules))).isEqualTo(rules);
    }

    @ParameterizedTest
    @FieldSource("GAMES")
    void every_game_can_be_written_and_read(Rules rules) {
        assertThat(read(HouseRules.write(rules))).isEqualTo(rules);
    }

    private static Rules read(String json) {
        return ((HouseRulesResult.Valid) HouseRules.read(json)).rules();
    }

    private static List<String> files(String page) {
        List<String> files = new ArrayList<>();
        for (int at = page.indexOf(FENCE); at >= 0; at = page.indexOf(FENCE, at + 1)) {
            files.add(page.substring(at + FENCE.length(), page.indexOf("```", at + FENCE.length())));
        }
        return files;
    }
}
