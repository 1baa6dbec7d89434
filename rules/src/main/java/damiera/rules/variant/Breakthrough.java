package damiera.rules.variant;

import damiera.rules.Goal;
import damiera.rules.Rules;

/** Breakthrough draughts: international draughts, the first king wins; lidraughts. */
public final class Breakthrough {
    private Breakthrough() {}

    /** The game. */
    public static final Rules BREAKTHROUGH = International.INTERNATIONAL
            .withId("breakthrough")
            .withGoal(Goal.BREAKTHROUGH)
            .withDraws(DrawSets.NONE) // no draw: every ply but a few is a man's move
            .withNotation(International.INTERNATIONAL.notation().withGameTypeNumber(96)); // as lidraughts
}
