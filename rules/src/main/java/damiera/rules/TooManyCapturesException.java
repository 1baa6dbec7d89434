package damiera.rules;

/**
 * A position in which one side has more captures than can be searched. It takes many pieces on a board of more than 64
 * squares: set up, or in a game of house rules played at random, where it is one position of hundreds of thousands. {@link
 * Position#of} refuses it; a game could only run into one move by move.
 */
public final class TooManyCapturesException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** Tells that the search gave up. */
    public TooManyCapturesException() {
        super("a position must not have more captures than can be searched");
    }
}
