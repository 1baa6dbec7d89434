package damiera.testkit;

import java.io.Reader;

/** A text many times over, without ever being in memory as a whole. */
public final class RepeatedReader extends Reader {
    private final String text;
    private final long length;
    private long position;

    /**
     * Starts at the beginning.
     *
     * @param text  what is repeated
     * @param times how often
     */
    public RepeatedReader(String text, long times) {
        this.text = text;
        this.length = text.length() * times;
    }

    @Override
    public int read(char[] buffer, int offset, int count) {
        if (position == length) {
            return -1;
        }
        int read = 0;
        while (read < count && position < length) {
            buffer[offset + read] = text.charAt((int) (position % text.length()));
            read++;
            position++;
        }
        return read;
    }

    @Override
    public void close() {}
}
