package damiera.rules.movegen;

import damiera.rules.CaptureCriterion;
import damiera.rules.Landing;
import damiera.rules.Promotion;
import java.util.Arrays;
import java.util.List;

/**
 * Lists captures on a board of two words or more. Pieces jump from bit to bit by a table of neighbours; what they take
 * is marked, and the mark removed, as the search goes down and up. So it does for every board and every rule; where
 * sets of pieces can be moved at once, others are faster.
 *
 * <p>A set has four words here, of which a board may use fewer, so that {@link MoveTables#NOWHERE} may be asked for.
 */
abstract sealed class WideCaptures extends MoveGenerator permits WideGenerator, TwoWordGenerator {
    private static final int FREE = 0;
    private static final int MOST_PIECES = 1;
    private static final int RANKED = 2;
    private static final int FROM_ANYWHERE = -1;
    private static final int WORDS = Geometry.MOST_BITS / Long.SIZE;

    final int words;
    final boolean flying;
    final boolean menTakeKings;
    private final byte[] next;
    private final int[] manDirections;
    private final int[] kingDirections;
    private final long[][] lastRows;
    private final Promotion promotion;
    private final Landing landing;
    private final boolean removedAtOnce;
    private final boolean reverses;
    private final Priority criteria;
    private final int priority;
    private final Counting counting;
    private final int firstAmbiguous;

    // The position being expanded.
    final long[] open = new long[WORDS];
    final long[] enemyMen = new long[WORDS];
    final long[] enemies = new long[WORDS];
    private final long[] enemyKings = new long[WORDS];
    private final long[] captured = new long[WORDS];
    private long[] targets = enemies;
    private long[] lastRow;
    private int menJump;
    private int kingsJump;
    private int from;
    private int byKing;
    private int size;
    private int mostPieces;
    private final CaptureBudget budget = new CaptureBudget();
    private MoveBuffer buffer;
    private final int[] path = new int[Geometry.MOST_BITS];
    private final long[] order = new long[WORDS];

    WideCaptures(MoveTables tables, List<CaptureCriterion> priority, Counting counting) {
        words = tables.geometry.words();
        next = tables.next;
        flying = tables.flying;
        menTakeKings = tables.menTakeKings();
        manDirections = tables.manCaptures;
        kingDirections = tables.kingCaptures;
        lastRows = tables.lastRow;
        lastRow = lastRows[0];
        promotion = tables.promotion();
        landing = tables.landing;
        removedAtOnce = tables.removedAtOnce();
        reverses = tables.reverses();
        criteria = new Priority(priority, WORDS);
        this.priority = priority.isEmpty()
                ? FREE
                : priority.equals(List.of(CaptureCriterion.MOST_PIECES)) ? MOST_PIECES : RANKED;
        this.counting = counting;
        firstAmbiguous = counting == Counting.CAPTURES ? tables.firstAmbiguous() : Integer.MAX_VALUE;
        buffer = tables.none;
    }

    /** Sets one word of the enemy's pieces. */
    final void enemies(int w, long men, long kings) {
        enemyMen[w] = men;
        enemyKings[w] = kings;
        enemies[w] = men | kings;
    }

    /** Prepares for the captures of one position; {@link #open} and the enemy's pieces are set by then. */
    final void begin(int side, MoveBuffer into) {
        lastRow = lastRows[side];
        menJump = manDirections[side];
        kingsJump = kingDirections[side];
        buffer = into;
        size = 0;
        mostPieces = 0;
        Arrays.fill(captured, 0); // a search that was too long left its marks
        budget.renew();
        criteria.reset();
    }

    /** Whether captures are weighed by more than how many pieces they take. */
    final boolean isRanked() {
        return priority == RANKED;
    }

    /** Lists the captures of a man, after {@link #begin}. */
    final void captureWithMan(int bit) {
        byKing = 0;
        targets = menTakeKings ? enemies : enemyMen;
        lift(bit);
        jumpAsMan(bit, FROM_ANYWHERE, 0);
        lift(bit);
    }

    /** Lists the captures of a king, after those of men. */
    final void captureWithKing(int bit) {
        byKing = 1;
        targets = enemies;
        lift(bit);
        jumpAsKing(bit, FROM_ANYWHERE, 0);
        lift(bit);
    }

    /** Takes the capturing piece off the board, or puts it back. */
    private void lift(int bit) {
        from = bit;
        open[bit >> 6] ^= 1L << bit;
    }

    /** Ends what {@link #begin} began; says whether there is any capture. */
    final boolean end() {
        buffer.size = size;
        buffer.captures = size;
        return size != 0;
    }

    static boolean has(long[] set, int bit) {
        return (set[bit >> 6] >>> bit & 1) != 0;
    }

    final int next(int bit, int d) {
        return next[d << 8 | bit] & MoveBuffer.BIT;
    }

    private boolean isVictim(int bit) {
        return has(targets, bit) && !has(captured, bit);
    }

    private boolean mayTurn(int d, int came) {
        return d != (came ^ 4) || reverses || came < 0;
    }

    /** Marks a piece as taken in a jump, or, called again, as not taken. */
    private void take(int victim, int jump) {
        long bit = 1L << victim;
        captured[victim >> 6] ^= bit;
        if (removedAtOnce) {
            open[victim >> 6] ^= bit;
        }
        path[jump] = victim;
    }

    private void jumpAsMan(int at, int came, int count) {
        boolean last = true;
        for (int d = 0; menJump >>> d != 0; d++) {
            int victim = next(at, d);
            int to = next(victim, d);
            if ((menJump >>> d & 1) != 0 && isVictim(victim) && has(open, to) && mayTurn(d, came)) {
                budget.jump();
                take(victim, count);
                landMan(to, d, count + 1);
                take(victim, count);
                last = false;
            }
        }
        if (last && count != 0) {
            add(at, count);
        }
    }

    private void landMan(int to, int d, int count) {
        if (promotion == Promotion.END_ONLY || !has(lastRow, to)) {
            jumpAsMan(to, d, count);
        } else {
            landCrowned(to, d, count);
        }
    }

    private void landCrowned(int at, int d, int count) {
        int man = from;
        long[] menTake = targets;
        from = man | MoveBuffer.PROMOTES;
        targets = enemies;
        if (promotion == Promotion.STOP || !jumpAsKing(at, d, count)) {
            add(at, count);
        }
        targets = menTake;
        from = man;
    }

    /** Captures in every direction, but back the way it came only where the rules let it; says whether there is one. */
    private boolean jumpAsKing(int at, int came, int count) {
        boolean any = false;
        for (int d = 0; kingsJump >>> d != 0; d++) {
            if ((kingsJump >>> d & 1) != 0 && mayTurn(d, came)) {
                any |= flying ? fly(at, d, count) : jumpShort(at, d, count);
            }
        }
        return any;
    }

    private boolean jumpShort(int at, int d, int count) {
        int victim = next(at, d);
        int to = next(victim, d);
        if (!isVictim(victim) || !has(open, to)) {
            return false;
        }
        budget.jump();
        take(victim, count);
        if (!jumpAsKing(to, d, count + 1)) {
            add(to, count + 1);
        }
        take(victim, count);
        return true;
    }

    /** Captures along one ray and, from every landing square, what follows. */
    private boolean fly(int at, int d, int count) {
        int victim = next(at, d);
        while (has(open, victim)) {
            victim = next(victim, d);
        }
        int first = next(victim, d);
        if (!isVictim(victim) || !has(open, first)) {
            return false;
        }
        budget.jump();
        take(victim, count);
        if (!goOn(first, d, count + 1)) {
            boolean behind = landing == Landing.DIRECTLY_BEHIND
                    || landing == Landing.DIRECTLY_BEHIND_A_LAST_KING && has(enemyKings, victim);
            int to = first;
            do {
                add(to, count + 1);
                to = next(to, d);
            } while (!behind && has(open, to));
        }
        take(victim, count);
        return true;
    }

    /**
     * Goes on from every landing square of one ray; says whether it could from any. Straight on, and straight back,
     * is the same from all of them and tried once, unless the squares landed on are told apart.
     */
    private boolean goOn(int first, int d, int count) {
        boolean more = false;
        int at = first;
        do {
            boolean along = counting == Counting.PATHS || at == first;
            for (int turn = 0; kingsJump >>> turn != 0; turn++) {
                boolean onLine = ((turn ^ d) & 3) == 0;
                if ((kingsJump >>> turn & 1) != 0 && (!onLine || along && (turn == d || reverses))) {
                    more |= fly(at, turn, count);
                }
            }
            at = next(at, d);
        } while (landing != Landing.DIRECTLY_BEHIND && has(open, at));
        return more;
    }

    /** Adds the quiet moves of a flying king. */
    final void listFlights(int king, int directions, MoveBuffer into) {
        int n = into.size;
        for (int d = 0; directions >>> d != 0; d++) {
            if ((directions >>> d & 1) != 0) {
                for (int to = next(king, d); has(open, to); to = next(to, d)) {
                    into.ends[n++] = MoveBuffer.ends(king, to);
                }
            }
        }
        into.size = n;
    }

    private void add(int to, int count) {
        if (priority != FREE && falls(count)) {
            return;
        }
        int move = MoveBuffer.ends(from, to);
        if (count >= firstAmbiguous && isListed(move)) {
            return;
        }
        if (size == buffer.ends.length) {
            buffer.grow(2 * size);
        }
        buffer.ends[size] = move;
        System.arraycopy(captured, 0, buffer.captured, size++ * words, words);
    }

    /** Whether a capture is worse than another; if it is better than all before, they go. */
    private boolean falls(int count) {
        if (priority == MOST_PIECES) {
            if (count > mostPieces) {
                mostPieces = count;
                size = 0;
            }
            return count < mostPieces;
        }
        Priority.Verdict verdict = criteria.weigh(count, tellOrder(count), byKing, order);
        if (verdict == Priority.Verdict.BETTER) {
            size = 0;
        }
        return verdict == Priority.Verdict.WORSE;
    }

    /** Tells which jumps take kings; says how many do. */
    private int tellOrder(int count) {
        int kings = 0;
        for (int w = 0; w < WORDS; w++) {
            order[w] = 0;
        }
        for (int i = 0; i < count; i++) {
            if (has(enemyKings, path[i])) {
                Priority.takesKing(order, i);
                kings++;
            }
        }
        return kings;
    }

    /** Whether the capture is listed by another route; it crowns if any of its routes does. */
    private boolean isListed(int move) {
        budget.look(size);
        for (int i = size; --i >= 0; ) {
            if (((buffer.ends[i] ^ move) & ~MoveBuffer.PROMOTES) == 0 && isTaken(i)) {
                buffer.ends[i] |= move;
                return true;
            }
        }
        return false;
    }

    /** Whether a listed capture takes what is taken now. */
    private boolean isTaken(int i) {
        long differences = 0;
        for (int w = 0; w < words; w++) {
            differences |= buffer.captured[i * words + w] ^ captured[w];
        }
        return differences == 0;
    }
}
