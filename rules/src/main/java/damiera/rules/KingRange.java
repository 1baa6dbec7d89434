package damiera.rules;

/** How far a king reaches. */
public sealed interface KingRange {
    /** One square at a time (Italian, English). */
    record ShortRange() implements KingRange {}

    /**
     * Any number of empty squares.
     *
     * @param landing where it may land after a jump
     */
    record Flying(Landing landing) implements KingRange {}
}
