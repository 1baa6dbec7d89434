package damiera.notation.pdn;

import damiera.rules.ResultStyle;
import damiera.rules.Rules;
import damiera.rules.Side;
import java.util.Optional;

/**
 * How a game of a file ended. A result names the side that moves first in the game: {@code 1-0} means that Black won
 * where Black begins. Every scale is read everywhere: all points are a win ({@code 1-0}, {@code 2-0}, {@code 10-0},
 * {@code 12-0}, by forfeit {@code +-}), equal points a draw ({@code 1-1}, {@code 5-5}, {@code 6-6}), none at all a loss of
 * both. Points that are shared unequally ({@code 4-6} of the 10 of Delft, {@code 8-4} of 12 where a second game decides)
 * say who did better, not how the game on the board ended: its score is unknown, and the points are kept as text.
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
     * {@return how a game ended: by the result at its end, or by its Result tag where that is missing or {@code *}}
     *
     * @param rules the game
     * @param game  as it was read
     */
    public static GameScore of(Rules rules, PdnGame game) {
        Side first = GameTypes.firstMover(rules, game);
        return PdnResults.told(game)
                .flatMap(PdnResults::score)
                .map(score -> of(score, first))
                .orElse(UNKNOWN);
    }

    private static GameScore of(PdnResults.Score score, Side first) {
        if (score.isZero()) {
            return BOTH_LOSE;
        }
        if (score.first() == score.second()) {
            return DRAW;
        }
        if (score.first() > 0 && score.second() > 0) {
            return UNKNOWN;
        }
        return wonBy(score.second() == 0 ? first : first.opponent());
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
