package damiera.testkit;

/**
 * How much of each large set runs: a fixed share in {@code test}, the whole in {@code test --full} (system property
 * {@code damiera.full}). Every number of {@code docs/proof.md} stands here and nowhere else.
 */
public enum Share {
    /** Nodes up to which a row of perft counts is counted. */
    PERFT_NODES(100_000_000L, 20_000_000_000L),
    /** Nodes up to which the slow generator counts a row of its own. */
    SLOW_PERFT_NODES(20_000, 2_000_000),
    /** Random reachable positions a game on which slow and fast generator are compared. */
    REACHABLE_POSITIONS(20_000, 1_000_000),
    /** Random positions full of kings a game. */
    KING_POSITIONS(2_000, 100_000),
    /** Composed house rules. */
    HOUSE_RULES(300, 10_000),
    /** Random positions for each of the composed house rules, half of them full of kings. */
    HOUSE_RULE_POSITIONS(100, 400),
    /** Random positions for each value of each option of a game, half of them full of kings. */
    OPTION_POSITIONS(40, 2_000),
    /** Random positions a game for each of the other properties, half of them full of kings. */
    PROPERTY_POSITIONS(200, 20_000),
    /** Moves, huffs, offers and other events in random games, for each game whose history is read anew after each. */
    GAME_EVENTS(600, 40_000),
    /** Mutated inputs, over all readers together. */
    FUZZ_INPUTS(200_000, 10_000_000);

    private final long test;
    private final long full;

    Share(long test, long full) {
        this.test = test;
        this.full = full;
    }

    /** {@return how many run now} */
    public long count() {
        return isFull() ? full : test;
    }

    /** {@return whether the full sets run} */
    public static boolean isFull() {
        return Boolean.getBoolean("damiera.full");
    }
}
