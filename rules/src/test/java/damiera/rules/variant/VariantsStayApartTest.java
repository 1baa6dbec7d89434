package damiera.rules.variant;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A game is data: code outside this package knows the list of games and no game. */
class VariantsStayApartTest {
    private static final Pattern GAME =
            Pattern.compile("damiera\\.rules\\.variant\\.(?!Variants\\b|DrawSets\\b|Priorities\\b|package\\b)[A-Z*]");

    @Test
    void no_other_main_code_names_a_game_s_class() throws IOException {
        List<Path> offenders = new ArrayList<>();
        for (Path module : modules()) {
            try (Stream<Path> files = Files.walk(module)) {
                files.filter(VariantsStayApartTest::isJavaElsewhere)
                        .filter(VariantsStayApartTest::namesGame)
                        .forEach(offenders::add);
            }
        }

        assertThat(modules()).hasSizeGreaterThan(3);
        assertThat(offenders).isEmpty();
    }

    @Test
    void each_game_has_a_class_of_at_most_60_lines() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("src/main/java/damiera/rules/variant"))) {
            List<Path> classes = files.filter(
                            file -> !List.of("package-info.java", "Variants.java", "DrawSets.java", "Priorities.java")
                                    .contains(file.getFileName().toString()))
                    .toList();

            assertThat(classes).hasSize(Variants.NUMBERED.size());
            for (Path file : classes) {
                assertThat(Files.readAllLines(file)).as("%s", file).hasSizeLessThan(60);
            }
        }
    }

    private static List<Path> modules() throws IOException {
        try (Stream<Path> folders = Files.list(Path.of(".."))) {
            return folders.map(folder -> folder.resolve(Path.of("src", "main", "java")))
                    .filter(Files::isDirectory)
                    .toList();
        }
    }

    private static boolean isJavaElsewhere(Path file) {
        return file.toString().endsWith(".java")
                && !file.toString()
                        .contains(Path.of("damiera", "rules", "variant").toString());
    }

    private static boolean namesGame(Path file) {
        try {
            return GAME.matcher(Files.readString(file)).find();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
