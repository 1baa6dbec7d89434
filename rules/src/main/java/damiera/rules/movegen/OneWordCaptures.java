package damiera.rules.movegen;

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
abstract sealed class OneWordCaptures extends OneWordLines permits OneWordMen {
    private static final int FREE = 0;
    private static final int MOST_PIECES = 1;
    private static final int RANKED = 2;
    private static final int FROM_ANYWHERE = -1;

    /** Jumps along diagonals that spare bits guard; other directions are told bit by bit. */
    private static final int UP_ONLY = -1;

    private static final int DOWN_ONLY = -2;
    private static final int UP_AND_DOWN = -3;

    final boolean flying;
    final boolean menTakeKings;
    private final int[] manPlans;
    /** Where a jump of a man, or what it takes, may stand, indexed by side << 3 | direction; nowhere if he may not. */
    private final long[] manInside = new long[2 * Geometry.DIRECTIONS];

    private final boolean menJumpAlongDiagonals;
    private final boolean menJumpStraight;
    private final boolean kingsJumpAlongDiagonals;
    private final boolean kingsJumpStraight;
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
    private int manSide;
    private int kingsJump;
    private int from;
    private int byKing;
    private int size;
    private int mostPieces;
    private int weighing;
    private MoveBuffer buffer;
    private final long[] path = new long[64];

    OneWordCaptures(MoveTables tables, List<CaptureCriterion> priority, Counting counting) {
        super(tables);
        Geometry geometry = tables.geometry;
        flying = tables.flying;
        menTakeKings = tables.menTakeKings();
        manPlans = new int[] {plan(geometry, tables.manCaptures[0]), plan(geometry, tables.manCaptures[1])};
        menJumpAlongDiagonals = (tables.manCaptures[0] & (UP | DOWN)) != 0;
        kingsJumpAlongDiagonals = (tables.kingCaptures[0] & (UP | DOWN)) != 0;
        kingsJumpStraight = (tables.kingCaptures[0] & STRAIGHT) != 0;
        menJumpStraight = (tables.manCaptures[0] & STRAIGHT) != 0;
        for (int d = 0; d < Geometry.DIRECTIONS; d++) {
            for (int side = 0; side < 2; side++) {
                manInside[side << 3 | d] = (tables.manCaptures[side] >>> d & 1) == 0 ? 0 : tables.inside[d][0];
            }
        }
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
        manPlan = manPlans[side];
        manSide = side << 3;
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
        long capturing = kings == 0 ? 0 : capturingKings(kings, open, side);
        if ((capturers | capturing) == 0) {
            return false;
        }
        this.enemyKings = enemyKings;
        lastRow = lastRows[side];
        manPlan = manPlans[side];
        manSide = side << 3;
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
        if (capturing != 0) {
            captureWithKings(capturing, open);
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

    /** Where the jumps of a man land. */
    private long manLandings(long at, long captured) {
        long victims = targets & ~captured;
        long open = empty | captured & removedAtOnce;
        if (manPlan == UP_ONLY) {
            return (at >>> shift0 & victims) >>> shift0 & open | (at >>> shift1 & victims) >>> shift1 & open;
        }
        if (manPlan == DOWN_ONLY) {
            return (at << shift0 & victims) << shift0 & open | (at << shift1 & victims) << shift1 & open;
        }
        return manPlan == UP_AND_DOWN ? diagonalLandings(at, victims, open) : landings(at, victims, open);
    }

    private long diagonalLandings(long at, long victims, long open) {
        return ((at >>> shift0 & victims) >>> shift0
                        | (at >>> shift1 & victims) >>> shift1
                        | (at << shift0 & victims) << shift0
                        | (at << shift1 & victims) << shift1)
                & open;
    }

    private long landings(long at, long victims, long open) {
        long to = 0;
        long[] in = manInside;
        int side = manSide;
        if (menJumpStraight) {
            to = (at << shift2 & victims & in[side + 2]) << shift2 & in[side + 2]
                    | (at << shift3 & victims & in[side + 3]) << shift3 & in[side + 3]
                    | (at >>> shift2 & victims & in[side + 6]) >>> shift2 & in[side + 6]
                    | (at >>> shift3 & victims & in[side + 7]) >>> shift3 & in[side + 7];
        }
        if (menJumpAlongDiagonals) {
            to |= (at << shift0 & victims & in[side]) << shift0 & in[side]
                    | (at << shift1 & victims & in[side + 1]) << shift1 & in[side + 1]
                    | (at >>> shift0 & victims & in[side + 4]) >>> shift0 & in[side + 4]
                    | (at >>> shift1 & victims & in[side + 5]) >>> shift1 & in[side + 5];
        }
        return to & open;
    }

    /** The squares from which a man of a side could jump, were he there. */
    final long jumpingSquares(long open, long victims, int man) {
        long from = 0;
        long[] in = manInside;
        int side = man << 3;
        if (menJumpStraight) {
            from = ((open & in[side + 2]) >>> shift2 & victims & in[side + 2]) >>> shift2
                    | ((open & in[side + 3]) >>> shift3 & victims & in[side + 3]) >>> shift3
                    | ((open & in[side + 6]) << shift2 & victims & in[side + 6]) << shift2
                    | ((open & in[side + 7]) << shift3 & victims & in[side + 7]) << shift3;
        }
        if (menJumpAlongDiagonals) {
            from |= ((open & in[side]) >>> shift0 & victims & in[side]) >>> shift0
                    | ((open & in[side + 1]) >>> shift1 & victims & in[side + 1]) >>> shift1
                    | ((open & in[side + 4]) << shift0 & victims & in[side + 4]) << shift0
                    | ((open & in[side + 5]) << shift1 & victims & in[side + 5]) << shift1;
        }
        return from;
    }

    /** The kings that can capture. */
    final long capturingKings(long kings, long open, int side) {
        return flying ? capturingFliers(kings, open) : kings & kingJumpingSquares(open, side);
    }

    private long kingJumpingSquares(long open, int side) {
        long from = 0;
        for (int rest = kingDirections[side]; rest != 0; rest &= rest - 1) {
            int d = Integer.numberOfTrailingZeros(rest);
            from |= back(back(open, d) & enemies, d);
        }
        return from;
    }

    private long capturingFliers(long kings, long open) {
        long capturing = 0;
        for (long rest = kings; rest != 0; rest &= rest - 1) {
            int at = numberOfTrailingZeros(rest);
            long behind = 0;
            if (kingsJumpAlongDiagonals) {
                behind = (reachDown(at, ~open) & enemies) << shift0 & inside0
                        | (reachDown(1 << 6 | at, ~open) & enemies) << shift1 & inside1
                        | (reachUp(4 << 6 | at, ~open) & enemies) >>> shift0 & inside4
                        | (reachUp(5 << 6 | at, ~open) & enemies) >>> shift1 & inside5;
            }
            if (kingsJumpStraight) {
                behind |= (reachDown(2 << 6 | at, ~open) & enemies) << shift2 & inside2
                        | (reachDown(3 << 6 | at, ~open) & enemies) << shift3 & inside3
                        | (reachUp(6 << 6 | at, ~open) & enemies) >>> shift2 & inside6
                        | (reachUp(7 << 6 | at, ~open) & enemies) >>> shift3 & inside7;
            }
            capturing |= (behind & open) != 0 ? rest & -rest : 0;
        }
        return capturing;
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
    private int direction(int bits) {
        int d = 0;
        while (2 * distance(d) != bits) {
            d++;
        }
        return d;
    }

    /** Captures in every direction, but back the way it came only where the rules let it; says whether there is one. */
    private boolean jumpAsKing(int at, int came, long captured, int count) {
        boolean any = false;
        for (int rest = kingsJump; rest != 0; rest &= rest - 1) {
            int d = Integer.numberOfTrailingZeros(rest);
            if (d != (came ^ 4) || reverses || came < 0) {
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
        if (!goOn(d, first, landings, openAfter, taken, count + 1)) {
            boolean behind = landing == Landing.DIRECTLY_BEHIND_A_LAST_KING && (victim & enemyKings) != 0;
            addEach(behind ? first : landings, taken, count + 1);
        }
        return true;
    }

    /**
     * Goes on from the landing squares of one ray; says whether it could from any. Straight on, and straight back, is
     * the same from all of them and tried once, unless the squares landed on are told apart.
     */
    private boolean goOn(int d, long first, long landings, long open, long taken, int count) {
        boolean more = false;
        for (int rest = kingsJump; rest != 0; rest &= rest - 1) {
            int next = Integer.numberOfTrailingZeros(rest);
            boolean onLine = ((next ^ d) & 3) == 0;
            if (onLine && next != d && !reverses) {
                continue;
            }
            long from = onLine && counting != Counting.PATHS ? first : landings;
            long victims = step(fill(from, next, open), next) & targets & ~taken;
            if ((step(victims, next) & open) != 0) {
                for (; from != 0; from &= from - 1) {
                    more |= fly(numberOfTrailingZeros(from), next, taken, count);
                }
            }
        }
        return more;
    }

    private void addEach(long landings, long captured, int count) {
        if (weighing == FREE || !falls(captured, count)) {
            for (long rest = landings; rest != 0; rest &= rest - 1) {
                put(numberOfTrailingZeros(rest), captured, count);
            }
        }
    }

    private void add(int to, long captured, int count) {
        if (weighing == FREE || !falls(captured, count)) {
            put(to, captured, count);
        }
    }

    private void put(int to, long captured, int count) {
        int move = MoveBuffer.ends(from, to);
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
