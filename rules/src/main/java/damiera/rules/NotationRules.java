package damiera.rules;

/**
 * How a game is written down.
 *
 * @param gameType         the value of PDN's GameType tag, as {@code 20,W,10,10,N2,0}
 * @param squareNames      how squares are named
 * @param quietSeparator   between the squares of a quiet move
 * @param captureSeparator between the squares of a capture
 * @param resultStyle      how results are written
 */
public record NotationRules(
        String gameType,
        SquareNames squareNames,
        char quietSeparator,
        char captureSeparator,
        ResultStyle resultStyle) {}
