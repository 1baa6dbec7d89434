package damiera.rules.variant;

import damiera.rules.Board;
import damiera.rules.CaptureCriterion;
import damiera.rules.CaptureRules;
import damiera.rules.Corner;
import damiera.rules.CountMode;
import damiera.rules.Directions;
import damiera.rules.DrawRule;
import damiera.rules.DrawRules;
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
import java.util.List;

/** Italian draughts (dama italiana), by the technical regulation of the Federazione Italiana Dama. */
public final class Italian {
    private Italian() {}

    /** The game. */
    public static final Rules ITALIAN = new Rules(
            "italian",
            new Board(8, 8, Lattice.DIAGONAL, Corner.RIGHT),
            new StartingPosition.Rows(3, 0),
            Side.WHITE,
            new ManRules(
                    Directions.FORWARD_DIAGONALS, Directions.FORWARD_DIAGONALS, Targets.MEN_ONLY, Promotion.END_ONLY),
            new KingRules(
                    Directions.DIAGONALS,
                    Directions.DIAGONALS,
                    new KingRange.ShortRange(),
                    new QuietKingMoves.Unlimited()),
            new CaptureRules(
                    Obligation.MANDATORY,
                    List.of(
                            CaptureCriterion.MOST_PIECES,
                            CaptureCriterion.WITH_KING,
                            CaptureCriterion.MOST_KINGS,
                            CaptureCriterion.KINGS_EARLIEST),
                    Removal.AFTER_MOVE,
                    Reversal.ALLOWED),
            Goal.NORMAL,
            new DrawRules(List.of(new DrawRule.Repetition(4), new DrawRule.QuietPlies(80)), CountMode.AUTOMATIC),
            new NotationRules("22,W,8,8,N2,1", SquareNames.NUMBERS_FROM_TOP, '-', 'x', ResultStyle.ONE_POINT));
}
