package damiera.engine;

import static org.assertj.core.api.Assertions.assertThat;

import damiera.rules.Move;
import damiera.rules.Position;
import damiera.rules.Rules;
import damiera.rules.Square;
import damiera.rules.movegen.MoveBuffer;
import damiera.rules.movegen.MutableBoard;
import damiera.rules.variant.Variants;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the limit in nodes leaves of a level. */
class NodesTest {
    private static final int PLIES = Level.HARD.plies();

    @Test
    void six_plies_of_positions_from_play_are_looked_at_to_their_end() {
        for (Rules rules : Variants.ALL) {
            Bot bot = Bot.of(rules);
            RandomSource chance = RandomSource.seeded(31);
            for (int i = 0; i < 5; i++) {
                Position position = SparsePositions.played(rules, chance, chance.below(100));
                List<Move> moves = position.legalMoves();

                assertThat(
                                moves.isEmpty()
                                        ? PLIES
                                        : bot.look(position, moves, PLIES, Bot.NODES)
                                                .plies())
                        .as(position.toString())
                        .isEqualTo(PLIES);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 50, 300, 2_000, 10_000})
    void where_the_nodes_run_out_the_deepest_finished_look_decides(int nodes) {
        int cut = 0;
        for (Rules rules : Variants.ALL) {
            RandomSource chance = RandomSource.seeded(23);
            Bot bot = Bot.of(rules);
            Position position = SparsePositions.thinned(rules, chance);
            List<Move> moves = position.legalMoves();
            if (!moves.isEmpty()) {
                Bot.Look look = bot.look(position, moves, PLIES, nodes);
                cut += look.plies() < PLIES ? 1 : 0;

                assertThat(look.best())
                        .as("%s at %d plies", position, look.plies())
                        .hasSameElementsAs(look.plies() == 0 ? moves : best(position, look.plies()));
            }
        }
        assertThat(cut).isPositive();
    }

    /** The best moves by a search without cuts. */
    private static List<Move> best(Position position, int plies) {
        MutableBoard board = MutableBoard.of(position.rules());
        board.set(position);
        MoveBuffer buffer = board.newBuffer();
        board.generate(buffer);
        PlainMinimax plain = new PlainMinimax(board, plies, Integer.MAX_VALUE);
        List<Move> best = new ArrayList<>();
        int highest = -Search.INFINITE;
        for (int i = 0; i < buffer.size(); i++) {
            int worth = plain.worth(i).orElseThrow();
            if (worth > highest) {
                best.clear();
                highest = worth;
            }
            if (worth == highest) {
                best.add(move(position, buffer, i));
            }
        }
        return best;
    }

    private static Move move(Position position, MoveBuffer buffer, int i) {
        Stream<Move> fitting = position.legalMoves().stream()
                .filter(move -> move.from().equals(Square.atIndex(buffer.from(i)))
                        && move.to().equals(Square.atIndex(buffer.to(i)))
                        && move.capturedSet().equals(buffer.captured(i)));
        return fitting.findFirst().orElseThrow();
    }
}
