package damiera.rules;

/** Whether a capture must be made. */
public enum Obligation {
    /** A capture must be made, by the game's priority. */
    MANDATORY,
    /** Any move may be played; a missed obligation lets the opponent huff the piece, demand the capture or play on. */
    HUFF,
    /** A quiet move may be played instead; who captures keeps to the game's priority. */
    OPTIONAL
}
