package damiera.rules.movegen;

import static java.lang.Long.numberOfLeadingZeros;
import static java.lang.Long.numberOfTrailingZeros;

import damiera.rules.CaptureCriterion;
import damiera.rules.Landing;
import damiera.rules.Promotion;
import java.util.List;

/**
 * Lists the captures of one position on a board whose layout needs two words. The twin of {@link OneWordCaptures}:
 * what is one set there is a low and a high word here, and jumps go from bit to bit by a table of neighbours.
 */
abstract sealed class TwoWordCaptures extends MoveGenerator permits TwoWordGenerator {
    private static final int FREE = 0;
    private static final int MOST_PIECES = 1;
    private static final int RANKED = 2;
    private static final int FROM_ANYWHERE = -1;

    final int[] shift = new int[Geometry.DIRECTIONS];
    /** Where a step in each direction may land. */
    final long[] inside = new long[Geometry.DIRECTIONS];

    final long[] insideHigh = new long[Geometry.DIRECTIONS];
    private final byte[] next;
    private final long[] ray;
    final boolean flying;
    private final boolean menTakeKings;
    private final int[] manDirections;
    private final int[] kingDirections;
    private final long[][] lastRows;
    private final Promotion promotion;
    private final Landing landing;
    private final long removedAtOnce;
    private final boolean reverses;
    private final Priority criteria;
    private final int priority;
    private final Counting counting;
    private final int firstAmbiguous;

    // The position being expanded.
    private long empty;
    private long emptyHigh;
    private long targets;
    private long targetsHigh;
    private long enemies;
    private long enemiesHigh;
    private long enemyKings;
    private long enemyKingsHigh;
    private long lastRow;
    private long lastRowHigh;
    private int menJump;
    private int kingsJump;
    private int from;
    private int byKing;
    private int size;
    private int mostPieces;
    private MoveBuffer buffer;
    private final byte[] path = new byte[128];

    TwoWordCaptures(MoveTables tables, List<CaptureCriterion> priority, Counting counting) {
        for (int d = 0; d < Geometry.DIRECTIONS; d++) {
            shift[d] = tables.geometry.shift(d);
            inside[d] = tables.inside[d << 1];
            insideHigh[d] = tables.inside[d << 1 | 1];
        }
        next = tables.next;
        ray = tables.ray;
        flying = tables.flying;
        menTakeKings = tables.menTakeKings();
        manDirections = tables.manCaptures;
        kingDirections = tables.kingCaptures;
        lastRows = tables.lastRow;
        promotion = tables.promotion();
        landing = tables.landing;
        removedAtOnce = tables.removedAtOnce() ? -1L : 0L;
        reverses = tables.reverses();
        criteria = new Priority(priority);
        this.priority = priority.isEmpty()
                ? FREE
                : priority.equals(List.of(CaptureCriterion.MOST_PIECES)) ? MOST_PIECES : RANKED;
        this.counting = counting;
        firstAmbiguous = counting == Counting.CAPTURES ? tables.firstAmbiguous() : Integer.MAX_VALUE;
        buffer = tables.none;
    }

    /** Prepares for the captures of one position. */
    final void begin(
            long enemyMen, long enemyMenHigh, long enemyKings, long enemyKingsHigh, int side, MoveBuffer into) {
        enemies = enemyMen | enemyKings;
        enemiesHigh = enemyMenHigh | enemyKingsHigh;
        this.enemyKings = enemyKings;
        this.enemyKingsHigh = enemyKingsHigh;
        targets = menTakeKings ? enemies : enemyMen;
        targetsHigh = menTakeKings ? enemiesHigh : enemyMenHigh;
        lastRow = lastRows[side][0];
        lastRowHigh = lastRows[side][1];
        menJump = manDirections[side];
        kingsJump = kingDirections[side];
        buffer = into;
        size = 0;
        mostPieces = 0;
        criteria.reset();
    }

    /** Lists the captures of men, after {@link #begin}. */
    final void captureWithMen(long men, long menHigh, long open, long openHigh) {
        byKing = 0;
        long capturers = 0;
        long capturersHigh = 0;
        for (int d = 0; menJump >>> d != 0; d++) {
            if ((menJump >>> d & 1) != 0) {
                capturers |= capturersLow(open, openHigh, d);
                capturersHigh |= capturersHigh(open, openHigh, d);
            }
        }
        for (long rest = capturers & men; rest != 0; rest &= rest - 1) {
            captureWithMan(numberOfTrailingZeros(rest), open | rest & -rest, openHigh);
        }
        for (long rest = capturersHigh & menHigh; rest != 0; rest &= rest - 1) {
            captureWithMan(64 | numberOfTrailingZeros(rest), open, openHigh | rest & -rest);
        }
    }

    /** The low word of the squares from which a short piece could jump in a direction. */
    private long capturersLow(long open, long openHigh, int d) {
        int s = shift[d];
        long in = inside[d];
        long inHigh = insideHigh[d];
        if (d >= 4) {
            return ((open & in) << s & targets & in) << s;
        }
        long victims = ((open & in) >>> s | (openHigh & inHigh) << -s) & targets & in;
        long victimsHigh = (openHigh & inHigh) >>> s & targetsHigh & inHigh;
        return victims >>> s | victimsHigh << -s;
    }

    private long capturersHigh(long open, long openHigh, int d) {
        int s = shift[d];
        long in = inside[d];
        long inHigh = insideHigh[d];
        if (d < 4) {
            return ((openHigh & inHigh) >>> s & targetsHigh & inHigh) >>> s;
        }
        long victims = (open & in) << s & targets & in;
        long victimsHigh = ((openHigh & inHigh) << s | (open & in) >>> -s) & targetsHigh & inHigh;
        return victimsHigh << s | victims >>> -s;
    }

    private void captureWithMan(int bit, long open, long openHigh) {
        from = bit;
        empty = open;
        emptyHigh = openHigh;
        jumpAsMan(bit, FROM_ANYWHERE, 0, 0, 0);
    }

    /** Lists the captures of kings, after those of men. */
    final void captureWithKings(long kings, long kingsHigh, long open, long openHigh) {
        byKing = 1;
        targets = enemies;
        targetsHigh = enemiesHigh;
        for (long rest = kings; rest != 0; rest &= rest - 1) {
            captureWithKing(numberOfTrailingZeros(rest), open | rest & -rest, openHigh);
        }
        for (long rest = kingsHigh; rest != 0; rest &= rest - 1) {
            captureWithKing(64 | numberOfTrailingZeros(rest), open, openHigh | rest & -rest);
        }
    }

    private void captureWithKing(int bit, long open, long openHigh) {
        from = bit;
        empty = open;
        emptyHigh = openHigh;
        jumpAsKing(bit, FROM_ANYWHERE, 0, 0, 0);
    }

    /** Ends what {@link #begin} began; says whether there is any capture. */
    final boolean end() {
        buffer.size = size;
        buffer.captures = size;
        return size != 0;
    }

    static boolean has(long low, long high, int bit) {
        return ((bit < 64 ? low : high) >>> bit & 1) != 0;
    }

    private static long low(int bit) {
        return bit < 64 ? 1L << bit : 0;
    }

    private static long high(int bit) {
        return bit < 64 ? 0 : 1L << bit;
    }

    private boolean isOpen(int bit, long captured, long capturedHigh) {
        return has(empty | captured & removedAtOnce, emptyHigh | capturedHigh & removedAtOnce, bit);
    }

    private boolean isVictim(int bit, long captured, long capturedHigh) {
        return has(targets & ~captured, targetsHigh & ~capturedHigh, bit);
    }

    final int next(int bit, int d) {
        return next[d << 7 | bit];
    }

    private boolean mayTurn(int d, int came) {
        return d != (came ^ 4) || reverses || came < 0;
    }

    private void jumpAsMan(int at, int came, long captured, long capturedHigh, int count) {
        boolean last = true;
        for (int d = 0; menJump >>> d != 0; d++) {
            int victim = next[d << 7 | at];
            int to = next[d << 7 | victim];
            if ((menJump >>> d & 1) != 0
                    && isVictim(victim, captured, capturedHigh)
                    && isOpen(to, captured, capturedHigh)
                    && mayTurn(d, came)) {
                path[count] = (byte) victim;
                landMan(to, d, captured | low(victim), capturedHigh | high(victim), count + 1);
                last = false;
            }
        }
        if (last && count != 0) {
            add(at, captured, capturedHigh, count);
        }
    }

    private void landMan(int to, int d, long captured, long capturedHigh, int count) {
        if (promotion == Promotion.END_ONLY || !has(lastRow, lastRowHigh, to)) {
            jumpAsMan(to, d, captured, capturedHigh, count);
        } else {
            landCrowned(to, d, captured, capturedHigh, count);
        }
    }

    private void landCrowned(int at, int d, long captured, long capturedHigh, int count) {
        int man = from;
        long menTake = targets;
        long menTakeHigh = targetsHigh;
        from = man | MoveBuffer.PROMOTES;
        targets = enemies;
        targetsHigh = enemiesHigh;
        if (promotion == Promotion.STOP || !jumpAsKing(at, d, captured, capturedHigh, count)) {
            add(at, captured, capturedHigh, count);
        }
        targets = menTake;
        targetsHigh = menTakeHigh;
        from = man;
    }

    /** Captures in every direction, but back the way it came only where the rules let it; says whether there is one. */
    private boolean jumpAsKing(int at, int came, long captured, long capturedHigh, int count) {
        boolean any = false;
        for (int d = 0; kingsJump >>> d != 0; d++) {
            if ((kingsJump >>> d & 1) != 0 && mayTurn(d, came)) {
                any |= flying
                        ? fly(at, d, captured, capturedHigh, count)
                        : jumpShort(at, d, captured, capturedHigh, count);
            }
        }
        return any;
    }

    private boolean jumpShort(int at, int d, long captured, long capturedHigh, int count) {
        int victim = next[d << 7 | at];
        int to = next[d << 7 | victim];
        if (!isVictim(victim, captured, capturedHigh) || !isOpen(to, captured, capturedHigh)) {
            return false;
        }
        path[count] = (byte) victim;
        long taken = captured | low(victim);
        long takenHigh = capturedHigh | high(victim);
        if (!jumpAsKing(to, d, taken, takenHigh, count + 1)) {
            add(to, taken, takenHigh, count + 1);
        }
        return true;
    }

    /** The first square that is not open from a bit on, or {@link MoveTables#NOWHERE}. */
    private int blocker(int at, int d, long captured, long capturedHigh) {
        int line = d << 8 | at << 1;
        long blocked = ray[line] & ~(empty | captured & removedAtOnce);
        long blockedHigh = ray[line | 1] & ~(emptyHigh | capturedHigh & removedAtOnce);
        if ((blocked | blockedHigh) == 0) {
            return MoveTables.NOWHERE;
        }
        if (d < 4) {
            return blocked != 0 ? numberOfTrailingZeros(blocked) : 64 | numberOfTrailingZeros(blockedHigh);
        }
        return blockedHigh != 0 ? 127 - numberOfLeadingZeros(blockedHigh) : 63 - numberOfLeadingZeros(blocked);
    }

    /** Captures along one ray and, from every landing square, what follows. */
    private boolean fly(int at, int d, long captured, long capturedHigh, int count) {
        int victim = blocker(at, d, captured, capturedHigh);
        int first = next[d << 7 | victim];
        if (!isVictim(victim, captured, capturedHigh) || !isOpen(first, captured, capturedHigh)) {
            return false;
        }
        path[count] = (byte) victim;
        long taken = captured | low(victim);
        long takenHigh = capturedHigh | high(victim);
        boolean behind = landing == Landing.DIRECTLY_BEHIND;
        if (!goOn(first, d, taken, takenHigh, count + 1)) {
            behind |= landing == Landing.DIRECTLY_BEHIND_A_LAST_KING && has(enemyKings, enemyKingsHigh, victim);
            int to = first;
            do {
                add(to, taken, takenHigh, count + 1);
                to = next[d << 7 | to];
            } while (!behind && isOpen(to, taken, takenHigh));
        }
        return true;
    }

    /**
     * Goes on from every landing square of one ray; says whether it could from any. Straight on, and straight back,
     * is the same from all of them and tried once, unless the squares landed on are told apart.
     */
    private boolean goOn(int first, int d, long taken, long takenHigh, int count) {
        boolean more = false;
        int at = first;
        do {
            boolean along = counting == Counting.PATHS || at == first;
            for (int turn = 0; kingsJump >>> turn != 0; turn++) {
                boolean onLine = ((turn ^ d) & 3) == 0;
                if ((kingsJump >>> turn & 1) != 0 && (!onLine || along && (turn == d || reverses))) {
                    more |= fly(at, turn, taken, takenHigh, count);
                }
            }
            at = next[d << 7 | at];
        } while (landing != Landing.DIRECTLY_BEHIND && isOpen(at, taken, takenHigh));
        return more;
    }

    private void add(int to, long captured, long capturedHigh, int count) {
        if (priority != FREE && falls(captured, capturedHigh, count)) {
            return;
        }
        int move = MoveBuffer.ends(from, to);
        if (count >= firstAmbiguous && isListed(move, captured, capturedHigh)) {
            return;
        }
        if (size == buffer.ends.length) {
            buffer.grow(2 * size);
        }
        buffer.ends[size] = move;
        buffer.captured[size] = captured;
        buffer.capturedHigh[size++] = capturedHigh;
    }

    /** Whether a capture is worse than another; if it is better than all before, they go. */
    private boolean falls(long captured, long capturedHigh, int count) {
        if (priority == MOST_PIECES) {
            if (count > mostPieces) {
                mostPieces = count;
                size = 0;
            }
            return count < mostPieces;
        }
        int kings = Long.bitCount(captured & enemyKings) + Long.bitCount(capturedHigh & enemyKingsHigh);
        Priority.Verdict verdict = criteria.weigh(count, kings, byKing, order(count));
        if (verdict == Priority.Verdict.BETTER) {
            size = 0;
        }
        return verdict == Priority.Verdict.WORSE;
    }

    private long order(int count) {
        long order = 0;
        for (int i = 0; i < count; i++) {
            order |= has(enemyKings, enemyKingsHigh, path[i]) ? 1L << 62 - i : 0;
        }
        return order;
    }

    /** Whether the capture is listed by another route; it crowns if any of its routes does. */
    private boolean isListed(int move, long captured, long capturedHigh) {
        for (int i = size; --i >= 0; ) {
            if (buffer.captured[i] == captured
                    && buffer.capturedHigh[i] == capturedHigh
                    && ((buffer.ends[i] ^ move) & ~MoveBuffer.PROMOTES) == 0) {
                buffer.ends[i] |= move;
                return true;
            }
        }
        return false;
    }
}
