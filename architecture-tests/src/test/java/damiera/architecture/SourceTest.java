package damiera.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import damiera.rules.Rules;
import damiera.rules.variant.Variants;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What the text of the sources shows and the classes do not. */
final class SourceTest {
    private static final Path ROOT = root();
    private static final int LINES_ALARM = 500;
    private static final Set<String> NOT_OURS = Set.of(".git", "target", "node_modules", "dist", ".idea", ".vscode");

    /** Maven's own wrapper has to name the place that it downloads Maven from. */
    private static final Set<String> WRAPPER = Set.of("mvnw", "mvnw.cmd", "maven-wrapper.properties");

    /**
     * Answers called after the games that made them known ({@code priority=italian}), names in other people's files, and
     * names in the tables of outside data and of published counts: text that is read, never a question asked of a game.
     */
    private static final Set<String> READS_NAMES =
            Set.of("RuleOption.java", "GameNames.java", "CsvGames.java", "PerftCases.java");

    @Test
    void no_game_is_named_outside_its_own_package() {
        Pattern named = Pattern.compile("damiera\\.rules\\.variant\\.(?!Variants\\b|DrawSets\\b|Priorities\\b)[A-Z]");

        assertThat(lines(mainSources().filter(path -> !isVariant(path)), named))
                .as("code that names a game has to be changed for the next one")
                .isEmpty();
    }

    @Test
    void no_game_is_asked_for_by_its_id() {
        List<String> ids = Variants.ALL.stream().map(Rules::id).toList();
        Pattern named = Pattern.compile("\"(" + String.join("|", ids) + ")\"");

        assertThat(lines(mainSources().filter(path -> !isVariant(path) && !READS_NAMES.contains(name(path))), named))
                .as("an id in code is an if on a game in the making")
                .isEmpty();
    }

    @Test
    void every_package_is_null_marked() {
        List<Path> folders = mainSources().map(SourceTest::folder).distinct().toList();

        assertThat(folders)
                .allSatisfy(folder ->
                        assertThat(text(folder.resolve("package-info.java"))).contains("@NullMarked"));
    }

    @Test
    void no_source_file_is_larger_than_the_alarm() {
        assertThat(mainSources().filter(path -> text(path).lines().count() > LINES_ALARM))
                .as("a file of more than %d lines is two", LINES_ALARM)
                .isEmpty();
    }

    @Test
    void no_file_names_a_place_of_one_machine() {
        Pattern place = Pattern.compile("(?<![\\w./-])/(" + "work" + "|" + "tmp" + "|" + "root" + ")(/|\\b)");

        assertThat(lines(texts(), place))
                .as("the project builds anywhere; a file for a moment comes from the system's own folder")
                .isEmpty();
    }

    @Test
    void no_file_names_the_host_of_a_registry() {
        Pattern host = Pattern.compile("repo\\.maven|repo1\\.maven|registry\\.npm" + "js|deb\\.debian");

        assertThat(lines(texts().filter(path -> !WRAPPER.contains(name(path))), host))
                .as("where packages come from is the builder's business")
                .isEmpty();
    }

    private static boolean isVariant(Path path) {
        return folder(path).endsWith("damiera/rules/variant");
    }

    private static Stream<Path> mainSources() {
        return texts().filter(
                        path -> name(path).endsWith(".java") && path.toString().contains("/src/main/java/"));
    }

    private static List<String> lines(Stream<Path> paths, Pattern wanted) {
        List<String> found = new ArrayList<>();
        paths.forEach(path -> text(path)
                .lines()
                .filter(line -> wanted.matcher(line).find())
                .forEach(line -> found.add(ROOT.relativize(path) + ": " + line.strip())));
        return found;
    }

    /** {@return every text file of the project} */
    private static Stream<Path> texts() {
        try (Stream<Path> paths = Files.find(ROOT, 30, (path, attributes) -> attributes.isRegularFile())) {
            return paths
                    .filter(path -> Stream.iterate(path, SourceTest::inside, Path::getParent)
                            .noneMatch(part -> NOT_OURS.contains(name(part))))
                    .filter(
                            path -> name(path)
                                    .matches(
                                            ".*\\.(java|xml|md|ts|js|mjs|svelte|json|html|css|sh|properties|csv|txt)|damiera|run"))
                    .toList()
                    .stream();
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }

    private static boolean inside(Path path) {
        return !path.equals(ROOT);
    }

    private static String name(Path path) {
        Path name = path.getFileName();
        return name == null ? "" : name.toString();
    }

    private static Path folder(Path path) {
        Path folder = path.getParent();
        if (folder == null) {
            throw new IllegalArgumentException("a source lies in a folder, was " + path);
        }
        return folder;
    }

    private static String text(Path path) {
        try {
            return Files.readString(path);
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }

    private static Path root() {
        Path at = Path.of("").toAbsolutePath();
        while (!Files.exists(at.resolve("mvnw"))) {
            at = folder(at);
        }
        return at;
    }
}
