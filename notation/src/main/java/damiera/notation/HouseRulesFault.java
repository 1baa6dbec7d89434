package damiera.notation;

import damiera.rules.RulesFault;
import java.util.List;

/** One fault in house rules. It is told by facts, not in a language. Immutable. */
public sealed interface HouseRulesFault {
    /** {@return where in the JSON, as {@code board.files} or {@code draws.rules[1].plies}; empty for the whole} */
    String path();

    /** {@return where in the text, 0-based} */
    int offset();

    /**
     * A member is missing or has a wrong value.
     *
     * @param path     which member
     * @param offset   where its value stands, or the object that lacks it
     * @param expected what is allowed
     * @param found    what stands there as JSON, of an object or array the bracket; empty where nothing does
     */
    record WrongValue(String path, int offset, Expected expected, String found) implements HouseRulesFault {}

    /**
     * A member that means nothing here.
     *
     * @param path    which member
     * @param offset  where its value stands
     * @param allowed the members that may stand here
     */
    record UnknownMember(String path, int offset, List<String> allowed) implements HouseRulesFault {
        /** Copies the list. */
        public UnknownMember {
            allowed = List.copyOf(allowed);
        }
    }

    /**
     * The JSON itself is right, but its answers make no game.
     *
     * @param path   the first component that contradicts
     * @param offset where it stands
     * @param fault  how they contradict
     */
    record Contradiction(String path, int offset, RulesFault fault) implements HouseRulesFault {}
}
