package damiera.rules.variant;

import damiera.rules.KingRange;
import damiera.rules.Landing;
import damiera.rules.Rules;

/** Killer draughts: international draughts with one rule that makes endgames shorter. */
public final class Killer {
    private Killer() {}

    /** The game. */
    public static final Rules KILLER = International.INTERNATIONAL
            .withId("killer")
            .withKing(International.INTERNATIONAL
                    .king()
                    .withRange(new KingRange.Flying(Landing.DIRECTLY_BEHIND_A_LAST_KING)));
}
