package damiera.rules.movegen;

import damiera.rules.CaptureCriterion;
import java.util.List;

/**
 * Lists legal moves. One instance serves one thread, since the position being expanded is held in fields.
 *
 * <p>Sets come as four words each, indexed by {@code side << 1 | word}.
 */
abstract sealed class MoveGenerator permits OneWordLines, TwoWordCaptures {
    /** A generator as good as any for these tables. */
    static MoveGenerator of(MoveTables tables, List<CaptureCriterion> priority, Counting counting) {
        return tables.oneWord()
                ? new OneWordGenerator(tables, priority, counting)
                : new TwoWordGenerator(tables, priority, counting);
    }

    /**
     * Lists the moves of one side.
     *
     * @param resting the bit of a king that may make no quiet move, or -1
     */
    abstract void generate(long[] men, long[] kings, int side, int resting, MoveBuffer buffer);
}
