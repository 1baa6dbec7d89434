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
    KINGS_EARLIEST
}
