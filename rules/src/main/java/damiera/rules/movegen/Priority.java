package damiera.rules.movegen;

import damiera.rules.CaptureCriterion;
import java.util.Arrays;
import java.util.List;

/**
 * The best that any capture of a position has reached so far, criterion by criterion, the most important first. The
 * caller says what a capture is worth in numbers; this says whether it stands, falls, or fells all before it.
 */
final class Priority {
    /** How a capture compares with the best so far. */
    enum Verdict {
        WORSE,
        EQUAL,
        BETTER
    }

    /** How many jumps one word of an order tells of. */
    private static final int JUMPS = 63;

    private final CaptureCriterion[] criteria;
    private final long[] best;
    /** Which word of the order is the question, where it is a question of order. */
    private final int[] part;
    /** The order of a capture of so few jumps that one word tells it. */
    private final long[] order = new long[1];

    Priority(List<CaptureCriterion> criteria) {
        this(criteria, 1);
    }

    /** A priority for captures whose order is told in so many words. */
    Priority(List<CaptureCriterion> criteria, int words) {
        int places = criteria.contains(CaptureCriterion.KINGS_EARLIEST) ? criteria.size() + words - 1 : criteria.size();
        this.criteria = new CaptureCriterion[places];
        part = new int[places];
        best = new long[places];
        int place = 0;
        for (CaptureCriterion criterion : criteria) {
            for (int word = 0; word < (criterion == CaptureCriterion.KINGS_EARLIEST ? words : 1); word++) {
                this.criteria[place] = criterion;
                part[place++] = word;
            }
        }
    }

    void reset() {
        Arrays.fill(best, -1);
    }

    /** Notes in an order, all zero before, that a jump, counted from 0, takes a king. */
    static void takesKing(long[] order, int jump) {
        order[jump / JUMPS] |= 1L << JUMPS - 1 - jump % JUMPS;
    }

    /**
     * Weighs a capture of at most 63 jumps, and remembers it when it is better.
     *
     * @param pieces how many pieces it takes
     * @param kings  how many of them are kings
     * @param byKing 1 when a king captures, else 0
     * @param order  bit 62 - i says whether jump i takes a king
     */
    Verdict weigh(int pieces, int kings, int byKing, long order) {
        this.order[0] = order;
        return weigh(pieces, kings, byKing, this.order);
    }

    /**
     * Weighs a capture, and remembers it when it is better.
     *
     * @param order as by {@link #takesKing}
     */
    Verdict weigh(int pieces, int kings, int byKing, long[] order) {
        for (int i = 0; i < criteria.length; i++) {
            long value = criteria[i].measure(pieces, kings, byKing, order[part[i]]);
            if (value < best[i]) {
                return Verdict.WORSE;
            }
            if (value > best[i]) {
                for (int j = i; j < criteria.length; j++) {
                    best[j] = criteria[j].measure(pieces, kings, byKing, order[part[j]]);
                }
                return Verdict.BETTER;
            }
        }
        return Verdict.EQUAL;
    }
}
