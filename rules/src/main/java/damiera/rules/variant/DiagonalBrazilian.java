package damiera.rules.variant;

import damiera.rules.Rules;

/** Diagonal draughts by the Brazilian rules; start and rules as on digitalcheckers. */
public final class DiagonalBrazilian {
    private DiagonalBrazilian() {}

    /** The game. */
    public static final Rules DIAGONAL_BRAZILIAN =
            Brazilian.BRAZILIAN.withId("diagonal-brazilian").withStart(DiagonalEnglish.DIAGONAL_ENGLISH.start());
}
