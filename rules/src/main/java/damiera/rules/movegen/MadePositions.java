package damiera.rules.movegen;

/**
 * The positions after all the moves of a kind, each a fold of its sets, added up: what counting with the last moves made
 * computes, so that no position can be left out.
 *
 * <p>A move along a line is told by the lower of its two squares; which of them holds the man tells the direction.
 */
final class MadePositions {
    private MadePositions() {}

    /**
     * Steps of men of which none is crowned. Six at once, as they are listed; those too many leave the position as it is.
     *
     * @param lows the lower squares
     * @param step by which to multiply such a square for both squares of the step
     */
    static long steps(long lows, long step, long men, long kings) {
        long sum = 0;
        long rest = lows;
        do {
            sum += men ^ (rest & -rest) * step;
            rest &= rest - 1;
            sum += men ^ (rest & -rest) * step;
            rest &= rest - 1;
            sum += men ^ (rest & -rest) * step;
            rest &= rest - 1;
            sum += men ^ (rest & -rest) * step;
            rest &= rest - 1;
            sum += men ^ (rest & -rest) * step;
            rest &= rest - 1;
            sum += men ^ (rest & -rest) * step;
            rest &= rest - 1;
        } while (rest != 0);
        return sum ^ kings;
    }

    /**
     * Steps of men that may be crowned.
     *
     * @param up by how many bits the upper square of a step is higher
     */
    static long crowningSteps(long lows, int up, long men, long kings, long lastRow) {
        long sum = 0;
        for (long rest = lows; rest != 0; rest &= rest - 1) {
            long low = rest & -rest;
            long ends = low | low << up;
            long crowned = ends & ~men & lastRow;
            sum += (men ^ ends ^ crowned) ^ (kings | crowned);
        }
        return sum;
    }

    /**
     * Captures of one piece by men; one time too many where there is none.
     *
     * @param up by how many bits the victim is higher than the lower square, and the upper than the victim
     */
    static long jumps(long lows, int up, long men, long kings, long enemyMen, long enemyKings, long lastRow) {
        long sum = 0;
        long rest = lows;
        do {
            long low = rest & -rest;
            long victim = low << up;
            long ends = low | victim << up;
            long crowned = ends & ~men & lastRow;
            sum += men ^ ends ^ crowned ^ (kings | crowned) ^ enemyMen & ~victim ^ enemyKings & ~victim;
            rest ^= low;
        } while (rest != 0);
        return sum;
    }

    /** The captures of a buffer. */
    static long captures(long men, long kings, long enemyMen, long enemyKings, long lastRow, MoveBuffer buffer) {
        int[] ends = buffer.ends;
        long[] captured = buffer.captured;
        long sum = 0;
        for (int i = 0, size = buffer.captures; i < size; i++) {
            int move = ends[i];
            int origin = move + (move >> MoveBuffer.BACK);
            long from = 1L << origin;
            long to = 1L << move;
            long kept = ~captured[i];
            long crowned = lastRow | -(move >> MoveBuffer.PROMOTES_AT & 1);
            long man = to & ~crowned & -(men >>> origin & 1);
            sum += (men & ~from | man) ^ (kings & ~from | to & ~man) ^ enemyMen & kept ^ enemyKings & kept;
        }
        return sum;
    }
}
