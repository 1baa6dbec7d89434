package damiera.notation;

import static org.assertj.core.api.Assertions.assertThat;

import damiera.rules.Attempt;
import damiera.rules.Move;
import damiera.rules.Position;
import damiera.rules.Refusal;
import damiera.rules.Resolution;
import damiera.rules.Rules;
import damiera.rules.variant.Thai;
import damiera.testkit.RandomGames;
import damiera.testkit.RandomPositions;
import damiera.testkit.RandomRules;
import damiera.testkit.SeededRandom;
import damiera.testkit.Share;
import damiera.testkit.SlowPosition;
import damiera.testkit.TestPositions;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What was written reads back as what it was. */
class NotationPropertiesTest {
    @ParameterizedTest(name = "{0}")
    @MethodSource("damiera.testkit.NamedGames#all")
    void a_position_reads_back(Rules rules) {
        onPositions(rules, position -> {
            String fen = Fen.format(position);

            assertThat(TestPositions.position(rules, fen)).as(fen).isEqualTo(position);
            assertThat(Fen.format(TestPositions.position(rules, fen))).isEqualTo(fen);
        });
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("damiera.testkit.NamedGames#all")
    void the_full_text_of_a_move_reads_back(Rules rules) {
        onPositions(rules, position -> {
            Set<String> texts = new HashSet<>();
            for (WrittenMove written : MoveText.legalMoves(position)) {
                assertThat(texts.add(written.text())).as(written.text()).isTrue();
                requireMeans(position, MoveText.parse(position, written.text()), written.move());
            }
        });
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("damiera.testkit.NamedGames#all")
    void the_text_of_pdn_and_of_hub_reads_back(Rules rules) {
        onPositions(rules, position -> {
            for (Move move : position.legalMoves()) {
                requireMeans(position, MoveText.parse(position, MoveText.pdn(position, move)), move);
                requireMeans(position, MoveText.parseHub(rules, MoveText.hub(rules, move)), move);
            }
        });
    }

    @Test
    void where_steps_and_captures_have_one_sign_a_capture_of_one_piece_is_not_taken_for_a_longer_one() {
        Position position = TestPositions.position(Thai.THAI, "W:WK18,K13,10:B32,22,K14,K12,7,6,K4");

        for (WrittenMove written : MoveText.legalMoves(position)) {
            requireMeans(position, MoveText.parse(position, written.text()), written.move());
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("damiera.testkit.NamedGames#all")
    void the_compact_text_means_the_move_or_is_told_to_be_ambiguous(Rules rules) {
        onPositions(rules, position -> {
            for (Move move : position.legalMoves()) {
                String text = MoveText.compact(rules, move);
                switch (position.resolve(MoveText.parse(position, text))) {
                    case Resolution.Legal(Move read) ->
                        assertThat(read.sameEffectAs(move)).isTrue();
                    case Resolution.Refused refused ->
                        assertThat(refused.refusal())
                                .as(SlowPosition.of(position) + " " + text)
                                .isInstanceOf(Refusal.Ambiguous.class);
                }
            }
        });
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("damiera.testkit.NamedGames#all")
    void rules_read_back_from_json(Rules rules) {
        assertThat(HouseRules.read(HouseRules.write(rules))).isEqualTo(new HouseRulesResult.Valid(rules));
    }

    @Test
    void house_rules_read_back_from_json() {
        SeededRandom random = new SeededRandom(7);
        for (long i = 0; i < Share.HOUSE_RULES.count(); i++) {
            Rules rules = RandomRules.next(random);
            assertThat(HouseRules.read(HouseRules.write(rules))).isEqualTo(new HouseRulesResult.Valid(rules));
        }
    }

    private static void requireMeans(Position position, Attempt attempt, Move move) {
        switch (position.resolve(attempt)) {
            case Resolution.Legal(Move read) ->
                assertThat(read.sameEffectAs(move))
                        .as(SlowPosition.of(position) + " " + move + " read as " + read)
                        .isTrue();
            case Resolution.Refused refused ->
                throw new AssertionError(SlowPosition.of(position) + " " + move + " refused: " + refused.refusal());
        }
    }

    private static void onPositions(Rules rules, Consumer<Position> property) {
        SeededRandom random = new SeededRandom(8);
        long count = Share.PROPERTY_POSITIONS.count() / 2;
        RandomGames.visit(Position.start(rules), random, count, property);
        for (long i = 0; i < count; i++) {
            property.accept(TestPositions.position(RandomPositions.kings(rules, random)));
        }
    }
}
