package damiera.rules;

/** How a counting draw comes about. */
public enum CountMode {
    /** The game is drawn as soon as a count is full. */
    AUTOMATIC,
    /** A count starts when a player asks for it, and draws the game when it is full. */
    ON_REQUEST
}
