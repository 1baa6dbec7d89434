package damiera.rules.variant;

import damiera.rules.Rules;
import damiera.rules.StartingPosition;

/** Frysk!: Frisian draughts with one row of five men each. */
public final class Frysk {
    private Frysk() {}

    /** The game. */
    public static final Rules FRYSK = Frisian.FRISIAN
            .withId("frysk")
            .withStart(new StartingPosition.Rows(1, 0))
            .withNotation(Frisian.FRISIAN.notation().withGameTypeNumber(97)); // as lidraughts
}
