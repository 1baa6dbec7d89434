package damiera.notation.pdn;

import damiera.rules.ResultStyle;
import damiera.rules.Rules;
import damiera.rules.Side;
import java.util.Optional;

/**
 * How a game of a file ended. A result names the side that moves first in the game: {@code 1-0} means that Black won
 * where Black begins. Both styles are read everywhere.
 */
public enum GameScore {
    /** White won. */
    WHITE_WINS,
    /** Black won. */
    BLACK_WINS,
    /** Nobody won. */
    DRAW,
    /** Both lost: 0-0. */
    BOTH_LOSE,
    /** Nobody knows, or the score is none of the standard's. */
    UNKNOWN;

    /**
     * {@return how a game ended: by the result at its end, or by its Result tag where that says nothing}
     *
     * @param rules the game
     * @param game  as it was read
     */
    public static GameScore of(Rules rules, PdnGame game) {
        Side first = GameTypes.firstMover(rules, game);
        GameScore told = parse(game.result().orElse("*"), first);
        return told == UNKNOWN ? parse(PdnResults.standard(game.tag("Result").orElse("*")), first) : told;
    }

    private static GameScore parse(String result, Side first) {
        return switch (result) {
            case "1-0", "2-0" -> wonBy(first);
            case "0-1", "0-2" -> wonBy(first.opponent());
            case "1/2-1/2", "1-1" -> DRAW;
            case "0-0" -> BOTH_LOSE;
            default -> UNKNOWN;
        };
    }

    private static GameScore wonBy(Side side) {
        return side == Side.WHITE ? WHITE_WINS : BLACK_WINS;
    }

    /** {@return the winner, if there is one} */
    public Optional<Side> winner() {
        return switch (this) {
            case WHITE_WINS -> Optional.of(Side.WHITE);
            case BLACK_WINS -> Optional.of(Side.BLACK);
            case DRAW, BOTH_LOSE, UNKNOWN -> Optional.empty();
        };
    }

    /**
     * {@return the result as a game writes it, {@code *} where nobody knows}
     *
     * @param rules the game
     */
    public String text(Rules rules) {
        boolean twoPoints = rules.notation().resultStyle() == ResultStyle.TWO_POINTS;
        return switch (this) {
            case DRAW -> twoPoints ? "1-1" : "1/2-1/2";
            case BOTH_LOSE -> "0-0";
            case UNKNOWN -> "*";
            case WHITE_WINS, BLACK_WINS -> {
                boolean first = winner().orElseThrow() == rules.firstMover();
                yield twoPoints ? first ? "2-0" : "0-2" : first ? "1-0" : "0-1";
            }
        };
    }
}
