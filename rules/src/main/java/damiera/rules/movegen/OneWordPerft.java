package damiera.rules.movegen;

/** Walks the tree of moves on a board of one word, positions passed from call to call and never stored. */
final class OneWordPerft {
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

    long sink() {
        return sink;
    }

    /** Lines of depth 1 or more, the side to move first; a run is 0, or a king's bit and its quiet moves. */
    long run(long men, long kings, long enemyMen, long enemyKings, int side, int run, int enemyRun, int depth) {
        MoveBuffer buffer = buffers[depth];
        long resting = run >> MoveBuffer.TO >= tables.kingRunLimit && run != 0 && men != 0 ? 1L << run : 0;
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
                    next = nextRun(run, ends);
                }
            }
            long taken = i < buffer.captures ? buffer.captured[i] : 0;
            int other = enemyRun != 0 && (taken >>> enemyRun & 1) != 0 ? 0 : enemyRun;
            if (depth == 1) {
                sink += m ^ k ^ enemyMen & ~taken ^ enemyKings & ~taken;
                sum++;
            } else {
                sum += run(enemyMen & ~taken, enemyKings & ~taken, m, k, side ^ 1, other, next, depth - 1);
            }
        }
        return sum;
    }

    private static int nextRun(int run, int ends) {
        int to = ends >> MoveBuffer.TO & MoveBuffer.BIT;
        boolean same = run != 0 && (run & MoveBuffer.BIT) == (ends & MoveBuffer.BIT);
        int moves = same ? Math.min((run >> MoveBuffer.TO) + 1, 15) : 1;
        return to | moves << MoveBuffer.TO;
    }
}
