package damiera.notation.pdn;

import damiera.notation.Expected;
import damiera.notation.HouseRulesFault;
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
     * @param chosen   as what it is read
     * @param choice   why
     */
    record AmbiguousCapture(String text, Rules rules, List<Move> readings, Move chosen, Choice choice)
            implements PdnReason {
        /** Copies the list. */
        public AmbiguousCapture {
            readings = List.copyOf(readings);
        }
    }

    /** Why one reading of an ambiguous capture is chosen. */
    enum Choice {
        /** Only with it the game goes on so far. */
        GOES_ON,
        /** It is the first; nothing says which is meant. */
        FIRST
    }

    /**
     * Something wrong in a variation; the main line goes on.
     *
     * @param reason what
     */
    record InVariation(PdnReason reason) implements PdnReason {}

    /**
     * The result at the end of the moves and the Result tag contradict each other; the first stands.
     *
     * @param result the result at the end
     * @param tag    the value of the tag
     */
    record ResultsDiffer(String result, String tag) implements PdnReason {}

    /**
     * A tag names a game that nobody knows; others decide.
     *
     * @param tag   Variant or GameType
     * @param value its value
     */
    record UnknownGame(String tag, String value) implements PdnReason {}

    /** Variant says that house rules are played, but no Rules tag has them. */
    record MissingRules() implements PdnReason {}

    /**
     * The house rules in a Rules tag are no JSON.
     *
     * @param offset   where reading them failed, 0-based
     * @param expected what is allowed there
     * @param found    what stands there instead, empty at the end
     */
    record UnreadableRules(int offset, Expected expected, String found) implements PdnReason {
        static UnreadableRules of(NotationException fault) {
            return new UnreadableRules(fault.offset(), fault.expected(), fault.found());
        }
    }

    /**
     * The house rules in a Rules tag make no game.
     *
     * @param faults why, one or more
     */
    record ImpossibleRules(List<HouseRulesFault> faults) implements PdnReason {
        /** Copies the list. */
        public ImpossibleRules {
            faults = List.copyOf(faults);
        }
    }

    /**
     * The tags name a game under which the moves are not legal, but under another game they are, or more of them.
     *
     * @param tagged the game that the tags name
     * @param played the game as which it is read
     */
    record OtherGame(Rules tagged, Rules played) implements PdnReason {}

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
