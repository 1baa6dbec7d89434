package damiera.rules;

import damiera.rules.movegen.MoveBuffer;
import damiera.rules.movegen.MutableBoard;
import damiera.rules.option.OptionChoice;
import damiera.rules.option.OptionResult;
import damiera.rules.option.RuleOption;
import damiera.rules.option.RuleOptions;
import damiera.testkit.Agreement;
import damiera.testkit.FastBoards;
import damiera.testkit.RandomGames;
import damiera.testkit.RandomPositions;
import damiera.testkit.SeededRandom;
import damiera.testkit.Share;
import damiera.testkit.SlowPosition;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The fast generator finds what the slow one finds whatever one option of a game says. */
class OptionsAgreeTest {
    /** They change no move. */
    private static final List<RuleOption> ABOUT_DRAWS =
            List.of(RuleOption.DRAWS, RuleOption.REPETITION, RuleOption.QUIET, RuleOption.COUNT);

    @ParameterizedTest(name = "{0}")
    @MethodSource("damiera.testkit.NamedGames#all")
    void fast_equals_slow_with_each_option(Rules rules) {
        SeededRandom random = new SeededRandom(10);
        for (Rules changed : changed(rules)) {
            long count = Share.OPTION_POSITIONS.count() / 2;
            RandomGames.visitBoards(SlowPosition.start(changed), random, count, Agreement::requireSameMoves);
            MutableBoard board = MutableBoard.of(changed);
            MoveBuffer buffer = board.newBuffer();
            for (long i = 0; i < count; i++) {
                FastBoards.set(board, RandomPositions.kings(changed, random));
                Agreement.requireSameMoves(board, buffer);
            }
        }
    }

    private static List<Rules> changed(Rules rules) {
        List<Rules> all = new ArrayList<>();
        for (RuleOption option : RuleOptions.of(rules)) {
            if (!ABOUT_DRAWS.contains(option)) {
                for (String value : option.values(rules)) {
                    if (RuleOptions.apply(rules, List.of(new OptionChoice(option.key(), value)))
                            instanceof OptionResult.Valid(Rules changed)) {
                        all.add(changed);
                    }
                }
            }
        }
        return all;
    }
}
