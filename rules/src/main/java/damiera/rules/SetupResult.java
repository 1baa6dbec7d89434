package damiera.rules;

import java.util.List;

/** What comes of a setup: a position, or every reason why not. */
public sealed interface SetupResult {
    /**
     * It can be played.
     *
     * @param position the position
     */
    record Valid(Position position) implements SetupResult {}

    /**
     * It cannot.
     *
     * @param faults all of them, one or more
     */
    record Invalid(List<SetupFault> faults) implements SetupResult {
        /** Copies the list. */
        public Invalid {
            faults = List.copyOf(faults);
        }
    }
}
