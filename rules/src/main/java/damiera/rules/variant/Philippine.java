package damiera.rules.variant;

import damiera.rules.Board;
import damiera.rules.Corner;
import damiera.rules.Lattice;
import damiera.rules.Rules;
import damiera.rules.SquareNames;

/** Philippine draughts (derecha): the Brazilian rules on the mirrored board; encyclopedia. */
public final class Philippine {
    private Philippine() {}

    /** The game. */
    public static final Rules PHILIPPINE = Brazilian.BRAZILIAN
            .withId("philippine")
            .withBoard(new Board(8, 8, Lattice.DIAGONAL, Corner.RIGHT))
            .withNotation(Brazilian.BRAZILIAN.notation().withSquareNames(SquareNames.NUMBERS_FROM_TOP));
}
