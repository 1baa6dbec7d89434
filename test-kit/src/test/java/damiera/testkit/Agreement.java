package damiera.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import damiera.rules.Capture;
import damiera.rules.Move;
import damiera.rules.Position;
import damiera.rules.Square;
import damiera.rules.movegen.MoveBuffer;
import damiera.rules.movegen.MutableBoard;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Holds the friendly position, and so the fast generator behind it, against the slow generator. */
public final class Agreement {
    private Agreement() {}

    /**
     * The moves of a position are the same, each once.
     *
     * @param position any position
     */
    public static void requireSameMoves(Position position) {
        requireSameMoves(
                SlowPosition.of(position),
                position.legalMoves().stream().map(SlowMove::of).toList());
    }

    /**
     * The moves on a board are the same, each once.
     *
     * @param board  any board
     * @param buffer is filled with them
     */
    public static void requireSameMoves(MutableBoard board, MoveBuffer buffer) {
        board.generate(buffer);
        requireSameMoves(FastBoards.position(board), FastBoards.moves(buffer));
    }

    private static void requireSameMoves(SlowPosition slow, List<SlowMove> actual) {
        List<SlowMove> expected = new SlowGenerator(slow).moves();
        Set<SlowMove> distinct = new HashSet<>(actual);
        if (!distinct.equals(new HashSet<>(expected)) || distinct.size() != actual.size()) {
            assertThat(actual).as(slow.toString()).containsExactlyInAnyOrderElementsOf(expected);
        }
    }

    /**
     * The routes of every capture are the same, and the one that stands for the move is among them.
     *
     * @param position any position
     */
    public static void requireSameRoutes(Position position) {
        SlowPosition slow = SlowPosition.of(position);
        List<SlowRoute> expected = new SlowGenerator(slow).routes();
        for (Move move : position.legalMoves()) {
            if (move instanceof Capture capture) {
                Set<List<List<Square>>> told = new HashSet<>();
                for (SlowRoute route : expected) {
                    if (route.move().equals(SlowMove.of(capture))) {
                        told.add(List.of(route.path(), route.captured()));
                    }
                }
                List<List<List<Square>>> routes = new ArrayList<>();
                position.routes(capture).forEach(route -> routes.add(List.of(route.path(), route.captured())));
                assertThat(routes).as(slow + " " + SlowMove.of(move)).containsExactlyInAnyOrderElementsOf(told);
                assertThat(told)
                        .as(slow + " " + SlowMove.of(move))
                        .contains(List.of(capture.path(), capture.captured()));
            }
        }
    }
}
