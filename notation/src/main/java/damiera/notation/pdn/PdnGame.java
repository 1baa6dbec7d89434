package damiera.notation.pdn;

import java.util.List;
import java.util.Optional;

/**
 * One game of a file, as it is written: nothing of it has been played.
 *
 * @param tags     in the order of the file
 * @param items    the movetext
 * @param result   the result at its end, as {@code 1-0}, {@code *}, or empty where there is none
 * @param place    where the game begins
 * @param faults   what could not be read; what stands before the first one was kept
 * @param warnings what was read although it is not right
 */
public record PdnGame(
        List<PdnTag> tags,
        List<PdnItem> items,
        Optional<String> result,
        TextPlace place,
        List<PdnFault> faults,
        List<PdnFault> warnings) {
    /** Copies the lists. */
    public PdnGame {
        tags = List.copyOf(tags);
        items = List.copyOf(items);
        faults = List.copyOf(faults);
        warnings = List.copyOf(warnings);
    }

    /**
     * {@return the value of a tag, if it is there}
     *
     * @param name the standard name, in any case
     */
    public Optional<String> tag(String name) {
        return tagItem(name).map(PdnTag::value);
    }

    /**
     * {@return a tag with its place, if it is there; of several the first}
     *
     * @param name the standard name, in any case
     */
    public Optional<PdnTag> tagItem(String name) {
        for (PdnTag tag : tags) {
            if (tag.name().equalsIgnoreCase(name)) {
                return Optional.of(tag);
            }
        }
        return Optional.empty();
    }
}
