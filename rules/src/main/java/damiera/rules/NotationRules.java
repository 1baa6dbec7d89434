package damiera.rules;

/**
 * How a game is written down.
 *
 * @param gameTypeNumber   the number with which PDN's GameType tag begins; the whole is {@link Rules#gameType()}
 * @param squareNames      how squares are named
 * @param quietSeparator   between the squares of a quiet move
 * @param captureSeparator between the squares of a capture
 * @param resultStyle      how results are written
 */
public record NotationRules(
        int gameTypeNumber,
        SquareNames squareNames,
        char quietSeparator,
        char captureSeparator,
        ResultStyle resultStyle) {

    /**
     * {@return these answers with another GameType number}
     *
     * @param gameTypeNumber 0 to 99
     */
    public NotationRules withGameTypeNumber(int gameTypeNumber) {
        return new NotationRules(gameTypeNumber, squareNames, quietSeparator, captureSeparator, resultStyle);
    }

    /**
     * {@return these answers with other names of squares}
     *
     * @param squareNames how squares are named
     */
    public NotationRules withSquareNames(SquareNames squareNames) {
        return new NotationRules(gameTypeNumber, squareNames, quietSeparator, captureSeparator, resultStyle);
    }
}
