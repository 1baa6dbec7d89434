package damiera.notation.pdn;

/** Words in lines of at most 79 characters; a longer word has a line of its own. */
final class PdnLayout {
    private static final int WIDTH = 79;

    private final StringBuilder out = new StringBuilder();
    private int column;
    private String prefix = "";

    void word(String word) {
        String text = prefix + word;
        prefix = "";
        if (column > 0) {
            boolean fits = column + 1 + text.length() <= WIDTH;
            out.append(fits ? ' ' : '\n');
            column = fits ? column + 1 : 0;
        }
        out.append(text);
        column += text.length();
    }

    /** The parenthesis stands at the next word. */
    void open() {
        prefix = prefix + "(";
    }

    /** The parenthesis stands at the last word. */
    void close() {
        out.append(prefix).append(')');
        prefix = "";
        column++;
    }

    @Override
    public String toString() {
        return out.toString();
    }
}
