package damiera.rules.variant;

import damiera.rules.Rules;
import damiera.rules.SquareSet;
import damiera.rules.StartingPosition;

/** Diagonal checkers by the English rules: 12 men on each side of the empty long diagonal; this reading is ours. */
public final class DiagonalEnglish {
    private DiagonalEnglish() {}

    /** The game; the start is hcheckers' and digitalcheckers'. */
    public static final Rules DIAGONAL_ENGLISH = English.ENGLISH
            .withId("diagonal-english")
            .withStart(new StartingPosition.Men(
                    // White: c1 e1 g1 d2 f2 h2 e3 g3 f4 h4 g5 h6
                    SquareSet.ofNumbers(30, 31, 32, 26, 27, 28, 23, 24, 19, 20, 16, 12),
                    // Black: b8 d8 f8 a7 c7 e7 b6 d6 a5 c5 b4 a3
                    SquareSet.ofNumbers(1, 2, 3, 5, 6, 7, 9, 10, 13, 14, 17, 21)));
}
