package damiera.rules.variant;

import damiera.rules.Board;
import damiera.rules.Corner;
import damiera.rules.Lattice;
import damiera.rules.Rules;
import damiera.rules.SquareNames;

/** Jamaican draughts: pool checkers on the mirrored board; PDN 3.0, GameType 23,B,8,8,A1,1. */
public final class Jamaican {
    private Jamaican() {}

    /** The game. */
    public static final Rules JAMAICAN = Pool.POOL
            .withId("jamaican")
            .withBoard(new Board(8, 8, Lattice.DIAGONAL, Corner.RIGHT))
            .withNotation(Pool.POOL.notation().withSquareNames(SquareNames.LETTERS_FROM_TOP)); // a1 as Black sees it
}
