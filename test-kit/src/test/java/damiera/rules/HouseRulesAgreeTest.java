package damiera.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import damiera.rules.movegen.MoveBuffer;
import damiera.rules.movegen.MutableBoard;
import damiera.testkit.Agreement;
import damiera.testkit.FastBoards;
import damiera.testkit.RandomGames;
import damiera.testkit.RandomPositions;
import damiera.testkit.RandomRules;
import damiera.testkit.SeededRandom;
import damiera.testkit.Share;
import damiera.testkit.SlowDecision;
import damiera.testkit.SlowPosition;
import damiera.testkit.TestPositions;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The fast generator finds what the slow one finds under house rules put together at random. */
class HouseRulesAgreeTest {
    private static final int LOTS = 20;
    /** Positions full of kings, for each of the composed house rules. */
    private static final int ANSWERS = 10;
    /** Of so many positions at most one may have more captures than anybody can list. */
    private static final int SEARCHABLE = 100;

    static IntStream lots() {
        return IntStream.range(0, LOTS);
    }

    @ParameterizedTest(name = "lot {0}")
    @MethodSource("lots")
    void fast_equals_slow_under_random_rules(int lot) {
        SeededRandom random = new SeededRandom(100 + lot);
        long count = Share.HOUSE_RULES.count() / LOTS;
        AtomicLong refused = new AtomicLong();
        for (long i = 0; i < count; i++) {
            Rules rules = RandomRules.next(random);
            assertThatCode(() -> requireAgreement(rules, random.split(), refused))
                    .as("lot %d, %s", lot, rules)
                    .doesNotThrowAnyException();
        }
        assertThat(refused.get()).isLessThanOrEqualTo(count * Share.HOUSE_RULE_POSITIONS.count() / SEARCHABLE);
    }

    @ParameterizedTest(name = "lot {0}")
    @MethodSource("lots")
    void answers_about_captures_are_right_under_random_rules(int lot) {
        SeededRandom random = new SeededRandom(200 + lot);
        for (long i = 0; i < Share.HOUSE_RULES.count() / LOTS; i++) {
            Rules rules = RandomRules.next(random);
            assertThatCode(() -> requireRightAnswers(Position.start(rules), random.split()))
                    .as("lot %d, %s", lot, rules)
                    .doesNotThrowAnyException();
        }
    }

    private static void requireRightAnswers(Position start, SeededRandom random) {
        for (int i = 0; i < ANSWERS; i++) {
            SlowPosition slow = RandomPositions.kings(start.rules(), random);
            Position position = TestPositions.valid(start.replacedBy(slow.toSetup(), SetupFault.ALL_WAIVERS));
            Agreement.requireSameRoutes(position);
            assertThat(position.decidedBy()).as(slow.toString()).isEqualTo(SlowDecision.of(slow));
        }
    }

    private static void requireAgreement(Rules rules, SeededRandom random, AtomicLong refused) {
        long count = Share.HOUSE_RULE_POSITIONS.count() / 2;
        SlowPosition start = SlowPosition.start(rules);
        RandomGames.visitBoards(start, random, count, (board, buffer) -> {
            if (!requireSameMoves(board, buffer)) {
                refused.incrementAndGet();
                FastBoards.set(board, start);
                board.generate(buffer);
            }
        });
        MutableBoard board = MutableBoard.of(rules);
        MoveBuffer buffer = board.newBuffer();
        for (long i = 0; i < count; i++) {
            FastBoards.set(board, RandomPositions.kings(rules, random));
            if (!requireSameMoves(board, buffer)) {
                refused.incrementAndGet();
            }
        }
    }

    /** Says by false that {@link Position#of} would refuse the position, because nobody can list its captures. */
    private static boolean requireSameMoves(MutableBoard board, MoveBuffer buffer) {
        try {
            board.generate(buffer);
        } catch (TooManyCapturesException _) {
            return false;
        }
        Agreement.requireSameMoves(board, buffer);
        return true;
    }
}
