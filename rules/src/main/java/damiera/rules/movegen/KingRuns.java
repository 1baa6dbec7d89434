package damiera.rules.movegen;

import damiera.rules.QuietKingMoves;

/**
 * Quiet moves in a row by one king, in one int: the king's layout bit in bits 0 to 7, the moves above,
 * no more than the largest limit; 0 for none.
 */
final class KingRuns {
    private static final int MOVES = 8;
    private static final int BIT = 255;

    private KingRuns() {}

    static int of(int bit, int moves) {
        return bit | Math.min(moves, QuietKingMoves.MOST) << MOVES;
    }

    static int bit(int run) {
        return run & BIT;
    }

    static int moves(int run) {
        return run >> MOVES;
    }

    /** The run after a quiet move of a king. */
    static int next(int run, int from, int to) {
        return of(to, run != 0 && bit(run) == from ? moves(run) + 1 : 1);
    }

    /** Whether that king is in a set of one word. */
    static boolean isTaken(int run, long set) {
        return run != 0 && (set >>> run & 1) != 0;
    }

    /** Whether that king is in a set of two words. */
    static boolean isTaken(int run, long low, long high) {
        return isTaken(run, bit(run) < 64 ? low : high);
    }

    /** Whether that king is in a set of any number of words, which begins at an index. */
    static boolean isTaken(int run, long[] sets, int first) {
        return run != 0 && isTaken(run, sets[first + (bit(run) >> 6)]);
    }
}
