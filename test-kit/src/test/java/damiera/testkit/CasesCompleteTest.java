package damiera.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every case that this project has to answer has a test that names it. */
class CasesCompleteTest {
    private static final List<String> KINDS =
            List.of("moves", "draw", "notation", "fen", "pdn", "board", "end of game");
    /** They are about engines. */
    private static final Set<String> LATER = Set.of("D05", "D06");

    private static final Pattern NAMED = Pattern.compile("@CaseId\\(\"(\\w+)\"\\)");

    @Test
    void every_case_has_a_test() throws IOException {
        Set<String> cases = CsvFile.resource("cases.csv").stream()
                .filter(row -> KINDS.contains(row.cell("kind").split("/", 2)[0]))
                .map(row -> row.cell("id"))
                .filter(id -> !LATER.contains(id))
                .collect(Collectors.toCollection(TreeSet::new));

        assertThat(cases).hasSizeGreaterThan(50);
        assertThat(named()).containsAll(cases);
    }

    private static Set<String> named() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("src/test/java"))) {
            return files.filter(path -> path.toString().endsWith("Test.java"))
                    .flatMap(path -> NAMED.matcher(read(path)).results())
                    .map((MatchResult found) -> found.group(1))
                    .collect(Collectors.toCollection(TreeSet::new));
        }
    }

    private static String read(Path path) {
        try {
            return Files.readString(path);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
