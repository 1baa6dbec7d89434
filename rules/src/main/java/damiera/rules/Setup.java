package damiera.rules;

import java.util.List;
import java.util.Optional;

/**
 * Anything that a person or a file can say about a position; nothing is checked. {@link Position#of} is the one door
 * from here to a position that can be played.
 *
 * @param placed         the pieces, in the order told; squares may repeat or lie outside the board
 * @param unknownSquares texts in the place of a square that name none ({@code 77}, {@code a2})
 * @param sideToMove     whose turn it is, where it is told
 * @param whiteRun       White's king moves in a row
 * @param blackRun       Black's king moves in a row
 * @param quietPlies     plies without progress so far (FEN's H), 0 where it is not told
 */
public record Setup(
        List<Placed> placed,
        List<String> unknownSquares,
        Optional<Side> sideToMove,
        KingRun whiteRun,
        KingRun blackRun,
        int quietPlies) {
    /** Copies the lists. */
    public Setup {
        placed = List.copyOf(placed);
        unknownSquares = List.copyOf(unknownSquares);
    }

    /**
     * {@return a setup of pieces and a side to move only}
     *
     * @param placed     the pieces
     * @param sideToMove whose turn it is
     */
    public static Setup of(List<Placed> placed, Side sideToMove) {
        return new Setup(placed, List.of(), Optional.of(sideToMove), KingRun.NONE, KingRun.NONE, 0);
    }
}
