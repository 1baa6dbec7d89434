package damiera.rules.movegen;

/** Walks the tree of moves on a board of two words; even rows come before odd ones. */
final class TwoWordPerft extends PerftWalk {
    private final TwoWordGenerator generator;
    private final MoveTables tables;
    private final MoveBuffer[] buffers;
    private final long[][] lastRows;
    private final boolean limited;
    private final Perft.Leaves leaves;
    /** What the moves made at the leaves add up to; kept, so that they are not optimised away. */
    long sink;

    TwoWordPerft(MoveTables tables, Counting counting, Perft.Leaves leaves, MoveBuffer[] buffers) {
        generator = new TwoWordGenerator(tables, tables.enforced(), counting);
        this.tables = tables;
        this.buffers = buffers;
        this.leaves = leaves;
        limited = tables.kingRunLimit != 0;
        lastRows = tables.lastRow;
    }

    @Override
    long run(MutableBoard board, int depth) {
        int own = board.side << 1;
        int other = own ^ 2;
        long[] m = board.men;
        long[] k = board.kings;
        int run = board.runs[board.side];
        int enemyRun = board.runs[board.side ^ 1];
        return depth == 1
                ? leaves(
                        m[own],
                        m[own | 1],
                        k[own],
                        k[own | 1],
                        m[other],
                        m[other | 1],
                        k[other],
                        k[other | 1],
                        board.side,
                        run)
                : walk(
                        m[own],
                        m[own | 1],
                        k[own],
                        k[own | 1],
                        m[other],
                        m[other | 1],
                        k[other],
                        k[other | 1],
                        board.side,
                        run,
                        enemyRun,
                        depth);
    }

    private long walk(
            long men,
            long oddMen,
            long kings,
            long oddKings,
            long enemyMen,
            long oddEnemyMen,
            long enemyKings,
            long oddEnemyKings,
            int side,
            int run,
            int enemyRun,
            int depth) {
        MoveBuffer buffer = buffers[depth];
        int resting = limited ? tables.resting(run, men | oddMen) : -1;
        generator.generate(
                men, oddMen, kings, oddKings, enemyMen, oddEnemyMen, enemyKings, oddEnemyKings, side, resting, buffer);
        long crowning = lastRows[side][0];
        long oddCrowning = lastRows[side][1];
        int captures = buffer.captures;
        if (captures == 0 && (kings | oddKings) == 0) {
            return afterSteps(
                    men, oddMen, enemyMen, oddEnemyMen, enemyKings, oddEnemyKings, side, enemyRun, buffer, depth);
        }
        long sum = 0;
        for (int i = 0, size = buffer.size; i < size; i++) {
            int move = buffer.ends[i];
            int origin = move + (move >> MoveBuffer.BACK);
            long from = even(origin);
            long oddFrom = odd(origin);
            long to = even(move);
            long oddTo = odd(move);
            boolean isMan = (men & from | oddMen & oddFrom) != 0;
            boolean isKing = !isMan || (move & MoveBuffer.PROMOTES) != 0 || (to & crowning | oddTo & oddCrowning) != 0;
            long crowned = isKing ? -1L : 0;
            long m = men & ~from | to & ~crowned;
            long om = oddMen & ~oddFrom | oddTo & ~crowned;
            long k = kings & ~from | to & crowned;
            long ok = oddKings & ~oddFrom | oddTo & crowned;
            long kept = -1;
            long oddKept = -1;
            if (i < captures) {
                kept = ~buffer.captured[2 * i];
                oddKept = ~buffer.captured[2 * i + 1];
            }
            int other = enemyRun;
            int next = 0;
            if (limited) {
                other = KingRuns.isTaken(enemyRun, ~kept, ~oddKept) ? 0 : enemyRun;
                next = isMan || i < captures ? 0 : KingRuns.next(run, MoveBuffer.fromBit(move), MoveBuffer.toBit(move));
            }
            sum += depth == 2
                    ? leaves(
                            enemyMen & kept,
                            oddEnemyMen & oddKept,
                            enemyKings & kept,
                            oddEnemyKings & oddKept,
                            m,
                            om,
                            k,
                            ok,
                            side ^ 1,
                            other)
                    : walk(
                            enemyMen & kept,
                            oddEnemyMen & oddKept,
                            enemyKings & kept,
                            oddEnemyKings & oddKept,
                            m,
                            om,
                            k,
                            ok,
                            side ^ 1,
                            other,
                            next,
                            depth - 1);
        }
        return sum;
    }

    /** Goes on after steps of a side that has no kings. */
    private long afterSteps(
            long men,
            long oddMen,
            long enemyMen,
            long oddEnemyMen,
            long enemyKings,
            long oddEnemyKings,
            int side,
            int enemyRun,
            MoveBuffer buffer,
            int depth) {
        int[] ends = buffer.ends;
        long crowning = lastRows[side][0];
        long oddCrowning = lastRows[side][1];
        long sum = 0;
        for (int i = 0, size = buffer.size; i < size; i++) {
            int move = ends[i];
            int origin = move + (move >> MoveBuffer.BACK);
            long to = even(move);
            long oddTo = odd(move);
            long k = to & crowning;
            long ok = oddTo & oddCrowning;
            long m = men ^ even(origin) ^ to ^ k;
            long om = oddMen ^ odd(origin) ^ oddTo ^ ok;
            sum += depth == 2
                    ? leaves(enemyMen, oddEnemyMen, enemyKings, oddEnemyKings, m, om, k, ok, side ^ 1, enemyRun)
                    : walk(
                            enemyMen,
                            oddEnemyMen,
                            enemyKings,
                            oddEnemyKings,
                            m,
                            om,
                            k,
                            ok,
                            side ^ 1,
                            enemyRun,
                            0,
                            depth - 1);
        }
        return sum;
    }

    /** The square of a bit as a set of even rows. */
    private static long even(int bit) {
        return (bit & 64) == 0 ? 1L << bit : 0;
    }

    private static long odd(int bit) {
        return (bit & 64) == 0 ? 0 : 1L << bit;
    }

    private long leaves(
            long men,
            long oddMen,
            long kings,
            long oddKings,
            long enemyMen,
            long oddEnemyMen,
            long enemyKings,
            long oddEnemyKings,
            int side,
            int run) {
        MoveBuffer buffer = buffers[1];
        int resting = limited ? tables.resting(run, men | oddMen) : -1;
        return switch (leaves) {
            case COUNTED ->
                generator.count(
                        men,
                        oddMen,
                        kings,
                        oddKings,
                        enemyMen,
                        oddEnemyMen,
                        enemyKings,
                        oddEnemyKings,
                        side,
                        resting,
                        buffer);
            case LISTED -> {
                generator.generate(
                        men,
                        oddMen,
                        kings,
                        oddKings,
                        enemyMen,
                        oddEnemyMen,
                        enemyKings,
                        oddEnemyKings,
                        side,
                        resting,
                        buffer);
                yield buffer.size;
            }
            case MADE ->
                made(
                        men,
                        oddMen,
                        kings,
                        oddKings,
                        enemyMen,
                        oddEnemyMen,
                        enemyKings,
                        oddEnemyKings,
                        side,
                        resting,
                        buffer);
        };
    }

    /** Makes each move; what comes of it is summed up, so that none can be left out. */
    private long made(
            long men,
            long oddMen,
            long kings,
            long oddKings,
            long enemyMen,
            long oddEnemyMen,
            long enemyKings,
            long oddEnemyKings,
            int side,
            int resting,
            MoveBuffer buffer) {
        long open = generator.evenOpen(men, kings, enemyMen, enemyKings);
        long oddOpen = generator.oddOpen(oddMen, oddKings, oddEnemyMen, oddEnemyKings);
        boolean all = generator.listCaptures(
                men,
                oddMen,
                kings,
                oddKings,
                enemyMen,
                oddEnemyMen,
                enemyKings,
                oddEnemyKings,
                side,
                open,
                oddOpen,
                buffer);
        int n = 0;
        if (!all) {
            n = generator.countSteps(men, oddMen, side, open, oddOpen);
            sink += generator.madeSteps(men, oddMen, kings, oddKings, side, open, oddOpen);
            if ((kings | oddKings) != 0) {
                generator.listKings(kings, oddKings, side, resting, open, oddOpen, buffer);
            }
        }
        if (buffer.size != 0) {
            sink += madeListed(
                    men, oddMen, kings, oddKings, enemyMen, oddEnemyMen, enemyKings, oddEnemyKings, side, buffer);
        }
        return (long) n + buffer.size;
    }

    private long madeListed(
            long men,
            long oddMen,
            long kings,
            long oddKings,
            long enemyMen,
            long oddEnemyMen,
            long enemyKings,
            long oddEnemyKings,
            int side,
            MoveBuffer buffer) {
        long crowning = lastRows[side][0];
        long oddCrowning = lastRows[side][1];
        long sum = 0;
        for (int i = 0, size = buffer.size; i < size; i++) {
            int move = buffer.ends[i];
            int origin = move + (move >> MoveBuffer.BACK);
            long from = even(origin);
            long oddFrom = odd(origin);
            long to = even(move);
            long oddTo = odd(move);
            long kept = -1;
            long oddKept = -1;
            if (i < buffer.captures) {
                kept = ~buffer.captured[2 * i];
                oddKept = ~buffer.captured[2 * i + 1];
            }
            boolean isMan = (men & from | oddMen & oddFrom) != 0;
            boolean isKing = !isMan || (move & MoveBuffer.PROMOTES) != 0 || (to & crowning | oddTo & oddCrowning) != 0;
            long crowned = isKing ? -1L : 0;
            sum += (men & ~from | to & ~crowned) ^ (kings & ~from | to & crowned);
            sum += (oddMen & ~oddFrom | oddTo & ~crowned) ^ (oddKings & ~oddFrom | oddTo & crowned);
            sum += enemyMen & kept ^ enemyKings & kept ^ oddEnemyMen & oddKept ^ oddEnemyKings & oddKept;
        }
        return sum;
    }
}
