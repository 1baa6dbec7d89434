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

/** International draughts: FMJD, Official rules of the international draughts game, annex 1. */
public final class International {
    private International() {}

    /** The game. */
    public static final Rules INTERNATIONAL = new Rules(
            "international",
            new Board(10, 10, Lattice.DIAGONAL, Corner.LEFT), // 2.1, 2.4: 50 squares, the corner at the left is dark
            new StartingPosition.Rows(4, 0), // 2.8
            Side.WHITE, // 3.1
            new ManRules(
                    Directions.FORWARD_DIAGONALS, // 3.4
                    Directions.DIAGONALS, // 4.2: forward and backward
                    Targets.ANY_PIECE, // 4.2
                    Promotion.END_ONLY), // 4.15, 3.5: crowned only where the move ends
            new KingRules(
                    Directions.DIAGONALS, // 3.9
                    Directions.DIAGONALS, // 4.3
                    new KingRange.Flying(Landing.ANY_SQUARE), // 4.3
                    new QuietKingMoves.Unlimited()),
            new CaptureRules(
                    Obligation.MANDATORY, // 4.1
                    Priorities.QUANTITY, // 4.13, 4.14: kings and men count one
                    Removal.AFTER_MOVE, // 4.8, 4.11: no piece twice, taken off when the move is over
                    Reversal.ALLOWED),
            Goal.NORMAL, // 5: no move, no piece
            DrawSets.FMJD, // 6
            new NotationRules(20, SquareNames.NUMBERS_FROM_TOP, '-', 'x', ResultStyle.TWO_POINTS)); // PDN 3.0
}
