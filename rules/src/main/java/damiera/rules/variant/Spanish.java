package damiera.rules.variant;

import damiera.rules.Board;
import damiera.rules.CaptureRules;
import damiera.rules.Corner;
import damiera.rules.Directions;
import damiera.rules.Goal;
import damiera.rules.KingRange;
import damiera.rules.KingRules;
import damiera.rules.Landing;
import damiera.rules.Lattice;
import damiera.rules.ManRules;
import damiera.rules.NotationRules;
import damiera.rules.Obligation;
import damiera.rules.Promotion;
import damiera.rules.QuietKingMoves;
import damiera.rules.Removal;
import damiera.rules.ResultStyle;
import damiera.rules.Reversal;
import damiera.rules.Rules;
import damiera.rules.Side;
import damiera.rules.SquareNames;
import damiera.rules.StartingPosition;
import damiera.rules.Targets;

/** Spanish draughts (damas clásicas): FEDD; the text seen is that of the Portuguese federation FPD. */
public final class Spanish {
    private Spanish() {}

    /** The game. */
    public static final Rules SPANISH = new Rules(
            "spanish",
            new Board(8, 8, Lattice.DIAGONAL, Corner.RIGHT), // FPD 3: the long diagonal at the right
            new StartingPosition.Rows(3, 0), // FPD 6
            Side.WHITE, // FPD 7
            new ManRules(
                    Directions.FORWARD_DIAGONALS,
                    Directions.FORWARD_DIAGONALS,
                    Targets.ANY_PIECE, // FPD; one website implies men only: option targets=men
                    Promotion.END_ONLY), // no forward capture goes on from the last row
            new KingRules(
                    Directions.DIAGONALS,
                    Directions.DIAGONALS,
                    new KingRange.Flying(Landing.ANY_SQUARE),
                    new QuietKingMoves.Unlimited()),
            new CaptureRules(
                    Obligation.MANDATORY,
                    Priorities.SPANISH, // FPD: laws of quantity and quality
                    Removal.AFTER_MOVE,
                    Reversal.ALLOWED),
            Goal.NORMAL,
            DrawSets.FPD,
            new NotationRules(24, SquareNames.NUMBERS_FROM_BOTTOM, '-', 'x', ResultStyle.ONE_POINT)); // PDN 3.0
}
