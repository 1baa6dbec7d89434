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

/** Turkish draughts (dama): no federation text was seen; encyclopedias, players' sites and four programs. */
public final class Turkish {
    private Turkish() {}

    /** The game. */
    public static final Rules TURKISH = new Rules(
            "turkish",
            new Board(8, 8, Lattice.ORTHOGONAL, Corner.LEFT), // all 64 squares
            new StartingPosition.Rows(2, 1), // the second and third row
            Side.WHITE,
            new ManRules(
                    Directions.FORWARD_AND_SIDEWAYS,
                    Directions.FORWARD_AND_SIDEWAYS,
                    Targets.ANY_PIECE,
                    Promotion.END_ONLY), // four programs; newer texts say continue as king: option promotion=continue
            new KingRules(
                    Directions.ORTHOGONALS, // as a rook
                    Directions.ORTHOGONALS,
                    new KingRange.Flying(Landing.ANY_SQUARE),
                    new QuietKingMoves.Unlimited()),
            new CaptureRules(
                    Obligation.MANDATORY,
                    Priorities.QUANTITY, // kings and men count one
                    Removal.IMMEDIATE, // each piece at once
                    Reversal.FORBIDDEN), // no turn by 180 degrees between two jumps
            Goal.NORMAL,
            DrawSets.TURKISH,
            new NotationRules(30, SquareNames.LETTERS_FROM_BOTTOM, '-', 'x', ResultStyle.ONE_POINT)); // PDN 3.0
}
