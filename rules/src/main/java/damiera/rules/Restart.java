package damiera.rules;

/** What sets the count of an endgame to 0 while the endgame lasts. */
public enum Restart {
    /** Nothing: men's moves, promotions and captures within the endgame are counted like other plies. */
    NEVER,
    /** A capture or a promotion: what changes the balance of pieces. */
    CAPTURE_OR_PROMOTION,
    /** Any progress: a man's move as well. */
    PROGRESS;

    /**
     * {@return whether the count starts again}
     *
     * @param progress what the ply changed
     */
    public boolean isAt(Progress progress) {
        return switch (this) {
            case NEVER -> false;
            case CAPTURE_OR_PROMOTION -> progress == Progress.CAPTURE || progress == Progress.PROMOTION;
            case PROGRESS -> progress != Progress.NONE;
        };
    }
}
