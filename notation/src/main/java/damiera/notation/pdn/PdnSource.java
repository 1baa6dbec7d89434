package damiera.notation.pdn;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;

/** The characters of a file with a little lookahead, and where they stand. Memory is bounded by the buffer. */
final class PdnSource {
    /** No more characters. */
    static final int END = -1;
    /** How far {@link #peek(int)} can see. */
    static final int LOOKAHEAD = 256;

    private static final int SIZE = 8192;
    private static final char BYTE_ORDER_MARK = '\ufeff';

    private final Reader reader;
    private final char[] buffer = new char[SIZE];
    private int at;
    private int filled;
    private boolean ended;
    private int line = 1;
    private int column = 1;

    PdnSource(Reader reader) {
        this.reader = reader;
        if (peek() == BYTE_ORDER_MARK) {
            at++;
        }
    }

    int peek() {
        return peek(0);
    }

    int peek(int ahead) {
        if (at + ahead >= filled && !ended) {
            fill();
        }
        return at + ahead < filled ? buffer[at + ahead] : END;
    }

    /** Moves what is left to the front and reads until enough is there to look ahead. */
    private void fill() {
        System.arraycopy(buffer, at, buffer, 0, filled - at);
        filled -= at;
        at = 0;
        try {
            while (filled < LOOKAHEAD && !ended) {
                int count = reader.read(buffer, filled, SIZE - filled);
                ended = count < 0;
                filled += Math.max(count, 0);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The next character, or {@link #END}. */
    int next() {
        int c = peek();
        if (c == END) {
            return END;
        }
        at++;
        if (c == '\n' || (c == '\r' && peek() != '\n')) {
            line++;
            column = 1;
        } else {
            column++;
        }
        return c;
    }

    void skip(int count) {
        for (int i = 0; i < count; i++) {
            next();
        }
    }

    boolean isAtLineStart() {
        return column == 1;
    }

    TextPlace place() {
        return new TextPlace(line, column);
    }
}
