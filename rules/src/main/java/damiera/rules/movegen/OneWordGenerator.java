package damiera.rules.movegen;

import static java.lang.Long.numberOfTrailingZeros;

import damiera.rules.CaptureCriterion;
import java.util.List;

/** Lists the legal moves of one position on a board whose layout fits in one word. */
final class OneWordGenerator extends OneWordCaptures {
    private final long board;
    private final int[] manSteps;
    private final int[] kingSteps;
    private final boolean optional;
    private final boolean firstKingWins;

    OneWordGenerator(MoveTables tables, List<CaptureCriterion> priority, Counting counting) {
        super(tables, priority, counting);
        board = tables.geometry.all()[0];
        manSteps = tables.manMoves;
        kingSteps = tables.kingMoves;
        optional = tables.optional();
        firstKingWins = tables.firstKingWins();
    }

    @Override
    void generate(long[] men, long[] kings, int side, int resting, MoveBuffer buffer) {
        int own = side << 1;
        int other = own ^ 2;
        generate(men[own], kings[own], men[other], kings[other], side, resting, buffer);
    }

    /**
     * Lists the legal moves of the side whose men and kings come first.
     *
     * @param resting the bit of a king that may make no quiet move, or -1
     */
    void generate(long men, long kings, long enemyMen, long enemyKings, int side, int resting, MoveBuffer buffer) {
        buffer.size = 0;
        buffer.captures = 0;
        if (firstKingWins && (kings | enemyKings) != 0) {
            return;
        }
        long open = board & ~(men | kings | enemyMen | enemyKings);
        if (capture(men, kings, enemyMen, enemyKings, side, buffer, open) && !optional) {
            return;
        }
        quiet(men, resting < 0 ? kings : kings & ~(1L << resting), side, open, buffer);
    }

    /** The number of legal moves, quiet moves of men counted without listing them. */
    int count(long men, long kings, long enemyMen, long enemyKings, int side, int resting, MoveBuffer buffer) {
        generate(men, kings, enemyMen, enemyKings, side, resting, buffer);
        return buffer.size;
    }

    private void quiet(long men, long kings, int side, long open, MoveBuffer buffer) {
        int n = buffer.size;
        if (buffer.ends.length < n + Geometry.DIRECTIONS * 64) {
            buffer.grow(n + Geometry.DIRECTIONS * 64);
        }
        for (int d = 0; manSteps[side] >>> d != 0; d++) {
            if ((manSteps[side] >>> d & 1) != 0) {
                n = list(step(men, d) & open, d, n, buffer.ends);
            }
        }
        for (int d = 0; kingSteps[side] >>> d != 0; d++) {
            if ((kingSteps[side] >>> d & 1) != 0) {
                n = flying ? fly(kings, d, open, n, buffer.ends) : list(step(kings, d) & open, d, n, buffer.ends);
            }
        }
        buffer.size = n;
    }

    private int list(long targets, int d, int n, int[] ends) {
        int origin = d < 4 ? -shift[d] : shift[d];
        for (long rest = targets; rest != 0; rest &= rest - 1) {
            int to = numberOfTrailingZeros(rest);
            ends[n++] = to + origin | to << MoveBuffer.TO;
        }
        return n;
    }

    private int fly(long kings, int d, long open, int size, int[] ends) {
        int n = size;
        for (long rest = kings; rest != 0; rest &= rest - 1) {
            int from = numberOfTrailingZeros(rest);
            for (long to = reach(d, from, ~open) & open; to != 0; to &= to - 1) {
                ends[n++] = from | numberOfTrailingZeros(to) << MoveBuffer.TO;
            }
        }
        return n;
    }
}
