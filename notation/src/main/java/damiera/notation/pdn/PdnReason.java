package damiera.notation.pdn;

import damiera.notation.Expected;
import damiera.notation.NotationException;
import damiera.rules.Move;
import damiera.rules.Refusal;
import damiera.rules.Rules;
import damiera.rules.SetupFault;
import java.util.List;

/**
 * What is wrong with a game of a file. It is told by facts, not in a language: commands and pages put it into words from
 * their messages. Immutable.
 */
public sealed interface PdnReason {
    /** What needs no further facts to be told. */
    enum Slip implements PdnReason {
        /** A tag has no name. */
        UNNAMED_TAG,
        /** The value of a tag has no quotes. */
        UNQUOTED_VALUE,
        /** Square brackets stand among moves. */
        BRACKETS_AMONG_MOVES,
        /** A mark or a list of captured squares stands before every move. */
        MARK_WITHOUT_MOVE,
        /** A comment is not closed. */
        COMMENT_NOT_CLOSED,
        /** A comment stands within a comment: they do not nest. */
        NESTED_COMMENT,
        /** A variation is not closed. */
        VARIATION_NOT_CLOSED,
        /** A parenthesis is closed that was not opened. */
        NOTHING_TO_CLOSE,
        /** A result stands within a variation. */
        RESULT_IN_VARIATION,
        /** A move is left out although others follow. */
        MOVE_LEFT_OUT,
        /** A man on its last row is read as a king. */
        MAN_READ_AS_KING,
        /** The moves say that the other side begins than the FEN says. */
        OTHER_SIDE_BEGINS
    }

    /**
     * More than a reader keeps; what is beyond is dropped.
     *
     * @param what of what
     * @param most how much is kept
     */
    record TooMuch(Bound what, int most) implements PdnReason {}

    /** What a reader keeps a bounded number of. */
    enum Bound {
        /** Tags of a game. */
        TAGS,
        /** Moves and comments of a game. */
        ITEMS,
        /** Variations in each other. */
        DEPTH
    }

    /**
     * Text that stands outside braces and is no word of PDN.
     *
     * @param text its beginning
     */
    record StrayText(String text) implements PdnReason {}

    /**
     * Signs that mean nothing here.
     *
     * @param text the signs
     */
    record StraySigns(String text) implements PdnReason {}

    /**
     * Text that looks like a move and cannot be read as one in this game.
     *
     * @param text     the whole text
     * @param offset   where reading it failed, 0-based
     * @param expected what is allowed there
     * @param found    what stands there instead, empty at the end
     */
    record UnreadableMove(String text, int offset, Expected expected, String found) implements PdnReason {
        static UnreadableMove of(NotationException fault) {
            return new UnreadableMove(fault.text(), fault.offset(), fault.expected(), fault.found());
        }
    }

    /**
     * A move that the rules refuse.
     *
     * @param text    as it is written
     * @param rules   the game
     * @param refusal why
     */
    record IllegalMove(String text, Rules rules, Refusal refusal) implements PdnReason {}

    /**
     * A capture told by from and to that means several.
     *
     * @param text     as it is written
     * @param rules    the game
     * @param readings what it may mean, two or more
     */
    record AmbiguousCapture(String text, Rules rules, List<Move> readings) implements PdnReason {
        /** Copies the list. */
        public AmbiguousCapture {
            readings = List.copyOf(readings);
        }
    }

    /**
     * A FEN that cannot be read.
     *
     * @param offset   where reading it failed, 0-based
     * @param expected what is allowed there
     * @param found    what stands there instead, empty at the end
     */
    record UnreadableFen(int offset, Expected expected, String found) implements PdnReason {
        static UnreadableFen of(NotationException fault) {
            return new UnreadableFen(fault.offset(), fault.expected(), fault.found());
        }
    }

    /**
     * A position that cannot be played from.
     *
     * @param rules  the game
     * @param faults why, one or more
     */
    record ImpossiblePosition(Rules rules, List<SetupFault> faults) implements PdnReason {
        /** Copies the list. */
        public ImpossiblePosition {
            faults = List.copyOf(faults);
        }
    }
}
