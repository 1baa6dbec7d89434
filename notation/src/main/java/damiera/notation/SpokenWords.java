package damiera.notation;

/**
 * The words of one language for moves, as message files hold them ({@code spoken_it.properties}). Reading the file is
 * the caller's business, since a page has other files than a server.
 *
 * @param step      a quiet move: {@code {0} in {1}}
 * @param capture   a capture by its pieces: {@code {0} prende {2}}
 * @param captureTo a capture that only its last square tells apart: {@code {0} prende {2} e va in {1}}
 * @param crowned   what is said of a move that crowns: {@code {0}, dama}; {0} is the move
 * @param and       between the last two of several squares: {@code e}
 */
public record SpokenWords(String step, String capture, String captureTo, String crowned, String and) {
    /** The key of {@link #step()} in a message file. */
    public static final String STEP = "step";
    /** The key of {@link #capture()} in a message file. */
    public static final String CAPTURE = "capture";
    /** The key of {@link #captureTo()} in a message file. */
    public static final String CAPTURE_TO = "capture.to";
    /** The key of {@link #crowned()} in a message file. */
    public static final String CROWNED = "crowned";
    /** The key of {@link #and()} in a message file. */
    public static final String AND = "and";
}
