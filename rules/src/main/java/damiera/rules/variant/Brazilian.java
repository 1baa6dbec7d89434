package damiera.rules.variant;

import damiera.rules.Board;
import damiera.rules.Corner;
import damiera.rules.Lattice;
import damiera.rules.NotationRules;
import damiera.rules.ResultStyle;
import damiera.rules.Rules;
import damiera.rules.SquareNames;
import damiera.rules.StartingPosition;

/** Brazilian draughts: the international rules on 64 squares; CBD, FMJD-64. */
public final class Brazilian {
    private Brazilian() {}

    /** The game. */
    public static final Rules BRAZILIAN = International.INTERNATIONAL
            .withId("brazilian")
            .withBoard(new Board(8, 8, Lattice.DIAGONAL, Corner.LEFT)) // CBD: a1 is dark
            .withStart(new StartingPosition.Rows(3, 0)) // CBD: 12 men
            .withDraws(DrawSets.FMJD64) // FMJD-64, 7.2; CBD's own 20 moves are an option
            .withNotation(
                    new NotationRules(26, SquareNames.LETTERS_FROM_BOTTOM, '-', 'x', ResultStyle.ONE_POINT)); // PDN 3.0
}
