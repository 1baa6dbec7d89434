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

    /**
     * {@return the value of PDN's GameType tag in full, as {@code 20,W,10,10,N2,0}} Only its number is an answer of its
     * own; the rest follows from the board, the first mover and the names of the squares (PDN 3.0, GameType).
     */
    public String gameType() {
        return notation.gameTypeNumber()
                + (firstMover == Side.WHITE ? ",W," : ",B,")
                + board.files()
                + ","
                + board.ranks()
                + ","
                + notation.squareNames().gameTypeCode(firstMover)
                + (board.corner() == Corner.LEFT ? ",0" : ",1");
    }

    /**
     * {@return whether both are the same game under whatever name: equal answers to every question but the id}
     *
     * @param other any rules
     */
    public boolean sameGameAs(Rules other) {
        return withId(other.id).equals(other);
    }

    /**
     * {@return these rules with another answer}
     *
     * @param id a short name
     */
    public Rules withId(String id) {
        return new Rules(id, board, start, firstMover, man, king, capture, goal, draws, notation);
    }

    /**
     * {@return these rules with another answer}
     *
     * @param board the board
     */
    public Rules withBoard(Board board) {
        return new Rules(id, board, start, firstMover, man, king, capture, goal, draws, notation);
    }

    /**
     * {@return these rules with another answer}
     *
     * @param start where the men stand at the start
     */
    public Rules withStart(StartingPosition start) {
        return new Rules(id, board, start, firstMover, man, king, capture, goal, draws, notation);
    }

    /**
     * {@return these rules with another answer}
     *
     * @param firstMover who moves first
     */
    public Rules withFirstMover(Side firstMover) {
        return new Rules(id, board, start, firstMover, man, king, capture, goal, draws, notation);
    }

    /**
     * {@return these rules with another answer}
     *
     * @param man how men move
     */
    public Rules withMan(ManRules man) {
        return new Rules(id, board, start, firstMover, man, king, capture, goal, draws, notation);
    }

    /**
     * {@return these rules with another answer}
     *
     * @param king how kings move
     */
    public Rules withKing(KingRules king) {
        return new Rules(id, board, start, firstMover, man, king, capture, goal, draws, notation);
    }

    /**
     * {@return these rules with another answer}
     *
     * @param capture which captures are legal
     */
    public Rules withCapture(CaptureRules capture) {
        return new Rules(id, board, start, firstMover, man, king, capture, goal, draws, notation);
    }

    /**
     * {@return these rules with another answer}
     *
     * @param goal what wins
     */
    public Rules withGoal(Goal goal) {
        return new Rules(id, board, start, firstMover, man, king, capture, goal, draws, notation);
    }

    /**
     * {@return these rules with another answer}
     *
     * @param draws what draws
     */
    public Rules withDraws(DrawRules draws) {
        return new Rules(id, board, start, firstMover, man, king, capture, goal, draws, notation);
    }

    /**
     * {@return these rules with another answer}
     *
     * @param notation how it is written down
     */
    public Rules withNotation(NotationRules notation) {
        return new Rules(id, board, start, firstMover, man, king, capture, goal, draws, notation);
    }
}
