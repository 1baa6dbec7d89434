package damiera.notation;

/** Text that is not what it should be, with the place where reading failed. */
public final class NotationException extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private static final int LONGEST_QUOTE = 80;

    private final String text;
    private final int offset;
    private final String expected;
    private final String found;

    /**
     * Makes the exception; its message says what was expected, what was found and where.
     *
     * @param text     the whole text
     * @param offset   where reading failed, 0-based, at most the length of the text
     * @param expected what is allowed there
     * @param found    what stands there instead
     */
    public NotationException(String text, int offset, String expected, String found) {
        super("at offset " + offset + ": expected " + expected + ", was " + found);
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
    public static NotationException at(String text, int offset, String expected) {
        return new NotationException(text, offset, expected, quote(text, offset));
    }

    private static String quote(String text, int offset) {
        if (offset >= text.length()) {
            return "the end";
        }
        int end = Math.min(text.length(), offset + LONGEST_QUOTE);
        return "\"" + text.substring(offset, end) + (end < text.length() ? "..." : "") + "\"";
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
    public String expected() {
        return expected;
    }

    /** {@return what was found instead} */
    public String found() {
        return found;
    }
}
