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

    /** The diagonals, as bits of directions. */
    static final int DOWN = 0b0000_0011;

    static final int UP = 0b0011_0000;
    /** Jumps along diagonals that spare bits guard; other directions are told bit by bit. */
    private static final int UP_ONLY = -1;

    private static final int DOWN_ONLY = -2;
    private static final int UP_AND_DOWN = -3;

    // A field each, not arrays: the inner loops load them without a check of bounds.
    final int shift0;
    final int shift1;
    final int shift2;
    final int shift3;
    /** Where a step in each direction may land. */
    final long inside0;

    final long inside1;
    final long inside2;
    final long inside3;
    final long inside4;
    final long inside5;
    final long inside6;
    final long inside7;
    private final long[] ray;
    final boolean flying;
    final boolean menTakeKings;
    private final int[] manDirections;
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
    private int manJumps;
    private int kingsJump;
    private int from;
    private int byKing;
    private int size;
    private int mostPieces;
    private int weighing;
    private MoveBuffer buffer;
    private final long[] path = new long[64];

    OneWordCaptures(MoveTables tables, List<CaptureCriterion> priority, Counting counting) {
        Geometry geometry = tables.geometry;
        shift0 = geometry.shift(0);
        shift1 = geometry.shift(1);
        shift2 = geometry.shift(2);
        shift3 = geometry.shift(3);
        inside0 = tables.inside[0];
        inside1 = tables.inside[2];
        inside2 = tables.inside[4];
        inside3 = tables.inside[6];
        inside4 = tables.inside[8];
        inside5 = tables.inside[10];
        inside6 = tables.inside[12];
        inside7 = tables.inside[14];
        ray = tables.ray;
        flying = tables.flying;
        menTakeKings = tables.menTakeKings();
        manDirections = new int[] {plan(geometry, tables.manCaptures[0]), plan(geometry, tables.manCaptures[1])};
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
        manJumps = manDirections[side];
        kingsJump = kingDirections[side];
        weighing = majority ? MOST_PIECES : FREE;
        size = listed;
        mostPieces = 0;
    }

    /**
     * Goes on with men that have jumped once, told by where they landed and the direction that they came by. One loop
     * for all directions: which of them a landing has come by is a matter of arithmetic, not of branches.
     */
    final void goOn(long by0, long by1, long by4, long by5, long open) {
        for (long rest = by0 | by1 | by4 | by5; rest != 0; rest &= rest - 1) {
            long here = rest & -rest;
            int at = numberOfTrailingZeros(rest);
            int ways = Long.bitCount(by0 & here)
                    + Long.bitCount(by1 & here)
                    + Long.bitCount(by4 & here)
                    + Long.bitCount(by5 & here);
            if (ways == 1) {
                int back = shift0 * (int) ((by4 >>> at & 1) - (by0 >>> at & 1))
                        + shift1 * (int) ((by5 >>> at & 1) - (by1 >>> at & 1));
                goOn(at, here, back, open);
            } else {
                goOnEachWay(at, here, by0, by1, by4, by5, open);
            }
        }
    }

    private void goOnEachWay(int at, long here, long by0, long by1, long by4, long by5, long open) {
        if ((by0 & here) != 0) {
            goOn(at, here, -shift0, open);
        }
        if ((by1 & here) != 0) {
            goOn(at, here, -shift1, open);
        }
        if ((by4 & here) != 0) {
            goOn(at, here, shift0, open);
        }
        if ((by5 & here) != 0) {
            goOn(at, here, shift1, open);
        }
    }

    private void goOn(int at, long here, int back, long open) {
        from = at + 2 * back;
        empty = open | 1L << from;
        long taken = 1L << at + back;
        jumpAsMan(at, manLandings(here, taken), taken, 1);
    }

    /** The number of captures listed. */
    final int end() {
        return size;
    }

    private static int plan(Geometry geometry, int directions) {
        if (!geometry.isGuarded()) {
            return directions;
        }
        return switch (directions) {
            case UP -> UP_ONLY;
            case DOWN -> DOWN_ONLY;
            case UP | DOWN -> UP_AND_DOWN;
            default -> directions;
        };
    }

    /** Lists the captures of the capturing men and of kings from the front of the buffer; says whether there are any. */
    final boolean capture(
            long capturers, long kings, long enemyMen, long enemyKings, int side, MoveBuffer into, long open) {
        enemies = enemyMen | enemyKings;
        this.enemyKings = enemyKings;
        lastRow = lastRows[side];
        manJumps = manDirections[side];
        kingsJump = kingDirections[side];
        if (buffer != into) { // spares the collector's barrier
            buffer = into;
        }
        size = 0;
        mostPieces = 0;
        weighing = priority;
        if (priority == RANKED) {
            criteria.reset();
        }
        if (capturers != 0) {
            captureWithMen(capturers, open, menTakeKings ? enemies : enemyMen);
        }
        if (kings != 0) {
            captureWithKings(kings, open);
        }
        into.size = size;
        into.captures = size;
        return size != 0;
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

    private void captureWithMen(long capturers, long open, long victims) {
        targets = victims;
        byKing = 0;
        for (long rest = capturers; rest != 0; rest &= rest - 1) {
            from = numberOfTrailingZeros(rest);
            empty = open | rest & -rest;
            jumpAsMan(from, manLandings(rest & -rest, 0), 0, 0);
        }
    }

    private void captureWithKings(long kings, long open) {
        targets = enemies;
        byKing = 1;
        for (long rest = kings; rest != 0; rest &= rest - 1) {
            from = numberOfTrailingZeros(rest);
            empty = open | rest & -rest;
            jumpAsKing(from, FROM_ANYWHERE, 0, 0);
        }
    }

    /** Squares from which a step in a direction arrives; the squares arrived at must be inside of that direction. */
    final long back(long x, int d) {
        return d < 4 ? x >>> shift(d) : x << shift(d);
    }

    final long step(long x, int d) {
        return switch (d) {
            case 0 -> x << shift0 & inside0;
            case 1 -> x << shift1 & inside1;
            case 2 -> x << shift2 & inside2;
            case 3 -> x << shift3 & inside3;
            case 4 -> x >>> shift0 & inside4;
            case 5 -> x >>> shift1 & inside5;
            case 6 -> x >>> shift2 & inside6;
            default -> x >>> shift3 & inside7;
        };
    }

    final long inside(int d) {
        return switch (d) {
            case 0 -> inside0;
            case 1 -> inside1;
            case 2 -> inside2;
            case 3 -> inside3;
            case 4 -> inside4;
            case 5 -> inside5;
            case 6 -> inside6;
            default -> inside7;
        };
    }

    final int shift(int d) {
        return switch (d & 3) {
            case 0 -> shift0;
            case 1 -> shift1;
            case 2 -> shift2;
            default -> shift3;
        };
    }

    /** The ray up to and including its first occupied square. */
    final long reach(int d, int at, long occupied) {
        return d < 4 ? reachDown(d << 6 | at, occupied) : reachUp(d << 6 | at, occupied);
    }

    /** A ray towards higher bits. */
    final long reachDown(int line, long occupied) {
        long squares = ray[line];
        long blocked = squares & occupied;
        return squares & (blocked ^ blocked - 1);
    }

    /** A ray towards lower bits. */
    final long reachUp(int line, long occupied) {
        long squares = ray[line];
        return squares & -1L << 63 - numberOfLeadingZeros(squares & occupied | 1);
    }

    /** Where the jumps of a man land. */
    private long manLandings(long at, long captured) {
        long victims = targets & ~captured;
        long open = empty | captured & removedAtOnce;
        if (manJumps == UP_ONLY) {
            return (at >>> shift0 & victims) >>> shift0 & open | (at >>> shift1 & victims) >>> shift1 & open;
        }
        if (manJumps == DOWN_ONLY) {
            return (at << shift0 & victims) << shift0 & open | (at << shift1 & victims) << shift1 & open;
        }
        return manJumps == UP_AND_DOWN ? diagonalLandings(at, victims, open) : landings(at, victims, open, manJumps);
    }

    private long diagonalLandings(long at, long victims, long open) {
        return ((at >>> shift0 & victims) >>> shift0
                        | (at >>> shift1 & victims) >>> shift1
                        | (at << shift0 & victims) << shift0
                        | (at << shift1 & victims) << shift1)
                & open;
    }

    private long landings(long at, long victims, long open, int directions) {
        long to = 0;
        for (int rest = directions; rest != 0; rest &= rest - 1) {
            int d = Integer.numberOfTrailingZeros(rest);
            to |= step(step(at, d) & victims, d);
        }
        return to & open;
    }

    /** Jumps to each of some squares, and on. The victim lies half way, of bits as of squares. */
    private void jumpAsMan(int at, long landings, long captured, int count) {
        for (long rest = landings; rest != 0; rest &= rest - 1) {
            int to = numberOfTrailingZeros(rest);
            long victim = 1L << (at + to >> 1);
            long taken = captured | victim;
            path[count] = victim;
            if (crownsOnTheWay && (rest & -rest & lastRow) != 0) {
                landCrowned(to, at, taken, count + 1);
                continue;
            }
            long next = manLandings(rest & -rest, taken);
            if (next == 0) {
                add(to, taken, count + 1);
            } else {
                jumpAsMan(to, next, taken, count + 1);
            }
        }
    }

    private void landCrowned(int at, int jumpedFrom, long captured, int count) {
        int man = from;
        long menTake = targets;
        from = man | MoveBuffer.PROMOTES;
        targets = enemies;
        if (promotion == Promotion.STOP || !jumpAsKing(at, direction(at - jumpedFrom), captured, count)) {
            add(at, captured, count);
        }
        targets = menTake;
        from = man;
    }

    /** The direction of a jump over so many bits. */
    private int direction(int distance) {
        int d = 0;
        while (2 * shift(d) != Math.abs(distance)) {
            d++;
        }
        return distance > 0 ? d : d ^ 4;
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
        if (weighing != FREE && falls(captured, count)) {
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
        if (weighing == MOST_PIECES) {
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
