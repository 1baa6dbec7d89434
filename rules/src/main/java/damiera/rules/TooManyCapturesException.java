package damiera.rules;

/**
 * A position in which one side has more captures than can be searched: only pieces set up for it, on a board of 12x12 or
 * more, lead there. {@link Position#of} refuses such a position; a game could only run into one move by move.
 */
public final class TooManyCapturesException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** Tells that the search gave up. */
    public TooManyCapturesException() {
        super("a position must not have more captures than can be searched");
    }
}
