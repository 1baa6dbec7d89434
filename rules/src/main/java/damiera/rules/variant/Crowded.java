package damiera.rules.variant;

import damiera.rules.Rules;
import damiera.rules.StartingPosition;

/** Crowded checkers: English draughts on 10x10 with four rows of men; encyclopedia. */
public final class Crowded {
    private Crowded() {}

    /** The game. */
    public static final Rules CROWDED =
            Sparse.SPARSE.withId("crowded").withStart(new StartingPosition.Rows(4, 0)); // 20 men
}
