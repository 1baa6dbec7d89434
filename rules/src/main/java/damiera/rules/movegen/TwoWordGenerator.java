package damiera.rules.movegen;

import static java.lang.Long.numberOfTrailingZeros;

import damiera.rules.CaptureCriterion;
import java.util.List;

/** Lists the legal moves of one position on a board whose layout needs two words. */
final class TwoWordGenerator extends TwoWordCaptures {
    private final long board;
    private final long boardHigh;
    private final MoveTables tables;
    private final int[] manSteps;
    private final int[] kingSteps;
    private final boolean optional;
    private final boolean firstKingWins;

    TwoWordGenerator(MoveTables tables, List<CaptureCriterion> priority, Counting counting) {
        super(tables, priority, counting);
        this.tables = tables;
        board = tables.geometry.all()[0];
        boardHigh = tables.geometry.all()[1];
        manSteps = tables.manMoves;
        kingSteps = tables.kingMoves;
        optional = tables.optional();
        firstKingWins = tables.firstKingWins();
    }

    @Override
    void generate(long[] men, long[] kings, int side, int resting, MoveBuffer buffer) {
        int own = side << 1;
        int other = own ^ 2;
        generate(
                men[own],
                men[own | 1],
                kings[own],
                kings[own | 1],
                men[other],
                men[other | 1],
                kings[other],
                kings[other | 1],
                side,
                resting,
                buffer);
    }

    /** Lists the legal moves of the side whose men and kings come first. */
    void generate(
            long men,
            long menHigh,
            long kings,
            long kingsHigh,
            long enemyMen,
            long enemyMenHigh,
            long enemyKings,
            long enemyKingsHigh,
            int side,
            int resting,
            MoveBuffer buffer) {
        buffer.size = 0;
        buffer.captures = 0;
        if (firstKingWins && (kings | kingsHigh | enemyKings | enemyKingsHigh) != 0) {
            return;
        }
        long open = board & ~(men | kings | enemyMen | enemyKings);
        long openHigh = boardHigh & ~(menHigh | kingsHigh | enemyMenHigh | enemyKingsHigh);
        begin(enemyMen, enemyMenHigh, enemyKings, enemyKingsHigh, side, buffer);
        captureWithMen(men, menHigh, open, openHigh);
        captureWithKings(kings, kingsHigh, open, openHigh);
        if (end() && !optional) {
            return;
        }
        int n = buffer.size;
        if (buffer.ends.length < n + tables.mostQuietMoves()) {
            buffer.grow(n + tables.mostQuietMoves());
        }
        n = step(men, menHigh, manSteps[side], open, openHigh, n, buffer.ends);
        long moving = resting >= 0 && resting < 64 ? kings & ~(1L << resting) : kings;
        long movingHigh = resting >= 64 ? kingsHigh & ~(1L << resting) : kingsHigh;
        buffer.size = flying
                ? fly(moving, movingHigh, kingSteps[side], open, openHigh, n, buffer.ends)
                : step(moving, movingHigh, kingSteps[side], open, openHigh, n, buffer.ends);
    }

    private int step(long pieces, long piecesHigh, int directions, long open, long openHigh, int size, int[] ends) {
        int n = size;
        for (int d = 0; directions >>> d != 0; d++) {
            if ((directions >>> d & 1) != 0) {
                int s = shift[d];
                int origin = d < 4 ? -s : s;
                long to = d < 4 ? pieces << s : pieces >>> s | piecesHigh << -s;
                long toHigh = d < 4 ? piecesHigh << s | pieces >>> -s : piecesHigh >>> s;
                n = list(to & inside[d] & open, 0, origin, n, ends);
                n = list(toHigh & insideHigh[d] & openHigh, 64, origin, n, ends);
            }
        }
        return n;
    }

    private static int list(long targets, int first, int origin, int size, int[] ends) {
        int n = size;
        for (long rest = targets; rest != 0; rest &= rest - 1) {
            int to = first + numberOfTrailingZeros(rest);
            ends[n++] = to + (origin << MoveBuffer.BACK);
        }
        return n;
    }

    private int fly(long kings, long kingsHigh, int directions, long open, long openHigh, int size, int[] ends) {
        int n = size;
        for (long rest = kings; rest != 0; rest &= rest - 1) {
            n = fly(numberOfTrailingZeros(rest), directions, open, openHigh, n, ends);
        }
        for (long rest = kingsHigh; rest != 0; rest &= rest - 1) {
            n = fly(64 | numberOfTrailingZeros(rest), directions, open, openHigh, n, ends);
        }
        return n;
    }

    private int fly(int from, int directions, long open, long openHigh, int size, int[] ends) {
        int n = size;
        for (int d = 0; directions >>> d != 0; d++) {
            if ((directions >>> d & 1) != 0) {
                for (int to = next(from, d); has(open, openHigh, to); to = next(to, d)) {
                    ends[n++] = MoveBuffer.ends(from, to);
                }
            }
        }
        return n;
    }
}
