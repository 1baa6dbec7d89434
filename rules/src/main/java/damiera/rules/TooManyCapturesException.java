package damiera.rules;

/**
 * A position in which one side has more captures than can be searched: only pieces set up for it, on a board of 12x12 or
 * more, lead there. {@link Position#of} refuses such a position; a game could only run into one move by move.
 */
public final class TooManyCapturesException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int most;

    /**
     * Tells where the search gave up.
     *
     * @param most how many jumps, or captures, a position may have at most
     */
    public TooManyCapturesException(int most) {
        super("a position must have at most " + most + " captures and jumps in them, had more");
        this.most = most;
    }

    /** {@return how many jumps, or captures, a position may have at most} */
    public int most() {
        return most;
    }
}
