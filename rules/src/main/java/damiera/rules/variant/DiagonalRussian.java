package damiera.rules.variant;

import damiera.rules.Rules;

/** Diagonal draughts by the Russian rules; start and rules as in hcheckers. */
public final class DiagonalRussian {
    private DiagonalRussian() {}

    /** The game. */
    public static final Rules DIAGONAL_RUSSIAN =
            Russian.RUSSIAN.withId("diagonal-russian").withStart(DiagonalEnglish.DIAGONAL_ENGLISH.start());
}
