package damiera.notation;

/**
 * Text that came from outside, made fit to stand in a line for people: what would move the cursor, change colours, break
 * the line, turn the direction of writing or not be seen at all is written as an escape.
 */
public final class Printable {
    private static final int HEAD = 80;
    private static final int TAIL = 39;

    /** The first half of the invisible tag characters, U+E0000 and after. */
    private static final char TAGS = '\udb40';

    private Printable() {}

    /**
     * {@return the text on one line}
     *
     * @param text any text
     */
    public static String whole(String text) {
        StringBuilder line = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (Character.isHighSurrogate(c)
                    && i + 1 < text.length()
                    && Character.isLowSurrogate(text.charAt(i + 1))
                    && c != TAGS) {
                line.append(c).append(text.charAt(++i));
            } else {
                append(line, c);
            }
        }
        return line.toString();
    }

    /**
     * {@return the text on one line and, where it is long, its beginning and end with an ellipsis between}
     *
     * @param text any text
     */
    public static String cut(String text) {
        String head = text.length() > HEAD + TAIL + 1 ? text.substring(0, HEAD) : text;
        String tail = head.length() == text.length() ? "" : "\u2026" + text.substring(text.length() - TAIL);
        return whole(head) + whole(tail);
    }

    private static void append(StringBuilder line, char c) {
        switch (c) {
            case '\n' -> line.append("\\n");
            case '\r' -> line.append("\\r");
            case '\t' -> line.append("\\t");
            default -> {
                if (acts(c)) {
                    String hex = Integer.toHexString(c);
                    line.append("\\u").append("0000", 0, 4 - hex.length()).append(hex);
                } else {
                    line.append(c);
                }
            }
        }
    }

    private static boolean acts(char c) {
        return c < ' '
                || c >= '\u007f' && c <= '\u009f' // controls
                || c == '\u00ad' // soft hyphen
                || c == '\u061c' // direction of writing
                || c >= '\u200b' && c <= '\u200f' // without width, direction of writing
                || c >= '\u2028' && c <= '\u202e' // ends of lines, direction of writing
                || c >= '\u2060' && c <= '\u206f' // without width, direction of writing
                || c >= '\ufff9' && c <= '\ufffb' // annotations
                || c == '\ufeff' // byte-order mark
                || Character.isSurrogate(c); // half a character
    }
}
