package damiera.engine;

/** How well the bot plays: the three levels that people know from small apps. */
public enum Level {
    /** Any legal move, by chance. */
    EASY(0),
    /** Sees a simple shot. */
    MEDIUM(3),
    /** Sees a deep shot. */
    HARD(6);

    private final int plies;

    Level(int plies) {
        this.plies = plies;
    }

    /** {@return how many plies this level looks ahead, 0 for not at all} */
    public int plies() {
        return plies;
    }
}
