package damiera.rules;

import damiera.rules.movegen.MoveBuffer;
import damiera.rules.movegen.MutableBoard;
import damiera.testkit.Agreement;
import damiera.testkit.FastBoards;
import damiera.testkit.RandomGames;
import damiera.testkit.RandomPositions;
import damiera.testkit.SeededRandom;
import damiera.testkit.Share;
import damiera.testkit.SlowPosition;
import damiera.testkit.TestPositions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The fast generator finds what the slow one finds. */
class FastEqualsSlowTest {
    @ParameterizedTest(name = "{0}")
    @MethodSource("damiera.testkit.NamedGames#all")
    void on_reachable_positions(Rules rules) {
        RandomGames.visitBoards(
                SlowPosition.start(rules),
                new SeededRandom(1),
                Share.REACHABLE_POSITIONS.count(),
                Agreement::requireSameMoves);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("damiera.testkit.NamedGames#all")
    void on_positions_full_of_kings(Rules rules) {
        SeededRandom random = new SeededRandom(2);
        MutableBoard board = MutableBoard.of(rules);
        MoveBuffer buffer = board.newBuffer();
        for (long i = 0; i < Share.KING_POSITIONS.count(); i++) {
            FastBoards.set(board, RandomPositions.kings(rules, random));
            Agreement.requireSameMoves(board, buffer);
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("damiera.testkit.NamedGames#all")
    void in_the_friendly_api_too(Rules rules) {
        SeededRandom random = new SeededRandom(4);
        for (long i = 0; i < Share.PROPERTY_POSITIONS.count() / 2; i++) {
            Agreement.requireSameMoves(TestPositions.position(RandomPositions.kings(rules, random)));
        }
        RandomGames.visit(
                Position.start(rules), random, Share.PROPERTY_POSITIONS.count() / 2, Agreement::requireSameMoves);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("damiera.testkit.NamedGames#all")
    void on_the_routes_of_captures(Rules rules) {
        SeededRandom random = new SeededRandom(3);
        for (long i = 0; i < Share.PROPERTY_POSITIONS.count() / 2; i++) {
            Agreement.requireSameRoutes(TestPositions.position(RandomPositions.kings(rules, random)));
        }
        RandomGames.visit(
                Position.start(rules), random, Share.PROPERTY_POSITIONS.count() / 2, Agreement::requireSameRoutes);
    }
}
