package damiera.rules.variant;

import damiera.rules.Rules;

/** Czech draughts: brief rules published by FMJD. */
public final class Czech {
    private Czech() {}

    /** The game. */
    public static final Rules CZECH = Brazilian.BRAZILIAN
            .withId("czech")
            .withMan(English.ENGLISH.man()) // men capture forward only
            .withCapture(International.INTERNATIONAL
                    .capture()
                    .withPriority(Priorities.CZECH)) // a king before a man, else free choice
            .withDraws(DrawSets.CZECH) // 15 moves each
            .withNotation(Brazilian.BRAZILIAN.notation().withGameTypeNumber(29)); // PDN 3.0 GameType 29
}
