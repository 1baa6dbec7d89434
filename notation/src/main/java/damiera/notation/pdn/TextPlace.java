package damiera.notation.pdn;

/**
 * A place in a file.
 *
 * @param line   1 for the first line
 * @param column 1 for the first character of a line
 */
public record TextPlace(int line, int column) {
    /** No place: of what was built, not read. */
    public static final TextPlace NOWHERE = new TextPlace(0, 0);
}
