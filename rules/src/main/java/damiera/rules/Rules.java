package damiera.rules;

/**
 * The whole of a game: every question of a rule book and its answer. A game is a value of this type, never a subclass;
 * equal answers mean equal games.
 *
 * @param id         a short name in lower case, {@code italian}
 * @param board      the board
 * @param start      where the men stand at the start
 * @param firstMover who moves first
 * @param man        how men move
 * @param king       how kings move
 * @param capture    which captures are legal
 * @param goal       what wins
 * @param draws      what draws
 * @param notation   how it is written down
 */
public record Rules(
        String id,
        Board board,
        StartingPosition start,
        Side firstMover,
        ManRules man,
        KingRules king,
        CaptureRules capture,
        Goal goal,
        DrawRules draws,
        NotationRules notation) {
    /**
     * {@return the printed name of a square, {@code 23} or {@code c3}}
     *
     * @param square a square of this board
     */
    public String name(Square square) {
        return notation.squareNames().name(board, square);
    }

    /**
     * {@return the full text of a move: every square of its path, {@code 23-19} or {@code 29x22x13}}
     *
     * @param move a move on this board
     */
    public String text(Move move) {
        char separator = move.captured().isEmpty() ? notation.quietSeparator() : notation.captureSeparator();
        StringBuilder text = new StringBuilder();
        for (Square square : move.path()) {
            if (!text.isEmpty()) {
                text.append(separator);
            }
            text.append(name(square));
        }
        return text.toString();
    }
}
