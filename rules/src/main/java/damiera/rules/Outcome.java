package damiera.rules;

/** Whether a game is over, and how. */
public sealed interface Outcome {
    /** It goes on. */
    record Ongoing() implements Outcome {}

    /**
     * Somebody won.
     *
     * @param winner the winner
     * @param reason why
     */
    record Won(Side winner, WinReason reason) implements Outcome {}

    /**
     * Nobody won.
     *
     * @param reason why
     */
    record Drawn(DrawReason reason) implements Outcome {}

    /** Why a game was won. */
    enum WinReason {
        /** The loser has no piece left. */
        NO_PIECES,
        /** The loser has pieces but no legal move. */
        NO_MOVE,
        /** Losing game: the winner has no piece or no move left. */
        GOT_RID,
        /** Breakthrough: the winner has a king. */
        KING,
        /** The loser resigned. */
        RESIGNATION,
        /** The loser's time ran out. */
        TIME
    }

    /** Why a game was drawn. */
    enum DrawReason {
        /** Both agreed. */
        AGREEMENT,
        /** The same position came back too often. */
        REPETITION,
        /** Too long without progress. */
        QUIET_PLIES,
        /** The endgame's own count is full. */
        ENDGAME_COUNT,
        /** One piece each. */
        ONE_PIECE_EACH
    }
}
