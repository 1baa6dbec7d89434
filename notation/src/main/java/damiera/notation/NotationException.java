package damiera.notation;

/** Text that is not what it should be, with the place where reading failed. Its message is for programmers. */
public final class NotationException extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private static final int LONGEST_QUOTE = 80;

    private final String text;
    private final int offset;
    private final transient Expected expected;
    private final String found;

    /**
     * Makes the exception.
     *
     * @param text     the whole text
     * @param offset   where reading failed, 0-based, at most the length of the text
     * @param expected what is allowed there
     * @param found    what stands there instead, empty at the end
     */
    public NotationException(String text, int offset, Expected expected, String found) {
        super("at offset " + offset + ": expected " + expected + ", was " + (found.isEmpty() ? "the end" : found));
        this.text = text;
        this.offset = offset;
        this.expected = expected;
        this.found = found;
    }

    /**
     * {@return an exception that quotes what stands at the offset}
     *
     * @param text     the whole text
     * @param offset   where reading failed, 0-based
     * @param expected what is allowed there
     */
    public static NotationException at(String text, int offset, Expected expected) {
        return new NotationException(text, offset, expected, quote(text, offset));
    }

    private static String quote(String text, int offset) {
        int start = Math.min(offset, text.length());
        int end = Math.min(text.length(), start + LONGEST_QUOTE);
        return text.substring(start, end) + (end < text.length() ? "..." : "");
    }

    /** {@return the whole text} */
    public String text() {
        return text;
    }

    /** {@return where reading failed, 0-based} */
    public int offset() {
        return offset;
    }

    /** {@return what is allowed there} */
    public Expected expected() {
        return expected;
    }

    /** {@return what stands there instead, its beginning where it is long, empty at the end} */
    public String found() {
        return found;
    }
}
