package damiera.rules;

import java.util.List;

/** What comes of playing a move in a game. */
public sealed interface PlayResult {
    /**
     * It was played.
     *
     * @param game the game after it
     * @param move the move as it is legal
     */
    record Played(Game game, Move move) implements PlayResult {}

    /**
     * It was not; the game is as before.
     *
     * @param refusal why
     * @param must    the moves that may be played instead
     */
    record Refused(Refusal refusal, List<Move> must) implements PlayResult {
        /** Copies the list. */
        public Refused {
            must = List.copyOf(must);
        }
    }
}
