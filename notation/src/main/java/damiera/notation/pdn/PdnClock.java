package damiera.notation.pdn;

import damiera.rules.Side;
import java.util.Optional;

/** What the clocks show after a move, in thousandths of a second. Immutable. */
public sealed interface PdnClock {
    /**
     * {@code [%clk 0:29:46]}: the time left to who made the move.
     *
     * @param left 0 or more
     */
    record OfMover(long left) implements PdnClock {}

    /**
     * {@code [%clock w1:29:46 B1:29:40]}: the times left to both.
     *
     * @param white   White's, 0 or more
     * @param black   Black's, 0 or more
     * @param running whose clock runs, who has a capital letter; empty where none or both have
     */
    record OfBoth(long white, long black, Optional<Side> running) implements PdnClock {}
}
