package damiera.rules.variant;

import damiera.rules.Rules;

/** Portuguese draughts: the Spanish game; FPD, Federação Portuguesa de Damas. */
public final class Portuguese {
    private Portuguese() {}

    /** The game. */
    public static final Rules PORTUGUESE = Spanish.SPANISH
            .withId("portuguese")
            .withNotation(Spanish.SPANISH.notation().withGameTypeNumber(28)); // PDN 3.0 GameType 28
}
