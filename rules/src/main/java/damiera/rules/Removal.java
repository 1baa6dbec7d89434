package damiera.rules;

/** When captured pieces leave the board. */
public enum Removal {
    /** All together when the move is over; until then they block. */
    AFTER_MOVE,
    /** Each at once (Turkish, Thai). */
    IMMEDIATE
}
