package damiera.notation.pdn;

import damiera.rules.Move;
import damiera.rules.Position;
import java.util.List;
import java.util.Optional;

/**
 * The main line of a game as far as it can be played.
 *
 * @param start    where it begins; the start of the game where the file's own position cannot be set up
 * @param quietPlies plies without progress before it began, as its FEN tells (H); 0 or more
 * @param plies    the moves with the positions after them
 * @param end      how the replay ended
 * @param faults   what went wrong, empty unless the end is {@link End#FAULT}
 * @param warnings what was read although it is not right
 */
public record ReplayedGame(
        Position start, int quietPlies, List<Ply> plies, End end, List<PdnFault> faults, List<PdnFault> warnings) {
    /** Copies the lists. */
    public ReplayedGame {
        plies = List.copyOf(plies);
        faults = List.copyOf(faults);
        warnings = List.copyOf(warnings);
    }

    /** {@return the position after the last move} */
    public Position last() {
        return plies.isEmpty() ? start : plies.getLast().after();
    }

    /** {@return the first fault, if there is one} */
    public Optional<PdnFault> fault() {
        return faults.isEmpty() ? Optional.empty() : Optional.of(faults.getFirst());
    }

    /**
     * One move played.
     *
     * @param move  the move
     * @param after the position after it
     * @param item  where it was written; of a capture told jump by jump the first jump
     */
    public record Ply(Move move, Position after, PdnItem.MoveItem item) {}

    /** How a replay ends. */
    public enum End {
        /** Every move was legal. */
        LEGAL,
        /** Every move was legal, but the last capture is cut short. */
        UNFINISHED,
        /** A move was illegal or unreadable, or the position cannot be set up. */
        FAULT
    }
}
