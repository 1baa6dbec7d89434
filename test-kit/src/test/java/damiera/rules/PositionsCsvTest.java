package damiera.rules;

import static org.assertj.core.api.Assertions.assertThat;

import damiera.notation.MoveText;
import damiera.testkit.PositionRow;
import damiera.testkit.TestPositions;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every position whose legal moves are known from outside. */
class PositionsCsvTest {
    static List<PositionRow> rows() {
        return PositionRow.all();
    }

    static List<PositionRow> rowsWithPaths() {
        return rows().stream().filter(row -> !row.paths().isEmpty()).toList();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("rows")
    void has_exactly_the_moves_known(PositionRow row) {
        Position position = TestPositions.position(row.rules(), row.fen());
        TreeSet<String> moves = new TreeSet<>();
        for (Move move : position.legalMoves()) {
            moves.add(PositionRow.text(move.from(), move.to(), move.capturedSet()));
        }

        assertThat(moves).isEqualTo(row.moves());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("rows")
    void lists_each_move_once(PositionRow row) {
        Position position = TestPositions.position(row.rules(), row.fen());

        assertThat(position.legalMoves()).hasSize(row.moves().size());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("rowsWithPaths")
    void understands_the_published_path_of_each_capture(PositionRow row) {
        Position position = TestPositions.position(row.rules(), row.fen());
        TreeSet<String> meant = new TreeSet<>();
        for (String path : row.paths()) {
            Resolution resolution = position.resolve(MoveText.parse(position, path));
            assertThat(resolution).as(path).isInstanceOf(Resolution.Legal.class);
            Move move = ((Resolution.Legal) resolution).move();
            meant.add(PositionRow.text(move.from(), move.to(), move.capturedSet()));
        }

        assertThat(meant)
                .containsExactlyInAnyOrderElementsOf(
                        row.moves().stream().filter(move -> move.contains("x")).toList());
    }
}
