package damiera.notation.pdn;

/** What comes of writing a game in a notation. */
public sealed interface WrittenGame {
    /**
     * It was written.
     *
     * @param text PDN 3.0, ended by a line end
     */
    record Written(String text) implements WrittenGame {}

    /**
     * It cannot be: a move or the position is illegal in the game in which it was to be written.
     *
     * @param fault what, and where it stands in the file that was read
     */
    record Refused(PdnFault fault) implements WrittenGame {}
}
