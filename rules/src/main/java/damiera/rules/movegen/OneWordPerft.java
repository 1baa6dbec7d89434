package damiera.rules.movegen;

/** Walks the tree of moves on a board of one word. */
final class OneWordPerft extends PerftWalk {
    private final OneWordGenerator generator;
    private final MoveTables tables;
    private final MoveBuffer[] buffers;
    private final long[] lastRow;
    private final Perft.Leaves leaves;
    /** Keeps the moves made at the leaves from being optimised away. */
    private long sink;

    OneWordPerft(MoveTables tables, Counting counting, Perft.Leaves leaves, MoveBuffer[] buffers) {
        generator = new OneWordGenerator(tables, tables.enforced(), counting);
        this.tables = tables;
        this.buffers = buffers;
        this.leaves = leaves;
        lastRow = new long[] {tables.lastRow[0][0], tables.lastRow[1][0]};
    }

    @Override
    long run(long[] men, long[] kings, int side, int run, int enemyRun, int depth) {
        int own = side << 1;
        int other = own ^ 2;
        return walk(men[own], kings[own], men[other], kings[other], side, run, enemyRun, depth);
    }

    private long walk(
            long men, long kings, long enemyMen, long enemyKings, int side, int run, int enemyRun, int depth) {
        MoveBuffer buffer = buffers[depth];
        int resting = tables.resting(run, men);
        if (depth == 1 && leaves == Perft.Leaves.COUNTED) {
            return generator.count(men, kings, enemyMen, enemyKings, side, resting, buffer);
        }
        generator.generate(men, kings, enemyMen, enemyKings, side, resting, buffer);
        if (depth == 1 && leaves == Perft.Leaves.LISTED) {
            return buffer.size;
        }
        long sum = 0;
        for (int i = 0; i < buffer.size; i++) {
            int ends = buffer.ends[i];
            long from = 1L << ends;
            long to = 1L << (ends >> MoveBuffer.TO);
            long m = men;
            long k = kings;
            int next = 0;
            if ((men & from) != 0) {
                m ^= from;
                if ((to & lastRow[side]) != 0 || (ends & MoveBuffer.PROMOTES) != 0) {
                    k |= to;
                } else {
                    m |= to;
                }
            } else {
                k = k & ~from | to;
                if (tables.kingRunLimit != 0 && i >= buffer.captures) {
                    next = KingRuns.next(run, ends & MoveBuffer.BIT, ends >> MoveBuffer.TO & MoveBuffer.BIT);
                }
            }
            long taken = i < buffer.captures ? buffer.captured[i] : 0;
            if (depth == 1) {
                sink += m ^ k ^ enemyMen & ~taken ^ enemyKings & ~taken;
                sum++;
            } else {
                int other = KingRuns.isTaken(enemyRun, taken, 0) ? 0 : enemyRun;
                sum += walk(enemyMen & ~taken, enemyKings & ~taken, m, k, side ^ 1, other, next, depth - 1);
            }
        }
        return sum;
    }

    /** What the moves made at the leaves add up to. */
    long sink() {
        return sink;
    }
}
