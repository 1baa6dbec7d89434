package damiera.rules.variant;

import damiera.rules.Board;
import damiera.rules.CaptureRules;
import damiera.rules.Corner;
import damiera.rules.Directions;
import damiera.rules.Goal;
import damiera.rules.KingRange;
import damiera.rules.KingRules;
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

/** Italian draughts (dama italiana): FID, Federazione Italiana Dama, technical regulation. */
public final class Italian {
    private Italian() {}

    /** The game. */
    public static final Rules ITALIAN = new Rules(
            "italian",
            new Board(8, 8, Lattice.DIAGONAL, Corner.RIGHT), // chapter 1: the dark corner lies at the right
            new StartingPosition.Rows(3, 0), // chapter 1
            Side.WHITE, // chapter 1
            new ManRules(
                    Directions.FORWARD_DIAGONALS, // a man steps forward
                    Directions.FORWARD_DIAGONALS, // and captures forward
                    Targets.MEN_ONLY, // a man may not take a king
                    Promotion.END_ONLY), // crowned on the last row; no forward capture goes on from there
            new KingRules(
                    Directions.DIAGONALS,
                    Directions.DIAGONALS,
                    new KingRange.ShortRange(), // one square at a time
                    new QuietKingMoves.Unlimited()),
            new CaptureRules(
                    Obligation.MANDATORY, // huff abolished in 1934
                    Priorities.ITALIAN, // 6.6 to 6.10
                    Removal.AFTER_MOVE, // makes no difference with short kings
                    Reversal.ALLOWED),
            Goal.NORMAL,
            DrawSets.FID, // 9.3, 10.4
            new NotationRules(22, SquareNames.NUMBERS_FROM_TOP, '-', 'x', ResultStyle.ONE_POINT)); // PDN 3.0
}
