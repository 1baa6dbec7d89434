package damiera.rules.variant;

import damiera.rules.Rules;
import damiera.rules.StartingPosition;

/** Sparse checkers: English draughts on 10x10 with three rows of men; encyclopedia. */
public final class Sparse {
    private Sparse() {}

    /** The game. */
    public static final Rules SPARSE = English.ENGLISH
            .withId("sparse")
            .withBoard(International.INTERNATIONAL.board())
            .withStart(new StartingPosition.Rows(3, 0)); // 15 men
}
