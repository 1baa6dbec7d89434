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

    private final CaptureCriterion[] criteria;
    private final long[] best;

    Priority(List<CaptureCriterion> criteria) {
        this.criteria = criteria.toArray(new CaptureCriterion[0]);
        best = new long[this.criteria.length];
    }

    void reset() {
        Arrays.fill(best, -1);
    }

    /**
     * Weighs a capture, and remembers it when it is better.
     *
     * @param pieces how many pieces it takes
     * @param kings  how many of them are kings
     * @param byKing 1 when a king captures, else 0
     * @param order  bit 62 - i says whether jump i takes a king
     */
    Verdict weigh(int pieces, int kings, int byKing, long order) {
        for (int i = 0; i < criteria.length; i++) {
            long value = criteria[i].measure(pieces, kings, byKing, order);
            if (value < best[i]) {
                return Verdict.WORSE;
            }
            if (value > best[i]) {
                for (int j = i; j < criteria.length; j++) {
                    best[j] = criteria[j].measure(pieces, kings, byKing, order);
                }
                return Verdict.BETTER;
            }
        }
        return Verdict.EQUAL;
    }
}
