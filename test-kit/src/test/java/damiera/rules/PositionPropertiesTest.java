package damiera.rules;

import static org.assertj.core.api.Assertions.assertThat;

import damiera.testkit.RandomGames;
import damiera.testkit.RandomPositions;
import damiera.testkit.SeededRandom;
import damiera.testkit.Share;
import damiera.testkit.SlowMove;
import damiera.testkit.SlowPosition;
import damiera.testkit.TestPositions;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What must hold in every position, whatever the game. */
class PositionPropertiesTest {
    /** All pairs of squares are tried in each position: a smaller share of them does. */
    private static final long TRIED_OUT_ONE_IN = 10;

    @ParameterizedTest(name = "{0}")
    @MethodSource("damiera.testkit.NamedGames#all")
    void every_legal_move_plays(Rules rules) {
        onPositions(rules, 1, position -> {
            SlowPosition before = SlowPosition.of(position);
            for (Move move : position.legalMoves()) {
                SlowPosition after = SlowPosition.of(position.play(move));
                assertThat(after.pieces())
                        .as(before + " " + move)
                        .isEqualTo(before.after(SlowMove.of(move)).pieces());
                assertThat(after.toMove()).isEqualTo(before.toMove().opponent());
                assertThat(position.resolve(Attempt.of(move))).isEqualTo(new Resolution.Legal(move));
            }
        });
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("damiera.testkit.NamedGames#all")
    void an_attempt_is_refused_exactly_where_no_single_move_fits(Rules rules) {
        onPositions(rules, TRIED_OUT_ONE_IN, position -> {
            for (int from = 1; from <= rules.board().squareCount(); from++) {
                for (int to = 1; to <= rules.board().squareCount(); to++) {
                    requireRightAnswer(position, new Square(from), new Square(to));
                }
            }
        });
    }

    private static void requireRightAnswer(Position position, Square from, Square to) {
        List<Move> fitting = position.legalMoves().stream()
                .filter(move -> move.from().equals(from) && move.to().equals(to))
                .toList();
        String place = SlowPosition.of(position) + " " + from.number() + " to " + to.number();
        switch (position.resolve(Attempt.of(List.of(from, to)))) {
            case Resolution.Legal(Move move) -> assertThat(fitting).as(place).containsExactly(move);
            case Resolution.Refused refused -> {
                boolean ambiguous = refused.refusal() instanceof Refusal.Ambiguous;
                assertThat(fitting.size() > 1).as(place).isEqualTo(ambiguous);
                assertThat(fitting.size()).as(place + " " + refused).isNotEqualTo(1);
                assertThat(refused.must()).as(place).isEqualTo(position.legalMoves());
            }
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("damiera.testkit.NamedGames#all")
    void the_text_of_each_move_is_its_own(Rules rules) {
        onPositions(rules, 1, position -> {
            Set<String> texts = new HashSet<>();
            for (String text : TestPositions.texts(position)) {
                assertThat(texts.add(text))
                        .as(SlowPosition.of(position) + " " + text)
                        .isTrue();
            }
        });
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("damiera.testkit.NamedGames#all")
    void moves_are_sorted_by_text(Rules rules) {
        onPositions(
                rules,
                1,
                position -> assertThat(TestPositions.texts(position))
                        .as(SlowPosition.of(position).toString())
                        .isSorted());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("damiera.testkit.NamedGames#all")
    void a_position_taken_down_and_set_up_again_is_the_same(Rules rules) {
        onPositions(rules, 1, position -> {
            Position again = TestPositions.valid(Position.of(rules, position.toSetup(), SetupFault.ALL_WAIVERS));
            assertThat(again).isEqualTo(position);
            assertThat(again.hashCode()).isEqualTo(position.hashCode());
            assertThat(again.legalMoves()).isEqualTo(position.legalMoves());
        });
    }

    /** Random reachable positions, then random positions full of kings. */
    private static void onPositions(Rules rules, long oneIn, Consumer<Position> property) {
        SeededRandom random = new SeededRandom(6);
        long count = Share.PROPERTY_POSITIONS.count() / oneIn / 2;
        RandomGames.visit(Position.start(rules), random, count, property);
        for (long i = 0; i < count; i++) {
            property.accept(TestPositions.position(RandomPositions.kings(rules, random)));
        }
    }
}
