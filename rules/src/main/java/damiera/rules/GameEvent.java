package damiera.rules;

/** One thing that happened in a game. The start position and the events in order give the same game again. */
public sealed interface GameEvent {
    /**
     * The side to move moved.
     *
     * @param move a legal move
     */
    record Moved(Move move) implements GameEvent {}

    /**
     * The side to move touched one of its pieces, at a table where touched is moved. A piece that can move then must,
     * unless it was announced ({@link Adjusting}).
     *
     * @param square where the piece stands
     */
    record Touched(Square square) implements GameEvent {}

    /** The side to move announced that it only puts the next piece right ("accomodo"): touching it does not bind. */
    record Adjusting() implements GameEvent {}

    /**
     * The side to move took off a piece that should have captured ("soffio"), and is still to move.
     *
     * @param square where that piece stands now
     */
    record Huffed(Square square) implements GameEvent {}

    /** The side to move demanded the capture: the last move was taken back, and a required one must be played. */
    record CaptureDemanded() implements GameEvent {}

    /**
     * A side offered a draw. It stands until it is answered, the other side moves, or the game ends.
     *
     * @param by who
     */
    record DrawOffered(Side by) implements GameEvent {}

    /**
     * A side agreed to the other's offer.
     *
     * @param by who
     */
    record DrawAgreed(Side by) implements GameEvent {}

    /**
     * A side declined the other's offer.
     *
     * @param by who
     */
    record DrawDeclined(Side by) implements GameEvent {}

    /**
     * A side asked that the moves be counted, where counts start on request.
     *
     * @param by who
     */
    record CountRequested(Side by) implements GameEvent {}

    /**
     * A side resigned.
     *
     * @param by who
     */
    record Resigned(Side by) implements GameEvent {}

    /**
     * A side's time ran out, as told by whoever keeps the clock.
     *
     * @param side whose time
     */
    record TimeRanOut(Side side) implements GameEvent {}
}
