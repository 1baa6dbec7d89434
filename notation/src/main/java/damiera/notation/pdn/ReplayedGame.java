package damiera.notation.pdn;

import damiera.rules.Move;
import damiera.rules.Position;
import damiera.rules.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The main line of a game as far as it can be played.
 *
 * @param start      where it begins; the start of the game where the file's own position cannot be set up
 * @param quietPlies plies without progress before it began, as its FEN tells (H); 0 or more
 * @param plies      the moves with the positions after them
 * @param end        how the replay ended
 * @param reached    how many items of the movetext were played through: at the next one the replay stopped
 * @param cut        the capture that is cut short, where the end is {@link End#UNFINISHED}
 * @param result     the result that stands, as {@code 2-0}, {@code 4-6}, {@code *}: the one at the end of the movetext, or
 *                   where that is missing or {@code *} the one of the Result tag; empty where there is none
 * @param faults     what went wrong, empty unless the end is {@link End#FAULT}
 * @param warnings   what was read although it is not right, and what is wrong in variations
 */
public record ReplayedGame(
        Position start,
        int quietPlies,
        List<Ply> plies,
        End end,
        int reached,
        Optional<Cut> cut,
        Optional<String> result,
        List<PdnFault> faults,
        List<PdnFault> warnings) {
    /** Copies the lists. */
    public ReplayedGame {
        plies = List.copyOf(plies);
        faults = List.copyOf(faults);
        warnings = List.copyOf(warnings);
    }

    /** The same with more faults and warnings in front; with a fault it ends in one. */
    ReplayedGame with(List<PdnFault> moreFaults, List<PdnFault> moreWarnings) {
        List<PdnFault> allFaults = new ArrayList<>(moreFaults);
        allFaults.addAll(faults);
        List<PdnFault> allWarnings = new ArrayList<>(moreWarnings);
        allWarnings.addAll(warnings);
        End worst = moreFaults.isEmpty() ? end : End.FAULT;
        return new ReplayedGame(start, quietPlies, plies, worst, reached, cut, result, allFaults, allWarnings);
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
     * @param before the position in which it was played: the one after the move before, unless a position was set up
     *               between the two
     * @param move   the move
     * @param after  the position after it
     * @param item   where it was written; of a capture told jump by jump the first jump
     */
    public record Ply(Position before, Move move, Position after, PdnItem.MoveItem item) {}

    /**
     * A capture cut short.
     *
     * @param item    where it was written; of one told jump by jump the first jump
     * @param squares the squares that are told, from the first on
     */
    public record Cut(PdnItem.MoveItem item, List<Square> squares) {
        /** Copies the list. */
        public Cut {
            squares = List.copyOf(squares);
        }
    }

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
