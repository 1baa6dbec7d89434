package damiera.rules.movegen;

/** Walks the tree of moves on a board of one word. */
final class OneWordPerft extends PerftWalk {
    private final OneWordGenerator generator;
    private final MoveTables tables;
    private final MoveBuffer[] buffers;
    private final long[] lastRow;
    private final boolean limited;
    /** What is done with the moves at the leaves, and where. */
    private final int task;

    private final MoveBuffer last;

    OneWordPerft(MoveTables tables, Counting counting, Perft.Leaves leaves, MoveBuffer[] buffers) {
        generator = new OneWordGenerator(tables, tables.enforced(), counting);
        this.tables = tables;
        this.buffers = buffers;
        task = switch (leaves) {
            case LISTED -> OneWordMen.LIST;
            case COUNTED -> OneWordMen.COUNT;
            case MADE -> OneWordMen.MAKE;
        };
        last = new MoveBuffer(tables);
        limited = tables.kingRunLimit != 0;
        lastRow = new long[] {tables.lastRow[0][0], tables.lastRow[1][0]};
    }

    @Override
    long run(MutableBoard board, int depth) {
        int own = board.side;
        int other = own ^ 1;
        long[] men = board.men;
        long[] kings = board.kings;
        int run = board.runs[own];
        return depth == 1
                ? leaves(men[own], kings[own], men[other], kings[other], own, run)
                : walk(men[own], kings[own], men[other], kings[other], own, run, board.runs[other], depth);
    }

    private long walk(
            long men, long kings, long enemyMen, long enemyKings, int side, int run, int enemyRun, int depth) {
        MoveBuffer buffer = buffers[depth];
        int resting = limited ? tables.resting(run, men) : -1;
        generator.generate(men, kings, enemyMen, enemyKings, side, resting, buffer);
        int[] ends = buffer.ends;
        long[] captured = buffer.captured;
        int captures = buffer.captures;
        if (captures == 0 && kings == 0) {
            return afterSteps(men, enemyMen, enemyKings, side, enemyRun, buffer, depth);
        }
        long crowning = lastRow[side];
        long sum = 0;
        for (int i = 0, size = buffer.size; i < size; i++) {
            int move = ends[i];
            long from = 1L << move + (move >> MoveBuffer.BACK);
            long to = 1L << move;
            long kept = i < captures ? ~captured[i] : -1L;
            long m = men & ~from;
            long k = kings & ~from;
            if (m == men || (to & crowning) != 0 || (move & MoveBuffer.PROMOTES) != 0) {
                k |= to;
            } else {
                m |= to;
            }
            int other = enemyRun;
            int next = 0;
            if (limited) {
                other = KingRuns.isTaken(enemyRun, ~kept) ? 0 : enemyRun;
                next = (kings & from) == 0 || i < captures
                        ? 0
                        : KingRuns.next(run, MoveBuffer.fromBit(move), MoveBuffer.toBit(move));
            }
            sum += depth == 2
                    ? leaves(enemyMen & kept, enemyKings & kept, m, k, side ^ 1, other)
                    : walk(enemyMen & kept, enemyKings & kept, m, k, side ^ 1, other, next, depth - 1);
        }
        return sum;
    }

    /** Goes on after steps of a side that has no kings. */
    private long afterSteps(
            long men, long enemyMen, long enemyKings, int side, int enemyRun, MoveBuffer buffer, int depth) {
        int[] ends = buffer.ends;
        long crowning = lastRow[side];
        long sum = 0;
        for (int i = 0, size = buffer.size; i < size; i++) {
            int move = ends[i];
            long to = 1L << move;
            long k = to & crowning;
            long m = men ^ 1L << move + (move >> MoveBuffer.BACK) ^ to ^ k;
            sum += depth == 2
                    ? leaves(enemyMen, enemyKings, m, k, side ^ 1, enemyRun)
                    : walk(enemyMen, enemyKings, m, k, side ^ 1, enemyRun, 0, depth - 1);
        }
        return sum;
    }

    private long leaves(long men, long kings, long enemyMen, long enemyKings, int side, int run) {
        int resting = limited ? tables.resting(run, men) : -1;
        return generator.moves(task, men, kings, enemyMen, enemyKings, side, resting, last);
    }
}
