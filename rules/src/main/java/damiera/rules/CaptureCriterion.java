package damiera.rules;

/** One rule that prefers some captures to others. */
public enum CaptureCriterion {
    /** The most pieces. */
    MOST_PIECES,
    /** The most value: a man counts 1, a king slightly less than 2 (Frisian). */
    MOST_VALUE,
    /** With a king rather than with a man. */
    WITH_KING,
    /** The most kings captured. */
    MOST_KINGS,
    /** Kings as early as possible, compared jump by jump along the whole capture (Italian). */
    KINGS_EARLIEST;

    /**
     * {@return what a capture is worth by this rule; of two captures the one with the larger number is preferred}
     *
     * @param pieces  how many pieces it takes
     * @param kings   how many of them are kings
     * @param byKings 1 when a king captures, else 0
     * @param order   bit 62 - i says whether jump i, from 0, takes a king
     */
    public long measure(int pieces, int kings, int byKings, long order) {
        return switch (this) {
            case MOST_PIECES -> pieces;
            // A king is worth less than two men by less than any number of kings on a board could add up to.
            case MOST_VALUE -> (pieces + kings) * 256L - kings;
            case WITH_KING -> byKings;
            case MOST_KINGS -> kings;
            case KINGS_EARLIEST -> order;
        };
    }
}
