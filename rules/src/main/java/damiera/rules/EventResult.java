package damiera.rules;

/** What comes of an event handed to a game. */
public sealed interface EventResult {
    /**
     * It happened.
     *
     * @param game the game after it
     */
    record Done(Game game) implements EventResult {}

    /**
     * It cannot happen now; the game is as before.
     *
     * @param reason why
     */
    record Denied(Denial reason) implements EventResult {}

    /** Why an event cannot happen. */
    enum Denial {
        /** The game is over. */
        GAME_OVER,
        /** The move is not one that may be played now; {@link Game#play} says why. */
        ILLEGAL_MOVE,
        /** No piece of the side to move stands there. */
        NOT_YOUR_PIECE,
        /** The last move missed no obligation, or the right to answer it has lapsed. */
        NO_OBLIGATION_MISSED,
        /** That piece did not have to capture. */
        NOT_TO_BE_HUFFED,
        /** That side has offered a draw already. */
        ALREADY_OFFERED,
        /** The other side has offered no draw. */
        NO_OFFER,
        /** This game's counts run by themselves, or the count has been asked for already. */
        NO_COUNT_TO_REQUEST
    }
}
