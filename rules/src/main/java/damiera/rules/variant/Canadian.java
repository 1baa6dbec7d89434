package damiera.rules.variant;

import damiera.rules.Board;
import damiera.rules.Corner;
import damiera.rules.Lattice;
import damiera.rules.Rules;
import damiera.rules.StartingPosition;

/** Canadian draughts: the international rules on 12x12; Association québécoise des joueurs de dames. */
public final class Canadian {
    private Canadian() {}

    /** The game. */
    public static final Rules CANADIAN = International.INTERNATIONAL
            .withId("canadian")
            .withBoard(new Board(12, 12, Lattice.DIAGONAL, Corner.LEFT)) // 72 squares
            .withStart(new StartingPosition.Rows(5, 0)) // 30 men
            .withNotation(International.INTERNATIONAL.notation().withGameTypeNumber(27)); // PDN 3.0 GameType 27
}
