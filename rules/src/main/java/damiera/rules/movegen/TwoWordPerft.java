package damiera.rules.movegen;

/** Walks the tree of moves on a board of two words. */
final class TwoWordPerft extends PerftWalk {
    private final TwoWordGenerator generator;
    private final MoveTables tables;
    private final MoveBuffer[] buffers;
    private final Perft.Leaves leaves;
    /** Keeps the moves made at the leaves from being optimised away. */
    private long sink;

    TwoWordPerft(MoveTables tables, Counting counting, Perft.Leaves leaves, MoveBuffer[] buffers) {
        generator = new TwoWordGenerator(tables, tables.enforced(), counting);
        this.tables = tables;
        this.buffers = buffers;
        this.leaves = leaves;
    }

    @Override
    long run(long[] m, long[] k, int side, int run, int enemyRun, int depth) {
        int own = side << 1;
        int other = own ^ 2;
        return walk(
                m[own],
                m[own | 1],
                k[own],
                k[own | 1],
                m[other],
                m[other | 1],
                k[other],
                k[other | 1],
                side,
                run,
                enemyRun,
                depth);
    }

    private long walk(
            long men,
            long menHigh,
            long kings,
            long kingsHigh,
            long enemyMen,
            long enemyMenHigh,
            long enemyKings,
            long enemyKingsHigh,
            int side,
            int run,
            int enemyRun,
            int depth) {
        MoveBuffer buffer = buffers[depth];
        generator.generate(
                men,
                menHigh,
                kings,
                kingsHigh,
                enemyMen,
                enemyMenHigh,
                enemyKings,
                enemyKingsHigh,
                side,
                tables.resting(run, men | menHigh),
                buffer);
        if (depth == 1 && leaves != Perft.Leaves.MADE) {
            return buffer.size;
        }
        long sum = 0;
        for (int i = 0; i < buffer.size; i++) {
            int ends = buffer.ends[i];
            int from = MoveBuffer.fromBit(ends);
            int to = MoveBuffer.toBit(ends);
            long origin = from < 64 ? 1L << from : 0;
            long originHigh = from < 64 ? 0 : 1L << from;
            long target = to < 64 ? 1L << to : 0;
            long targetHigh = to < 64 ? 0 : 1L << to;
            boolean isMan = (men & origin | menHigh & originHigh) != 0;
            boolean isKing = !isMan || (ends & MoveBuffer.PROMOTES) != 0 || tables.isLastRow(side, to);
            long m = (men & ~origin) | (isKing ? 0 : target);
            long mh = (menHigh & ~originHigh) | (isKing ? 0 : targetHigh);
            long k = (kings & ~origin) | (isKing ? target : 0);
            long kh = (kingsHigh & ~originHigh) | (isKing ? targetHigh : 0);
            long kept = i < buffer.captures ? ~buffer.captured[i] : -1;
            long keptHigh = i < buffer.captures ? ~buffer.capturedHigh[i] : -1;
            if (depth == 1) {
                sink += m
                        ^ mh
                        ^ k
                        ^ kh
                        ^ enemyMen & kept
                        ^ enemyMenHigh & keptHigh
                        ^ enemyKings & kept
                        ^ enemyKingsHigh & keptHigh;
                sum++;
                continue;
            }
            int next = tables.kingRunLimit == 0 || isMan || i < buffer.captures ? 0 : KingRuns.next(run, from, to);
            sum += walk(
                    enemyMen & kept,
                    enemyMenHigh & keptHigh,
                    enemyKings & kept,
                    enemyKingsHigh & keptHigh,
                    m,
                    mh,
                    k,
                    kh,
                    side ^ 1,
                    KingRuns.isTaken(enemyRun, ~kept, ~keptHigh) ? 0 : enemyRun,
                    next,
                    depth - 1);
        }
        return sum;
    }

    /** What the moves made at the leaves add up to. */
    long sink() {
        return sink;
    }
}
