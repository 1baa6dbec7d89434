package damiera.rules.movegen;

import static java.lang.Long.numberOfLeadingZeros;
import static java.lang.Long.numberOfTrailingZeros;

import damiera.rules.CaptureCriterion;
import damiera.rules.Landing;
import damiera.rules.Promotion;
import java.util.List;

/** Lists the captures of one position on a board whose layout fits in one word. */
abstract sealed class OneWordCaptures extends MoveGenerator permits OneWordGenerator {
    private static final int FREE = 0;
    private static final int MOST_PIECES = 1;
    private static final int RANKED = 2;
    private static final int FROM_ANYWHERE = -1;

    final int[] shift = new int[Geometry.DIRECTIONS];
    /** Where a step in each direction may land. */
    final long[] inside = new long[Geometry.DIRECTIONS];

    final long[] ray = new long[Geometry.DIRECTIONS << 6];
    final boolean flying;
    final boolean menTakeKings;
    private final int[] manDirections;
    private final int[] kingDirections;
    private final long[] lastRows;
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
    private long targets;
    private long enemies;
    private long enemyKings;
    private long lastRow;
    private int menJump;
    private int kingsJump;
    private int from;
    private int byKing;
    private int size;
    private int mostPieces;
    private MoveBuffer buffer;
    private final long[] path = new long[64];

    OneWordCaptures(MoveTables tables, List<CaptureCriterion> priority, Counting counting) {
        Geometry geometry = tables.geometry;
        for (int d = 0; d < Geometry.DIRECTIONS; d++) {
            shift[d] = geometry.shift(d);
            inside[d] = geometry.inside(d)[0];
            for (int index = 0; index < geometry.squares(); index++) {
                int bit = geometry.bit(index);
                ray[d << 6 | bit] = geometry.ray(bit, d)[0];
            }
        }
        flying = tables.flying;
        menTakeKings = tables.menTakeKings();
        manDirections = tables.manCaptures;
        kingDirections = tables.kingCaptures;
        lastRows = new long[] {tables.lastRow[0][0], tables.lastRow[1][0]};
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
        buffer = new MoveBuffer(tables);
    }

    /** Lists the captures from the front of the buffer; says whether there are any. */
    final boolean capture(long men, long kings, long enemyMen, long enemyKings, int side, MoveBuffer into, long open) {
        enemies = enemyMen | enemyKings;
        this.enemyKings = enemyKings;
        lastRow = lastRows[side];
        menJump = manDirections[side];
        kingsJump = kingDirections[side];
        buffer = into;
        size = 0;
        mostPieces = 0;
        criteria.reset();
        targets = menTakeKings ? enemies : enemyMen;
        byKing = 0;
        for (long rest = men & capturers(open, targets, menJump); rest != 0; rest &= rest - 1) {
            long origin = rest & -rest;
            from = numberOfTrailingZeros(rest);
            empty = open | origin;
            jumpAsMan(origin, FROM_ANYWHERE, 0, 0);
        }
        targets = enemies;
        byKing = 1;
        for (long rest = kings; rest != 0; rest &= rest - 1) {
            from = numberOfTrailingZeros(rest);
            empty = open | rest & -rest;
            jumpAsKing(from, FROM_ANYWHERE, 0, 0);
        }
        into.size = size;
        into.captures = size;
        return size != 0;
    }

    /** The squares from which a short piece could jump. */
    private long capturers(long open, long victims, int directions) {
        long from = 0;
        for (int d = 0; directions >>> d != 0; d++) {
            if ((directions >>> d & 1) != 0) {
                from |= back(back(open & inside[d], d) & victims & inside[d], d);
            }
        }
        return from;
    }

    final long back(long x, int d) {
        return d < 4 ? x >>> shift[d] : x << shift[d];
    }

    final long step(long x, int d) {
        return (d < 4 ? x << shift[d] : x >>> shift[d]) & inside[d];
    }

    /** The ray up to and including its first occupied square. */
    final long reach(int d, int at, long occupied) {
        long squares = ray[d << 6 | at];
        long blocked = squares & occupied;
        return d < 4 ? squares & (blocked ^ blocked - 1) : squares & -1L << 63 - numberOfLeadingZeros(blocked | 1);
    }

    private void jumpAsMan(long at, int came, long captured, int count) {
        long victims = targets & ~captured;
        long open = empty | captured & removedAtOnce;
        boolean last = true;
        for (int d = 0; menJump >>> d != 0; d++) {
            if ((menJump >>> d & 1) != 0 && (d != (came ^ 4) || reverses || came < 0)) {
                long victim = step(at, d) & victims;
                long to = step(victim, d) & open;
                if (to != 0) {
                    landMan(to, d, victim, captured, count);
                    last = false;
                }
            }
        }
        if (last && count != 0) {
            add(numberOfTrailingZeros(at), captured, count);
        }
    }

    private void landMan(long to, int d, long victim, long captured, int count) {
        path[count] = victim;
        if ((to & lastRow) == 0 || promotion == Promotion.END_ONLY) {
            jumpAsMan(to, d, captured | victim, count + 1);
        } else {
            landCrowned(numberOfTrailingZeros(to), d, captured | victim, count + 1);
        }
    }

    private void landCrowned(int at, int d, long captured, int count) {
        int man = from;
        long menTake = targets;
        from = man | MoveBuffer.PROMOTES;
        targets = enemies;
        if (promotion == Promotion.STOP || !jumpAsKing(at, d, captured, count)) {
            add(at, captured, count);
        }
        targets = menTake;
        from = man;
    }

    /** Captures in every direction, but back the way it came only where the rules let it; says whether there is one. */
    private boolean jumpAsKing(int at, int came, long captured, int count) {
        boolean any = false;
        for (int d = 0; kingsJump >>> d != 0; d++) {
            if ((kingsJump >>> d & 1) != 0 && (d != (came ^ 4) || reverses || came < 0)) {
                any |= flying ? fly(at, d, captured, count) : jumpShort(at, d, captured, count);
            }
        }
        return any;
    }

    private boolean jumpShort(int at, int d, long captured, int count) {
        long victim = step(1L << at, d) & targets & ~captured;
        long to = step(victim, d) & (empty | captured & removedAtOnce);
        if (to == 0) {
            return false;
        }
        path[count] = victim;
        int landed = numberOfTrailingZeros(to);
        if (!jumpAsKing(landed, d, captured | victim, count + 1)) {
            add(landed, captured | victim, count + 1);
        }
        return true;
    }

    /** Captures along one ray and, from every landing square, what follows. */
    private boolean fly(int at, int d, long captured, int count) {
        long open = empty | captured & removedAtOnce;
        long victim = reach(d, at, ~open) & targets & ~captured;
        long first = step(victim, d) & open;
        if (first == 0) {
            return false;
        }
        path[count] = victim;
        long taken = captured | victim;
        long openAfter = empty | taken & removedAtOnce;
        long landings = landing == Landing.DIRECTLY_BEHIND
                ? first
                : reach(d, numberOfTrailingZeros(victim), ~openAfter) & openAfter;
        if (!goOn(d, first, landings, taken, count + 1)) {
            boolean behind = landing == Landing.DIRECTLY_BEHIND_A_LAST_KING && (victim & enemyKings) != 0;
            for (long rest = behind ? first : landings; rest != 0; rest &= rest - 1) {
                add(numberOfTrailingZeros(rest), taken, count + 1);
            }
        }
        return true;
    }

    /**
     * Goes on from every landing square of one ray; says whether it could from any. Straight on, and straight back,
     * is the same from all of them and tried once, unless the squares landed on are told apart.
     */
    private boolean goOn(int d, long first, long landings, long taken, int count) {
        boolean more = false;
        for (long rest = landings; rest != 0; rest &= rest - 1) {
            int at = numberOfTrailingZeros(rest);
            boolean along = counting == Counting.PATHS || (rest & first) != 0 && at == numberOfTrailingZeros(first);
            for (int next = 0; kingsJump >>> next != 0; next++) {
                boolean onLine = ((next ^ d) & 3) == 0;
                if ((kingsJump >>> next & 1) != 0 && (!onLine || along && (next == d || reverses))) {
                    more |= fly(at, next, taken, count);
                }
            }
        }
        return more;
    }

    private void add(int to, long captured, int count) {
        if (priority != FREE && falls(captured, count)) {
            return;
        }
        int move = from | to << MoveBuffer.TO;
        if (count >= firstAmbiguous && isListed(move, captured)) {
            return;
        }
        if (size == buffer.ends.length) {
            buffer.grow(2 * size);
        }
        buffer.ends[size] = move;
        buffer.captured[size++] = captured;
    }

    /** Whether a capture is worse than another; if it is better than all before, they go. */
    private boolean falls(long captured, int count) {
        if (priority == MOST_PIECES) {
            if (count > mostPieces) {
                mostPieces = count;
                size = 0;
            }
            return count < mostPieces;
        }
        Priority.Verdict verdict = criteria.weigh(count, Long.bitCount(captured & enemyKings), byKing, order(count));
        if (verdict == Priority.Verdict.BETTER) {
            size = 0;
        }
        return verdict == Priority.Verdict.WORSE;
    }

    private long order(int count) {
        long order = 0;
        for (int i = 0; i < count; i++) {
            order |= (path[i] & enemyKings) != 0 ? 1L << 62 - i : 0;
        }
        return order;
    }

    /** Whether the capture is listed by another route; it crowns if any of its routes does. */
    private boolean isListed(int move, long captured) {
        for (int i = size; --i >= 0; ) {
            if (buffer.captured[i] == captured && ((buffer.ends[i] ^ move) & ~MoveBuffer.PROMOTES) == 0) {
                buffer.ends[i] |= move;
                return true;
            }
        }
        return false;
    }
}
