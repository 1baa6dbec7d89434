package damiera.rules;

import static org.assertj.core.api.Assertions.assertThat;

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
}
