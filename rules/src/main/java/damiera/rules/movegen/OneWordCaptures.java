package damiera.rules.movegen;

import static java.lang.Long.bitCount;
import static java.lang.Long.numberOfTrailingZeros;

import damiera.rules.CaptureCriterion;
import damiera.rules.Landing;
import damiera.rules.Promotion;
import java.util.List;

/**
 * Searches the captures of one position, piece by piece, on a board whose layout fits in one word.
 *
 * <p>A capture grows jump by jump: the set taken so far travels down the recursion, {@code path} holds the order, and
 * what cannot go on is weighed against the best so far and listed. The moving piece is lifted first, so that its square
 * is open; a taken piece blocks until the end, or is open at once, as the rules say.
 *
 * <p>A man's jumps from one square are one set of landings, and the victim lies half way. A flying king is harder, since
 * it may land on several squares behind its victim and each may go on elsewhere: which of them can, in one direction, is
 * asked for all of them at once by filling; straight on is the same from all, and tried from the first. Only where none
 * goes on are they listed, together, for they took the same.
 *
 * <p>Two routes may take the same set between the same ends. That is one move, searched for among those listed once
 * enough pieces are taken for it to happen at all.
 */
abstract sealed class OneWordCaptures extends OneWordJumps permits OneWordMen {
    private static final int FREE = 0;
    private static final int MOST_PIECES = 1;
    private static final int RANKED = 2;
    private static final int FROM_ANYWHERE = -1;

    final boolean menTakeKings;
    private final int[] kingDirections;
    private final long[] lastRows;
    private final Promotion promotion;
    private final boolean crownsOnTheWay;
    private final Landing landing;
    private final long removedAtOnce;
    private final boolean reverses;
    private final Priority criteria;
    private final int priority;
    /** Whether of captures of men by men the larger go first. */
    final boolean majority;

    private final Counting counting;
    private final int firstAmbiguous;

    // The position being expanded.
    private long empty;
    private long targets;
    private long enemies;
    private long enemyKings;
    private long lastRow;
    private int manPlan;
    private int kingsJump;
    /** The lines of those directions, each by its lower one. */
    private int kingLines;

    private int from;
    private int byKing;
    private int size;
    private int mostPieces;
    private int weighing;
    private MoveBuffer buffer;
    private final long[] path = new long[64];

    OneWordCaptures(MoveTables tables, List<CaptureCriterion> priority, Counting counting) {
        super(tables);
        menTakeKings = tables.menTakeKings();
        crownsOnTheWay = tables.promotion() != Promotion.END_ONLY;
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
        majority = priority.contains(CaptureCriterion.MOST_PIECES) || priority.contains(CaptureCriterion.MOST_VALUE);
        this.counting = counting;
        firstAmbiguous = counting == Counting.CAPTURES ? tables.firstAmbiguous() : Integer.MAX_VALUE;
        buffer = tables.none;
    }

    /** Prepares for captures of men by men that have taken one piece each and go on. */
    final void beginGoingOn(long enemyMen, long enemyKings, int side, int listed, MoveBuffer into) {
        if (buffer != into) { // spares the collector's barrier
            buffer = into;
        }
        enemies = enemyMen | enemyKings;
        this.enemyKings = enemyKings;
        targets = menTakeKings ? enemies : enemyMen;
        lastRow = lastRows[side];
        manPlan = planOfMen(side);
        kingsJump = kingDirections[side];
        kingLines = (kingsJump | kingsJump >> 4) & 15;
        weighing = majority ? MOST_PIECES : FREE;
        size = listed;
        mostPieces = 0;
    }

    /**
     * Goes on with men that have jumped once in one direction.
     *
     * @param landings where they landed
     * @param back     from there to what they took, in bits
     */
    final void goOn(long landings, int back, long open) {
        for (long rest = landings; rest != 0; rest &= rest - 1) {
            int at = numberOfTrailingZeros(rest);
            from = at + 2 * back;
            empty = open | 1L << from;
            long taken = 1L << at + back;
            jumpAsMan(at, manLandings(rest & -rest, taken), taken);
        }
    }

    /** The number of captures listed. */
    final int end() {
        return size;
    }

    /**
     * Lists captures from the front of the buffer.
     *
     * @param jumping   the squares from which a man could jump
     * @param capturing the kings that can capture
     */
    final void capture(
            long men,
            long enemyMen,
            long enemyKings,
            long jumping,
            long capturing,
            long open,
            int side,
            MoveBuffer into) {
        if (buffer != into) { // spares the collector's barrier
            buffer = into;
        }
        enemies = enemyMen | enemyKings;
        this.enemyKings = enemyKings;
        lastRow = lastRows[side];
        manPlan = planOfMen(side);
        kingsJump = kingDirections[side];
        kingLines = (kingsJump | kingsJump >> 4) & 15;
        size = 0;
        mostPieces = 0;
        weighing = priority;
        if (priority == RANKED) {
            if (enemyKings == 0 && capturing == 0) {
                weighing = majority ? MOST_PIECES : FREE;
            } else {
                criteria.reset();
            }
        }
        if ((men & jumping) != 0) {
            targets = menTakeKings ? enemies : enemyMen;
            captureWithMen(men & jumping, open, jumping | crowning(side));
        }
        if (capturing != 0) {
            targets = enemies;
            captureWithKings(capturing, open);
        }
        into.size = size;
        into.captures = size;
    }

    /** Whether captures are weighed by more than how many pieces they take. */
    final boolean isRanked() {
        return priority == RANKED;
    }

    /** The row where a man's landing in a capture changes what it can do, or nothing. */
    final long crowning(int side) {
        return crownsOnTheWay ? lastRows[side] : 0;
    }

    final long lastRow(int side) {
        return lastRows[side];
    }

    /** Whether a man that has jumped once can go on is known, since he cannot go straight back. */
    private void captureWithMen(long capturers, long open, long goingOn) {
        byKing = 0;
        for (long rest = capturers; rest != 0; rest &= rest - 1) {
            from = numberOfTrailingZeros(rest);
            empty = open | rest & -rest;
            long landings = manLandings(rest & -rest, 0);
            for (long last = landings & ~goingOn; last != 0; last &= last - 1) {
                int to = numberOfTrailingZeros(last);
                path[0] = 1L << (from + to >> 1);
                add(to, path[0]);
            }
            jumpAsMan(from, landings & goingOn, 0);
        }
    }

    private void captureWithKings(long kings, long open) {
        byKing = 1;
        for (long rest = kings; rest != 0; rest &= rest - 1) {
            from = numberOfTrailingZeros(rest);
            empty = open | rest & -rest;
            jumpAsKing(from, FROM_ANYWHERE, 0);
        }
    }

    private long manLandings(long at, long captured) {
        return manJumps(at, targets & ~captured, manPlan) & (empty | captured & removedAtOnce);
    }

    /** Jumps to each of some squares, and on. The victim lies half way, of bits as of squares. */
    private void jumpAsMan(int at, long landings, long captured) {
        for (long rest = landings; rest != 0; rest &= rest - 1) {
            int to = numberOfTrailingZeros(rest);
            long victim = 1L << (at + to >> 1);
            long taken = captured | victim;
            path[bitCount(captured)] = victim;
            if (crownsOnTheWay && (rest & -rest & lastRow) != 0) {
                landCrowned(to, at, taken);
                continue;
            }
            long next = manLandings(rest & -rest, taken);
            if (next == 0) {
                add(to, taken);
            } else {
                jumpAsMan(to, next, taken);
            }
        }
    }

    private void landCrowned(int at, int jumpedFrom, long captured) {
        int man = from;
        long menTake = targets;
        from = man | MoveBuffer.PROMOTES;
        targets = enemies;
        if (promotion == Promotion.STOP || !jumpAsKing(at, direction(at - jumpedFrom), captured)) {
            add(at, captured);
        }
        targets = menTake;
        from = man;
    }

    /** The direction of a jump over so many bits. */
    private int direction(int bits) {
        int d = 0;
        while (2 * distance(d) != bits) {
            d++;
        }
        return d;
    }

    /** Captures in every direction, but back the way it came only where the rules let it; says whether there is one. */
    private boolean jumpAsKing(int at, int came, long captured) {
        boolean any = false;
        for (int rest = kingsJump; rest != 0; rest &= rest - 1) {
            int d = Integer.numberOfTrailingZeros(rest);
            if (d != (came ^ 4) || reverses || came < 0) {
                any |= flying ? fly(at, d, captured) : jumpShort(at, d, captured);
            }
        }
        return any;
    }

    private boolean jumpShort(int at, int d, long captured) {
        long victim = step(1L << at, d) & targets & ~captured;
        long to = step(victim, d) & (empty | captured & removedAtOnce);
        if (to == 0) {
            return false;
        }
        path[bitCount(captured)] = victim;
        int landed = numberOfTrailingZeros(to);
        if (!jumpAsKing(landed, d, captured | victim)) {
            add(landed, captured | victim);
        }
        return true;
    }

    /** Captures along one ray and, from every landing square, what follows. */
    private boolean fly(int at, int d, long captured) {
        long open = empty | captured & removedAtOnce;
        long victim = sight(d, at, ~open) & targets & ~captured;
        if ((step(victim, d) & open) == 0) {
            return false;
        }
        flyOver(victim, d, captured);
        return true;
    }

    /** Captures a piece in reach and, from every landing square, what follows. */
    private void flyOver(long victim, int d, long captured) {
        path[bitCount(captured)] = victim;
        long taken = captured | victim;
        long open = empty | taken & removedAtOnce;
        long first = step(victim, d);
        long ahead = sight(d, numberOfTrailingZeros(victim), ~open);
        long landings = landing == Landing.DIRECTLY_BEHIND ? first : ahead & open;
        boolean more = flyOn(ahead, landings, d, open, taken);
        if (reverses) {
            more |= flyFromEach(counting == Counting.PATHS ? landings : first, d ^ 4, taken);
        }
        for (int lines = kingLines & ~(1 << (d & 3)); lines != 0; lines &= lines - 1) {
            int line = Integer.numberOfTrailingZeros(lines);
            long victims = targets & ~taken & step(open, line) & step(open, line | 4);
            if (victims != 0) {
                more |= flyOverEach(victims & step(fill(landings, line, open), line), line, taken);
                more |= flyOverEach(victims & step(fill(landings, line | 4, open), line | 4), line | 4, taken);
            }
        }
        if (!more) {
            boolean behind = landing == Landing.DIRECTLY_BEHIND_A_LAST_KING && (victim & enemyKings) != 0;
            addEach(behind ? first : landings, taken);
        }
    }

    /** Goes straight on; that is the same from all landing squares, unless those are told apart. */
    private boolean flyOn(long ahead, long landings, int d, long open, long captured) {
        long victim = ahead & targets & ~captured;
        if ((step(victim, d) & open) == 0) {
            return false;
        }
        for (int times = counting == Counting.PATHS ? bitCount(landings) : 1; times > 0; times--) {
            flyOver(victim, d, captured);
        }
        return true;
    }

    private boolean flyOverEach(long victims, int d, long captured) {
        if (victims == 0 || (kingsJump >>> d & 1) == 0) {
            return false;
        }
        for (long rest = victims; rest != 0; rest &= rest - 1) {
            flyOver(rest & -rest, d, captured);
        }
        return true;
    }

    private boolean flyFromEach(long squares, int d, long captured) {
        boolean any = false;
        if ((kingsJump >>> d & 1) != 0) {
            for (long rest = squares; rest != 0; rest &= rest - 1) {
                any |= fly(numberOfTrailingZeros(rest), d, captured);
            }
        }
        return any;
    }

    private void addEach(long landings, long captured) {
        if (weighing == FREE || !falls(captured)) {
            for (long rest = landings; rest != 0; rest &= rest - 1) {
                put(numberOfTrailingZeros(rest), captured);
            }
        }
    }

    private void add(int to, long captured) {
        if (weighing == FREE || !falls(captured)) {
            put(to, captured);
        }
    }

    private void put(int to, long captured) {
        int move = MoveBuffer.ends(from, to);
        if (bitCount(captured) >= firstAmbiguous && isListed(move, captured)) {
            return;
        }
        if (size == buffer.ends.length) {
            buffer.grow(2 * size);
        }
        buffer.ends[size] = move;
        buffer.captured[size++] = captured;
    }

    /** Whether a capture is worse than another; if it is better than all before, they go. */
    private boolean falls(long captured) {
        int count = bitCount(captured);
        if (weighing == MOST_PIECES) {
            if (count > mostPieces) {
                mostPieces = count;
                size = 0;
            }
            return count < mostPieces;
        }
        Priority.Verdict verdict = criteria.weigh(count, bitCount(captured & enemyKings), byKing, order(count));
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
