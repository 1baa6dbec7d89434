package damiera.rules;

import static org.assertj.core.api.Assertions.assertThat;

import damiera.notation.MoveText;
import damiera.testkit.CsvFile;
import damiera.testkit.CsvGames;
import damiera.testkit.TestPositions;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every solution of a problem is a line of legal moves. */
class ProblemsTest {
    static List<CsvFile.Row> problems() {
        return CsvFile.resource("problems.csv");
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("problems")
    void the_solution_replays(CsvFile.Row row) {
        Position position =
                TestPositions.position(CsvGames.rules(row.cell("variant")).orElseThrow(), row.cell("fen"));
        List<String> line = moves(row);

        assertThat(line.isEmpty()).isEqualTo(row.cell("how_sure").contains("no line"));
        for (String text : line) {
            assertThat(position.resolve(MoveText.parse(position, text)))
                    .as("line %d: %s in %s", row.line(), text, TestPositions.texts(position))
                    .isInstanceOf(Resolution.Legal.class);
            if (position.resolve(MoveText.parse(position, text)) instanceof Resolution.Legal(Move move)) {
                position = position.playUnchecked(move);
            }
        }
        if (row.cell("how_sure").contains("side to move has no move")) {
            assertThat(position.legalMoves()).isEmpty();
        }
    }

    /** The words that are moves at the end of the text. */
    private static List<String> moves(CsvFile.Row row) {
        List<String> moves = new ArrayList<>();
        String solution = row.cell("solution");
        if (solution.contains("perft")) {
            return moves;
        }
        for (String word :
                solution.substring(solution.lastIndexOf(':') + 1).strip().split(" +", -1)) {
            if (word.matches("[a-h0-9]+([-x:][a-h0-9]+)+")) {
                moves.add(word);
            }
        }
        return moves;
    }
}
