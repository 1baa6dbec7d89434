package damiera.rules.movegen;

import damiera.rules.CaptureCriterion;
import java.util.List;

/**
 * Lists legal moves. One instance serves one thread, since the position being expanded is held in fields.
 *
 * <p>Sets come as the words of White's pieces, then those of Black's.
 */
abstract sealed class MoveGenerator permits OneWordLines, WideCaptures {
    /** A generator as good as any for these tables. */
    static MoveGenerator of(MoveTables tables, List<CaptureCriterion> priority, Counting counting) {
        if (tables.oneWord()) {
            return new OneWordGenerator(tables, priority, counting);
        }
        return tables.twoWords()
                ? new TwoWordGenerator(tables, priority, counting)
                : new WideGenerator(tables, priority, counting);
    }

    /**
     * Lists the moves of one side.
     *
     * @param resting the bit of a king that may make no quiet move, or -1
     */
    abstract void generate(long[] men, long[] kings, int side, int resting, MoveBuffer buffer);
}
