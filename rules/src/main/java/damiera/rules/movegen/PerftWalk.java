package damiera.rules.movegen;

/** Walks a tree of moves. */
abstract sealed class PerftWalk permits OneWordPerft, TwoWordPerft, WidePerft {
    /** The walk for a board of these tables. */
    static PerftWalk of(MoveTables tables, Counting counting, Perft.Leaves leaves, MoveBuffer[] buffers) {
        if (tables.oneWord()) {
            return new OneWordPerft(tables, counting, leaves, buffers);
        }
        return tables.twoWords()
                ? new TwoWordPerft(tables, counting, leaves, buffers)
                : new WidePerft(tables, counting, leaves, buffers);
    }

    /** The number of lines of a depth of 1 or more; leaves the board as it was. */
    abstract long run(MutableBoard board, int depth);
}
