package damiera.rules;

/** What a ply changes for good, as far as the counts of draws care. */
public enum Progress {
    /** Nothing: a king's move, or a man's move that brings it no nearer to its last row. */
    NONE,
    /** A man came nearer to its last row, without being crowned. */
    MAN_ADVANCED,
    /** A man was crowned, without a capture. */
    PROMOTION,
    /** A piece was taken, or huffed. */
    CAPTURE;

    /**
     * {@return what a move changes}
     *
     * @param move   a legal move
     * @param before the position in which it is played
     */
    public static Progress of(Move move, Position before) {
        if (move instanceof Capture) {
            return CAPTURE;
        }
        if (move.promotes()) {
            return PROMOTION;
        }
        Side side = before.sideToMove();
        Board board = before.rules().board();
        int ranks = board.rank(move.to()) - board.rank(move.from());
        boolean advances = side == Side.WHITE ? ranks > 0 : ranks < 0;
        return before.men(side).contains(move.from()) && advances ? MAN_ADVANCED : NONE;
    }
}
