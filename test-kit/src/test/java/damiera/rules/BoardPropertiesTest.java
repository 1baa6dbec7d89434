package damiera.rules;

import static org.assertj.core.api.Assertions.assertThat;

import damiera.rules.movegen.MoveBuffer;
import damiera.rules.movegen.MutableBoard;
import damiera.testkit.FastBoards;
import damiera.testkit.RandomGames;
import damiera.testkit.RandomPositions;
import damiera.testkit.SeededRandom;
import damiera.testkit.Share;
import damiera.testkit.SlowGenerator;
import damiera.testkit.SlowMove;
import damiera.testkit.SlowPosition;
import damiera.testkit.SlowRoute;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What must hold on every board, whatever the game. */
class BoardPropertiesTest {
    @ParameterizedTest(name = "{0}")
    @MethodSource("damiera.testkit.NamedGames#all")
    void making_a_move_does_what_the_rules_say(Rules rules) {
        onBoards(rules, (board, buffer) -> {
            board.generate(buffer);
            SlowPosition before = FastBoards.position(board);
            for (int i = 0; i < buffer.size(); i++) {
                SlowMove move = FastBoards.move(buffer, i);
                board.make(buffer, i);
                assertThat(withoutRuns(FastBoards.position(board)))
                        .as(before + " " + move)
                        .isEqualTo(withoutRuns(before.after(move)));
                board.unmake();
            }
        });
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("damiera.testkit.NamedGames#all")
    void taking_back_restores_every_field_and_the_key(Rules rules) {
        onBoards(rules, (board, buffer) -> {
            board.generate(buffer);
            SlowPosition before = FastBoards.position(board);
            long key = board.key();
            List<SlowMove> moves = FastBoards.moves(buffer);
            for (int i = 0; i < buffer.size(); i++) {
                board.make(buffer, i);
                board.unmake();
                assertThat(FastBoards.position(board)).isEqualTo(before);
                assertThat(board.key()).isEqualTo(key);
            }
            board.generate(buffer);
            assertThat(FastBoards.moves(buffer)).isEqualTo(moves);
        });
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("damiera.testkit.NamedGames#all")
    void the_key_kept_up_to_date_is_the_key_from_scratch(Rules rules) {
        MutableBoard scratch = MutableBoard.of(rules);
        onBoards(rules, (board, buffer) -> {
            board.generate(buffer);
            for (int i = 0; i < buffer.size(); i++) {
                board.make(buffer, i);
                FastBoards.set(scratch, FastBoards.position(board));
                assertThat(board.key())
                        .as(FastBoards.position(board).toString())
                        .isEqualTo(scratch.key());
                board.unmake();
            }
        });
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("damiera.testkit.NamedGames#all")
    void different_positions_have_different_keys(Rules rules) {
        Map<Long, SlowPosition> seen = new HashMap<>();
        onBoards(rules, (board, buffer) -> {
            board.generate(buffer);
            SlowPosition position = FastBoards.position(board);
            SlowPosition other = seen.getOrDefault(board.key(), position);
            seen.put(board.key(), position);
            assertThat(other).isEqualTo(position);
        });
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("damiera.testkit.NamedGames#all")
    void a_board_turned_with_colours_swapped_has_the_moves_turned(Rules rules) {
        MutableBoard turned = MutableBoard.of(rules);
        MoveBuffer turnedBuffer = turned.newBuffer();
        onBoards(rules, (board, buffer) -> {
            board.generate(buffer);
            SlowPosition position = FastBoards.position(board);
            FastBoards.set(turned, position.flipped());
            turned.generate(turnedBuffer);
            Set<SlowMove> expected = new HashSet<>();
            FastBoards.moves(buffer).forEach(move -> expected.add(flip(position, move)));
            assertThat(new HashSet<>(FastBoards.moves(turnedBuffer)))
                    .as(position.toString())
                    .isEqualTo(expected);
        });
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("damiera.testkit.NamedGames#all")
    void promotion_follows_from_the_ends_and_the_captured_set(Rules rules) {
        onBoards(rules, (board, buffer) -> {
            SlowPosition position = FastBoards.position(board);
            Map<List<Object>, Boolean> promotes = new HashMap<>();
            for (SlowRoute route : new SlowGenerator(position).routes()) {
                promotes.putIfAbsent(identity(route.move()), route.promotes());
                assertThat(route.promotes()).as(position + " " + route).isEqualTo(promotes.get(identity(route.move())));
            }
            board.generate(buffer);
            for (SlowMove move : FastBoards.moves(buffer)) {
                if (move.isCapture()) {
                    assertThat(move.promotes()).as(position + " " + move).isEqualTo(promotes.get(identity(move)));
                }
            }
        });
    }

    private static List<Object> identity(SlowMove move) {
        return List.of(move.from(), move.to(), move.captured());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("damiera.testkit.NamedGames#all")
    void captures_exist_where_a_capture_is_required(Rules rules) {
        MoveBuffer captures = MutableBoard.of(rules).newBuffer();
        onBoards(rules, (board, buffer) -> {
            board.generate(buffer);
            board.generateCaptures(captures);
            boolean anyRequired = FastBoards.moves(buffer).stream().anyMatch(SlowMove::isCapture);
            assertThat(captures.size() > 0)
                    .as(FastBoards.position(board).toString())
                    .isEqualTo(anyRequired);
            assertThat(FastBoards.moves(captures))
                    .containsAll(FastBoards.moves(buffer).stream()
                            .filter(SlowMove::isCapture)
                            .toList());
        });
    }

    /** Random reachable boards, then random boards full of kings. */
    private static void onBoards(Rules rules, BiConsumer<MutableBoard, MoveBuffer> property) {
        SeededRandom random = new SeededRandom(5);
        long count = Share.PROPERTY_POSITIONS.count() / 2;
        RandomGames.visitBoards(SlowPosition.start(rules), random, count, property);
        MutableBoard board = MutableBoard.of(rules);
        MoveBuffer buffer = board.newBuffer();
        for (long i = 0; i < count; i++) {
            FastBoards.set(board, RandomPositions.kings(rules, random));
            property.accept(board, buffer);
        }
    }

    private static SlowMove flip(SlowPosition position, SlowMove move) {
        List<Square> captured = new ArrayList<>();
        move.captured().squares().forEach(square -> captured.add(position.flip(square)));
        return new SlowMove(
                position.flip(move.from()), position.flip(move.to()), SquareSet.of(captured), move.promotes());
    }

    /** Boards keep king runs only where the rules limit them. */
    private static SlowPosition withoutRuns(SlowPosition position) {
        return position.rules().king().quietMoves() instanceof QuietKingMoves.Unlimited
                ? SlowPosition.of(position.rules(), position.pieces(), position.toMove())
                : position;
    }
}
