package damiera.rules.movegen;

/** Walks a tree of moves, positions passed from call to call and never stored. */
abstract sealed class PerftWalk permits OneWordPerft, TwoWordPerft {
    /**
     * The number of lines of a depth of 1 or more.
     *
     * @param men  four words, indexed by side << 1 | word
     * @param kings likewise
     * @param run  the run of the side to move, 0 for none
     */
    abstract long run(long[] men, long[] kings, int side, int run, int enemyRun, int depth);
}
