package damiera.rules;

import java.util.List;

/** What comes of an attempt: the one legal move that it means, or why there is none. */
public sealed interface Resolution {
    /**
     * It means this move.
     *
     * @param move a legal move
     */
    record Legal(Move move) implements Resolution {}

    /**
     * It may not be played.
     *
     * @param refusal why
     * @param must    the moves that may be played instead
     */
    record Refused(Refusal refusal, List<Move> must) implements Resolution {
        /** Copies the list. */
        public Refused {
            must = List.copyOf(must);
        }
    }
}
