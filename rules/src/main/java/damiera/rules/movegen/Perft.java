package damiera.rules.movegen;

import damiera.rules.Rules;

/**
 * Counts the legal sequences of moves of a given length: the proof of a move generator, and the measure of its speed.
 * A line that ends sooner, for want of a move or because a goal is reached, adds nothing; draws are ignored. Nothing is
 * allocated while it counts. One instance serves one thread.
 */
public final class Perft {
    /** How the last moves of each line are counted: the answers agree, the work differs. */
    public enum Leaves {
        /** Each is made. */
        MADE,
        /** Each is listed. */
        LISTED,
        /** Captures and moves of flying kings are listed, other quiet moves counted as sets. */
        COUNTED
    }

    /** The greatest depth. */
    public static final int DEEPEST = 64;

    private final MoveTables tables;
    private final MoveBuffer[] buffers;
    private final PerftWalk walk;

    private Perft(MoveTables tables, Counting counting, Leaves leaves) {
        this.tables = tables;
        buffers = new MoveBuffer[DEEPEST + 1];
        walk = PerftWalk.of(tables, counting, leaves, buffers);
    }

    /**
     * {@return a counter for one game}
     *
     * @param rules    the game
     * @param counting which captures count as different
     * @param leaves   how the last moves are counted
     */
    public static Perft of(Rules rules, Counting counting, Leaves leaves) {
        return new Perft(MoveTables.compile(rules), counting, leaves);
    }

    /**
     * {@return a counter of moves, the fastest way}
     *
     * @param rules the game
     */
    public static Perft of(Rules rules) {
        return of(rules, Counting.CAPTURES, Leaves.COUNTED);
    }

    /**
     * {@return the number of lines of this length from a position}
     *
     * @param board the position, of the game that this counter is for; it is not changed
     * @param depth plies, 0 to {@value #DEEPEST}
     */
    public long count(MutableBoard board, int depth) {
        if (depth < 0 || depth > DEEPEST) {
            throw new IllegalArgumentException("depth must be 0.." + DEEPEST + ", was " + depth);
        }
        if (depth == 0) {
            return 1;
        }
        for (int d = 1; d <= depth; d++) {
            if (buffers[d] == null) {
                buffers[d] = new MoveBuffer(tables);
            }
        }
        return walk.run(board, depth);
    }
}
