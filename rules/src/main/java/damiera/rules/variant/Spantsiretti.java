package damiera.rules.variant;

import damiera.rules.Board;
import damiera.rules.Corner;
import damiera.rules.Lattice;
import damiera.rules.Rules;

/** Spantsiretti: Russian draughts on 10 files and 8 ranks, 15 men each. It is played as an option of Russian. */
public final class Spantsiretti {
    private Spantsiretti() {}

    /** The game. */
    public static final Rules SPANTSIRETTI = Russian.RUSSIAN
            .withId("russian+board=10x8")
            .withBoard(new Board(10, 8, Lattice.DIAGONAL, Corner.LEFT))
            .withNotation(Russian.RUSSIAN.notation().withGameTypeNumber(41)); // PDN 3.0 GameType 41
}
