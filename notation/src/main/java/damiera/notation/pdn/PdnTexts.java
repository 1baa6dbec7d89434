package damiera.notation.pdn;

import damiera.notation.pdn.PdnToken.State;

/** Reads the longer texts of a file: comments, tags, setups. Each has a bound, so that no file can fill the memory. */
final class PdnTexts {
    private static final int LONGEST_COMMENT = 1 << 20;
    private static final int LONGEST_VALUE = 20_000;
    private static final int LONGEST_ENTITY = 10;

    private final PdnSource source;

    PdnTexts(PdnSource source) {
        this.source = source;
    }

    /** Square brackets: a name and a value. */
    record Bracket(String name, String value, Quotes quotes, State state) {
        /** Quotes in brackets without a name mean nothing. */
        Bracket withQuotes() {
            return new Bracket(name, "\"" + value + (state == State.OPEN ? "" : "\""), Quotes.MISSING, state);
        }
    }

    /** Whether the value of a tag is in quotes. */
    enum Quotes {
        THERE,
        MISSING
    }

    void skipLine() {
        while (source.peek() != PdnSource.END && source.peek() != '\n') {
            source.next();
        }
    }

    /** A comment, and how it ends. */
    record Comment(String text, State state) {}

    /** From { to }. Where the brace is never closed, the next tag at the start of a line ends the comment. */
    Comment readComment() {
        source.next();
        StringBuilder text = new StringBuilder();
        State state = State.CLOSED;
        while (source.peek() != '}' && source.peek() != PdnSource.END && !isAtTag()) {
            state = source.peek() == '{' ? State.NESTED : state;
            appendTo(text);
        }
        state = source.peek() == '}' ? state : State.OPEN;
        if (source.peek() == '}') {
            source.next();
        }
        return new Comment(Entities.decode(text.toString().strip()), state);
    }

    String readLineComment() {
        source.next();
        StringBuilder text = new StringBuilder();
        while (source.peek() != PdnSource.END && source.peek() != '\n') {
            appendTo(text);
        }
        return Entities.decode(text.toString().strip());
    }

    /** Appends the next character; each run of blanks becomes one. */
    private void appendTo(StringBuilder text) {
        int c = source.next();
        boolean escaped = c == '\\' && source.peek() == 'r' && source.peek(1) == '\n';
        if (escaped) {
            source.next();
        }
        boolean blank = escaped || c <= ' ';
        boolean doubled = blank && (text.isEmpty() || text.charAt(text.length() - 1) == ' ');
        if (!doubled && text.length() < LONGEST_COMMENT) {
            text.append(blank ? ' ' : (char) c);
        }
    }

    /** Whether a line begins here with a tag: {@code [Event "}. */
    private boolean isAtTag() {
        if (!source.isAtLineStart() || source.peek() != '[' || !isUpper(source.peek(1))) {
            return false;
        }
        int at = 2;
        while (at < 40 && Character.isLetterOrDigit(source.peek(at))) {
            at++;
        }
        return source.peek(at) == ' ' && source.peek(at + 1) == '"';
    }

    private static boolean isUpper(int c) {
        return c >= 'A' && c <= 'Z';
    }

    /** From [ to ], on one line but for blanks before the name. */
    Bracket readBracket() {
        source.next();
        while (PdnLexer.isBlank(source.peek())) {
            source.next();
        }
        StringBuilder name = new StringBuilder();
        while (isNamePart(source.peek()) && name.length() < LONGEST_VALUE) {
            name.append((char) source.next());
        }
        skipSpaces();
        if (isQuote(source.peek())) {
            source.next();
            Bracket tag = readQuoted(name.toString());
            return name.isEmpty() ? tag.withQuotes() : tag;
        }
        StringBuilder value = new StringBuilder();
        while (!endsLine(source.peek()) && source.peek() != ']') {
            appendValue(value, source.next());
        }
        State state = source.peek() == ']' ? State.CLOSED : State.OPEN;
        if (state == State.CLOSED) {
            source.next();
        }
        return new Bracket(name.toString(), Entities.decode(value.toString().strip()), Quotes.MISSING, state);
    }

    private void skipSpaces() {
        while (PdnLexer.isBlank(source.peek()) && !endsLine(source.peek())) {
            source.next();
        }
    }

    private static boolean isNamePart(int c) {
        return c >= 0 && (Character.isLetterOrDigit(c) || c == '_' || c == '-' || c == '.');
    }

    private static boolean isQuote(int c) {
        return c == '"' || c == '\u201c' || c == '\u201d' || c == '\u201e' || c == '\u00ab' || c == '\u00bb';
    }

    private static boolean endsLine(int c) {
        return c == PdnSource.END || c == '\n' || c == '\r';
    }

    /** The rest of a value, its closing quote and the bracket; a quote that no bracket follows is part of the value. */
    private Bracket readQuoted(String name) {
        StringBuilder value = new StringBuilder();
        while (!endsLine(source.peek())) {
            int c = source.next();
            if (c == '\\' && isEscaped(source.peek())) {
                appendValue(value, source.next());
            } else if (isQuote(c) && closes()) {
                return new Bracket(name, Entities.decode(value.toString()), Quotes.THERE, State.CLOSED);
            } else {
                appendValue(value, c);
            }
        }
        String rest = value.toString().strip();
        State state = rest.endsWith("]") ? State.CLOSED : State.OPEN;
        return new Bracket(name, Entities.decode(withoutBracket(rest)), Quotes.THERE, state);
    }

    private static boolean isEscaped(int c) {
        return c == '"' || c == '\\' || c == '\'';
    }

    private static void appendValue(StringBuilder value, int c) {
        if (value.length() < LONGEST_VALUE) {
            value.append((char) c);
        }
    }

    /** Whether a bracket follows the quote, or the end of the line; eats the bracket. */
    private boolean closes() {
        int blanks = 0;
        while (blanks < 20 && PdnLexer.isBlank(source.peek(blanks)) && !endsLine(source.peek(blanks))) {
            blanks++;
        }
        if (source.peek(blanks) == ']') {
            source.skip(blanks + 1);
            return true;
        }
        return endsLine(source.peek(blanks));
    }

    private static String withoutBracket(String text) {
        return text.endsWith("]") ? text.substring(0, text.length() - 1).strip() : text;
    }

    /** A run of ! and ?. */
    String readMarks() {
        StringBuilder marks = new StringBuilder();
        while (source.peek() == '!' || source.peek() == '?') {
            char c = (char) source.next();
            if (marks.length() < 2) {
                marks.append(c);
            }
        }
        return marks.toString();
    }

    /** From here to a closing sign, or to the end of the line. */
    String readThrough(char close) {
        StringBuilder text = new StringBuilder();
        while (!endsLine(source.peek())) {
            char c = (char) source.next();
            appendValue(text, c);
            if (c == close) {
                break;
            }
        }
        return text.toString();
    }

    /** {@code /FEN "..."/}, the closing slash left out by some; empty where something else stands here, which is then left unread. */
    String readSetup() {
        int quote = 4;
        while (quote < 20 && PdnLexer.isBlank(source.peek(quote))) {
            quote++;
        }
        boolean fen = isLetter(1, 'F') && isLetter(2, 'E') && isLetter(3, 'N') && isQuote(source.peek(quote));
        if (!fen) {
            return "";
        }
        source.skip(quote + 1);
        StringBuilder text = new StringBuilder();
        while (!endsLine(source.peek()) && !isQuote(source.peek()) && text.length() < LONGEST_VALUE) {
            text.append((char) source.next());
        }
        if (isQuote(source.peek())) {
            source.next();
            skipSpaces();
        }
        if (source.peek() == '/') {
            source.next();
        }
        return text.toString();
    }

    private boolean isLetter(int ahead, char letter) {
        int c = source.peek(ahead);
        return c == letter || c == letter + 'a' - 'A';
    }

    /** One entity as the characters that it stands for, or the ampersand alone. */
    String readEntity() {
        StringBuilder name = new StringBuilder();
        for (int i = 0; i <= LONGEST_ENTITY && source.peek(i) > ' '; i++) {
            name.append((char) source.peek(i));
            if (source.peek(i) == ';') {
                String decoded = Entities.decode(name.toString());
                if (decoded.indexOf('&') < 0) {
                    source.skip(i + 1);
                    return decoded;
                }
            }
        }
        source.next();
        return "&";
    }
}
