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

/** English draughts, or American checkers: WCDF, World Checkers and Draughts Federation, rules of play. */
public final class English {
    private English() {}

    /** The game. */
    public static final Rules ENGLISH = new Rules(
            "english",
            new Board(8, 8, Lattice.DIAGONAL, Corner.LEFT), // WCDF: the single corner at the left
            new StartingPosition.Rows(3, 0),
            Side.BLACK, // WCDF: the dark pieces move first
            new ManRules(
                    Directions.FORWARD_DIAGONALS,
                    Directions.FORWARD_DIAGONALS,
                    Targets.ANY_PIECE,
                    Promotion.END_ONLY), // crowning ends the move: no forward capture goes on from the last row
            new KingRules(
                    Directions.DIAGONALS,
                    Directions.DIAGONALS,
                    new KingRange.ShortRange(),
                    new QuietKingMoves.Unlimited()),
            new CaptureRules(
                    Obligation.MANDATORY, // WCDF; some websites say optional: house rule obligation=optional
                    Priorities.NONE, // WCDF: free choice, the chosen capture is completed
                    Removal.AFTER_MOVE, // makes no difference with short kings
                    Reversal.ALLOWED),
            Goal.NORMAL,
            DrawSets.WCDF, // 1.32
            new NotationRules(21, SquareNames.NUMBERS_FROM_TOP, '-', 'x', ResultStyle.ONE_POINT)); // PDN 3.0
}
