package damiera.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every opening that the page can draw from a list is a position of its game, in which a move can be played. */
class OpeningListsTest {
    private static final Path OPENINGS = Path.of("../web/src/openings");
    private static final Map<String, Integer> SIZES = Map.of(
            "english-2move", 49,
            "english-3move", 174,
            "english-11man", 2500,
            "italian-11man", 2400,
            "russian-drawn", 745,
            "brazilian-drawn", 736,
            "classic-150-russian-brazilian", 150);

    record ListOf(String id, String game) {}

    @ParameterizedTest
    @MethodSource("lists")
    void every_opening_can_be_set_up_and_played(ListOf list) throws IOException {
        List<String> lines = lines(list.id());

        assertThat(lines).hasSize(SIZES.getOrDefault(list.id(), 0));
        for (String line : lines) {
            MatchResult opening = match(line);
            String fen = opening.group(2);
            OpenGame game = Core.open(list.game(), fen, "");
            assertThat(game.view()).as(line).contains("\"outcome\":{\"kind\":\"ongoing\"}");
            assertThat(game.decide(fen.startsWith("W") ? "white" : "black", "easy", 1))
                    .as(line)
                    .contains("\"move\":");
        }
    }

    @Test
    void labels_that_are_moves_lead_to_their_positions() throws IOException {
        for (String line : Stream.concat(lines("english-2move").stream(), lines("english-3move").stream())
                .toList()) {
            MatchResult opening = match(line);
            String moves = opening.group(1)
                    .substring(opening.group(1).indexOf(' ') + 1)
                    .replaceAll("\\b0", "")
                    .replace(' ', '\n');
            assertThat(Core.open("english", "", moves).view())
                    .as(line)
                    .contains("\"fen\":\"" + opening.group(2) + "\"");
        }
    }

    static List<ListOf> lists() throws IOException {
        return Pattern.compile("\"id\": \"([^\"]+)\", \"game\": \"([^\"]+)\"")
                .matcher(Files.readString(OPENINGS.resolve("lists.json")))
                .results()
                .map(found -> new ListOf(found.group(1), found.group(2)))
                .toList();
    }

    private static List<String> lines(String id) throws IOException {
        List<String> lines = Files.readAllLines(OPENINGS.resolve("lists/" + id + ".csv"));
        return lines.subList(1, lines.size());
    }

    private static MatchResult match(String line) {
        return Pattern.compile("(.*?),\"([^\"]*)\",(standard|lost|both)")
                .matcher(line)
                .results()
                .findFirst()
                .orElseThrow(() -> new AssertionError(line));
    }
}
