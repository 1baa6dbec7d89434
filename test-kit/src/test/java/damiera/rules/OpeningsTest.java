package damiera.rules;

import static org.assertj.core.api.Assertions.assertThat;

import damiera.testkit.CsvFile;
import damiera.testkit.CsvGames;
import damiera.testkit.SharedData;
import damiera.testkit.TestPositions;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every position after a drawn opening can be set up and played on. */
class OpeningsTest {
    @ParameterizedTest
    @CsvSource({
        "english-2move, english, 49",
        "english-3move, english, 174",
        "english-11man, english, 2500",
        "italian-11man, italian, 2400",
        "russian-drawn, russian, 745",
        "brazilian-drawn, brazilian, 736",
        "classic-150-russian-brazilian, russian, 150",
        "classic-150-russian-brazilian, brazilian, 150"
    })
    void every_opening_plays(String file, String game, int count) {
        List<CsvFile.Row> rows = CsvFile.resource("openings/" + file + ".csv");

        assertThat(rows).hasSize(count);
        requirePlayable(rows, game);
    }

    @ParameterizedTest
    @CsvSource({"international-2move, 79", "international-3move, 331"})
    void every_opening_that_stays_outside_plays(String file, int count) {
        Path path = SharedData.folder("openings").resolve(file + ".csv");
        if (SharedData.isPresent("openings of " + file, path)) {
            List<CsvFile.Row> rows = CsvFile.file(path);

            assertThat(rows).hasSize(count);
            requirePlayable(rows, "international");
        }
    }

    private static void requirePlayable(List<CsvFile.Row> rows, String game) {
        Rules rules = CsvGames.game(game);
        for (CsvFile.Row row : rows) {
            Position position = TestPositions.position(rules, row.cell("fen"));
            assertThat(position.legalMoves()).as("line " + row.line()).isNotEmpty();
            for (Move move : position.legalMoves()) {
                assertThat(position.play(move).sideToMove())
                        .isEqualTo(position.sideToMove().opponent());
            }
        }
    }
}
