package damiera.rules;

import static org.assertj.core.api.Assertions.assertThat;

import damiera.testkit.CsvGames;
import damiera.testkit.NamedGames;
import damiera.testkit.RandomGames;
import damiera.testkit.RandomPositions;
import damiera.testkit.SeededRandom;
import damiera.testkit.Share;
import damiera.testkit.SlowDecision;
import damiera.testkit.SlowGenerator;
import damiera.testkit.SlowMove;
import damiera.testkit.SlowPosition;
import damiera.testkit.SlowRoute;
import damiera.testkit.TestPositions;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What must hold in every position, whatever the game. */
class PositionPropertiesTest {
    /** All pairs of squares are tried in each position: a smaller share of them does. */
    private static final long TRIED_OUT_ONE_IN = 10;

    static List<Named<Rules>> games() {
        List<Named<Rules>> games = new ArrayList<>(NamedGames.all());
        for (String game : List.of("italian+obligation=huff", "english+obligation=optional")) {
            games.add(Named.of(game, CsvGames.game(game)));
        }
        return games;
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("games")
    void every_legal_move_plays(Rules rules) {
        onPositions(rules, 1, position -> {
            SlowPosition before = SlowPosition.of(position);
            for (Move move : position.legalMoves()) {
                assertThat(position.play(move))
                        .as(before + " " + move)
                        .isEqualTo(set(position, before.after(SlowMove.of(move))));
                assertThat(position.resolve(Attempt.of(move))).isEqualTo(new Resolution.Legal(move));
            }
        });
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("games")
    void a_move_is_understood_by_its_path(Rules rules) {
        onPositions(rules, 1, position -> {
            for (Move move : position.legalMoves()) {
                Attempt.Sign sign = move instanceof Capture ? Attempt.Sign.CAPTURE : Attempt.Sign.QUIET;
                assertThat(position.resolve(new Attempt(move.path(), Optional.empty(), sign)))
                        .as(SlowPosition.of(position).toString())
                        .isEqualTo(new Resolution.Legal(move));
            }
        });
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("games")
    void a_whole_capture_that_is_not_legal_is_refused_by_the_priority(Rules rules) {
        onPositions(rules, 1, position -> {
            SlowGenerator generator = new SlowGenerator(SlowPosition.of(position));
            Set<SlowMove> legal = new HashSet<>(generator.moves());
            for (SlowRoute route : generator.completeCaptures()) {
                if (!legal.contains(route.move())) {
                    assertThat(position.resolve(attempt(route)))
                            .as(SlowPosition.of(position) + " " + route.path())
                            .isInstanceOfSatisfying(
                                    Resolution.Refused.class,
                                    refused -> assertThat(refused.refusal().reason())
                                            .startsWith("must-capture-"));
                }
            }
        });
    }

    private static Attempt attempt(SlowRoute route) {
        return new Attempt(route.path(), Optional.of(route.move().captured()), Attempt.Sign.CAPTURE);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("games")
    void the_rule_that_decides_is_the_last_that_removed_an_alternative(Rules rules) {
        onPositions(
                rules,
                1,
                position -> assertThat(position.decidedBy())
                        .as(SlowPosition.of(position).toString())
                        .isEqualTo(SlowDecision.of(SlowPosition.of(position))));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("games")
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
    @MethodSource("games")
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
    @MethodSource("games")
    void moves_are_sorted_by_text(Rules rules) {
        onPositions(
                rules,
                1,
                position -> assertThat(TestPositions.texts(position))
                        .as(SlowPosition.of(position).toString())
                        .isSorted());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("games")
    void a_position_taken_down_and_set_up_again_is_the_same(Rules rules) {
        onPositions(rules, 1, position -> {
            Position again = TestPositions.valid(Position.of(rules, position.toSetup(), SetupFault.ALL_WAIVERS));
            assertThat(again).isEqualTo(position);
            assertThat(again.hashCode()).isEqualTo(position.hashCode());
            assertThat(again.legalMoves()).isEqualTo(position.legalMoves());
        });
    }

    private static Position set(Position like, SlowPosition slow) {
        return TestPositions.valid(like.replacedBy(slow.toSetup(), SetupFault.ALL_WAIVERS));
    }

    /** Random reachable positions, then random positions full of kings. */
    private static void onPositions(Rules rules, long oneIn, Consumer<Position> property) {
        SeededRandom random = new SeededRandom(6);
        long count = Share.PROPERTY_POSITIONS.count() / oneIn / 2;
        Position start = Position.start(rules);
        RandomGames.visit(start, random, count, property);
        for (long i = 0; i < count; i++) {
            property.accept(set(start, RandomPositions.kings(rules, random)));
        }
    }
}
