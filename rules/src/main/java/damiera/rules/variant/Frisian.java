package damiera.rules.variant;

import damiera.rules.Directions;
import damiera.rules.KingRange;
import damiera.rules.KingRules;
import damiera.rules.Landing;
import damiera.rules.ManRules;
import damiera.rules.Promotion;
import damiera.rules.QuietKingMoves;
import damiera.rules.Rules;
import damiera.rules.Targets;

/** Frisian draughts: official rules of 2011. */
public final class Frisian {
    private Frisian() {}

    /** The game. */
    public static final Rules FRISIAN = International.INTERNATIONAL
            .withId("frisian")
            .withMan(new ManRules(
                    Directions.FORWARD_DIAGONALS,
                    Directions.ALL, // also along files and rows, over two cells a square
                    Targets.ANY_PIECE,
                    Promotion.END_ONLY))
            .withKing(new KingRules(
                    Directions.DIAGONALS,
                    Directions.ALL,
                    new KingRange.Flying(Landing.ANY_SQUARE),
                    new QuietKingMoves.AtMost(3))) // while its side has a man
            .withCapture(International.INTERNATIONAL.capture().withPriority(Priorities.FRISIAN)) // value, then king
            .withDraws(DrawSets.FRISIAN) // 2 kings against 1, 7 moves each; king against king at once
            .withNotation(International.INTERNATIONAL.notation().withGameTypeNumber(40)); // PDN 3.0 GameType 40
}
