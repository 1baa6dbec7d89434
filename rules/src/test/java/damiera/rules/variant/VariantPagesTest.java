package damiera.rules.variant;

import static org.assertj.core.api.Assertions.assertThat;

import damiera.rules.Rules;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** The pages of the games. {@code -Ddamiera.rewrite=true} writes their tables anew. */
class VariantPagesTest {
    static final List<Rules> GAMES = Variants.ALL;

    private static final Path PAGES = Path.of("..", "docs", "variants");

    @ParameterizedTest
    @FieldSource("GAMES")
    void the_table_of_a_page_says_what_the_rules_say(Rules rules) throws IOException {
        Path page = PAGES.resolve(rules.id() + ".md");
        String text = Files.readString(page);
        int begin = text.indexOf(VariantTable.BEGIN);
        int end = text.indexOf(VariantTable.END) + VariantTable.END.length();
        assertThat(begin).as("%s has the marker", page).isNotNegative();
        if (Boolean.getBoolean("damiera.rewrite")) {
            text = text.substring(0, begin) + VariantTable.of(rules) + text.substring(end);
            Files.writeString(page, text);
        }

        assertThat(text).contains(VariantTable.of(rules));
    }

    @ParameterizedTest
    @FieldSource("GAMES")
    void a_page_has_prose_before_its_table_and_names_sources(Rules rules) throws IOException {
        String text = Files.readString(PAGES.resolve(rules.id() + ".md"));

        assertThat(text.indexOf(VariantTable.BEGIN)).isGreaterThan(600);
        assertThat(text).startsWith("# ").contains("## Sources");
    }

    @Test
    void the_list_of_games_links_each_page() throws IOException {
        String list = Files.readString(PAGES.resolve("README.md"));

        for (Rules rules : Variants.ALL) {
            assertThat(list).contains("(" + rules.id() + ".md)");
        }
        assertThat(list).contains("Contract Checkers", "Black & White", "Double Cross");
    }

    @Test
    void there_is_no_page_without_a_game() throws IOException {
        try (Stream<Path> pages = Files.list(PAGES)) {
            List<String> names =
                    pages.map(page -> page.getFileName().toString()).sorted().toList();
            List<String> expected = Stream.concat(
                            Stream.of("README.md"), Variants.ALL.stream().map(rules -> rules.id() + ".md"))
                    .sorted()
                    .toList();

            assertThat(names).isEqualTo(expected);
        }
    }
}
