package damiera.notation.pdn;

import damiera.rules.Rules;
import java.util.ArrayList;
import java.util.List;

/**
 * What the tags of a game say of which game it is.
 *
 * @param games    those that they may mean, the likely one first; none where they name none that is known
 * @param faults   why the game that they name cannot be known
 * @param warnings names that nobody knows
 */
record TaggedGame(List<Rules> games, List<PdnFault> faults, List<PdnFault> warnings) {
    static final TaggedGame NONE = of(List.of());

    static TaggedGame of(List<Rules> games) {
        return new TaggedGame(games, List.of(), List.of());
    }

    static TaggedGame faulty(PdnFault fault) {
        return new TaggedGame(List.of(), List.of(fault), List.of());
    }

    TaggedGame warned(PdnFault warning) {
        List<PdnFault> more = new ArrayList<>(warnings);
        more.add(warning);
        return new TaggedGame(games, faults, more);
    }

    boolean isInOrder() {
        return faults.isEmpty() && warnings.isEmpty();
    }

    boolean isKnown() {
        return !games.isEmpty();
    }

    /** The games of another tag, with what is wrong in this one. */
    TaggedGame or(TaggedGame other) {
        List<PdnFault> all = new ArrayList<>(warnings);
        all.addAll(other.warnings());
        return new TaggedGame(other.games(), faults, all);
    }
}
