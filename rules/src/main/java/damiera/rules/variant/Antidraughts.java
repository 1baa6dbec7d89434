package damiera.rules.variant;

import damiera.rules.Goal;
import damiera.rules.Rules;

/** Antidraughts: international draughts to lose; lidraughts. */
public final class Antidraughts {
    private Antidraughts() {}

    /** The game. */
    public static final Rules ANTIDRAUGHTS = International.INTERNATIONAL
            .withId("antidraughts")
            .withGoal(Goal.LOSING)
            .withDraws(DrawSets.REPETITION) // third repetition and nothing else
            .withNotation(International.INTERNATIONAL.notation().withGameTypeNumber(98)); // as lidraughts
}
