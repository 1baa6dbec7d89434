package damiera.rules.variant;

import damiera.rules.Direction;
import damiera.rules.Directions;
import damiera.rules.KingRange;
import damiera.rules.KingRules;
import damiera.rules.Landing;
import damiera.rules.ManRules;
import damiera.rules.Promotion;
import damiera.rules.QuietKingMoves;
import damiera.rules.Rules;
import damiera.rules.Targets;

/** Armenian draughts (tama): the Turkish game with diagonal steps; encyclopedia, and the program hcheckers. */
public final class Armenian {
    private Armenian() {}

    /** The game. */
    public static final Rules ARMENIAN = Turkish.TURKISH
            .withId("armenian")
            .withMan(new ManRules(
                    Directions.of(
                            Direction.FORWARD,
                            Direction.LEFT,
                            Direction.RIGHT,
                            Direction.FORWARD_LEFT,
                            Direction.FORWARD_RIGHT),
                    Directions.FORWARD_AND_SIDEWAYS, // captures are orthogonal only
                    Targets.ANY_PIECE,
                    Promotion.END_ONLY))
            .withKing(new KingRules(
                    Directions.ALL, // moves as a queen
                    Directions.ORTHOGONALS, // captures as a rook
                    new KingRange.Flying(Landing.ANY_SQUARE),
                    new QuietKingMoves.Unlimited()));
}
