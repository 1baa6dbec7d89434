package damiera.rules.variant;

import damiera.rules.NotationRules;
import damiera.rules.ResultStyle;
import damiera.rules.Rules;
import damiera.rules.Side;
import damiera.rules.SquareNames;

/** American pool checkers: APCA, American Pool Checkers Association, rules of play. */
public final class Pool {
    private Pool() {}

    /** The game. */
    public static final Rules POOL = Brazilian.BRAZILIAN
            .withId("pool")
            .withFirstMover(Side.BLACK) // 7: dark moves first
            .withCapture(International.INTERNATIONAL.capture().withPriority(Priorities.NONE)) // free choice
            .withDraws(DrawSets.APCA) // 3 kings against 1 king; 26
            .withNotation(
                    new NotationRules(23, SquareNames.NUMBERS_FROM_TOP, '-', 'x', ResultStyle.ONE_POINT)); // PDN 3.0
}
