package damiera.notation.pdn;

import damiera.rules.Position;
import damiera.rules.Rules;

/**
 * Writes games in PDN 3.0: the game's own GameType, names of squares, separators and results; captures by from and to
 * unless that is ambiguous; comments, judgements, clocks and variations kept; {@code *} at the end. A game that was written
 * is written the same again. Where a replay stopped, the moves before are written, and what stands behind in a comment; a
 * capture cut short is written as far as it is told. Immutable.
 */
public final class PdnWriter {
    private final Position start;
    private final PdnRemark remark;

    /**
     * Prepares for one game, with {@link PdnRemark#PLAIN} comments where a game stopped.
     *
     * @param rules the game in which games are written; it may be another than the one in which they were replayed
     */
    public PdnWriter(Rules rules) {
        this(rules, PdnRemark.PLAIN);
    }

    /**
     * Prepares for one game.
     *
     * @param rules  the game in which games are written; it may be another than the one in which they were replayed
     * @param remark words the comment where a game stopped
     */
    public PdnWriter(Rules rules, PdnRemark remark) {
        this.start = Position.start(rules);
        this.remark = remark;
    }

    /**
     * {@return the game as text, or why it cannot be written in this game}
     *
     * @param game     as it was read, or put together
     * @param replayed the same game, replayed
     */
    public WrittenGame write(PdnGame game, ReplayedGame replayed) {
        try {
            TwinPosition begin = TwinPosition.of(replayed.start(), start, game.place());
            String tags = PdnTagWriter.write(start, begin.target(), game, replayed);
            String moves = new PdnMoveWriter(start.rules(), remark, game, replayed).write(begin);
            return new WrittenGame.Written(tags + "\n" + moves + "\n");
        } catch (IllegalThere e) {
            return new WrittenGame.Refused(e.fault());
        }
    }

    /** Leads out of the depth of variations to the one place that answers. */
    static final class IllegalThere extends Exception {
        private static final long serialVersionUID = 1L;

        private final transient PdnFault fault;

        IllegalThere(TextPlace place, PdnReason reason) {
            super(reason.toString());
            fault = new PdnFault(place, reason);
        }

        PdnFault fault() {
            return fault;
        }
    }
}
