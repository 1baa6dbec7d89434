package damiera.cli;

import java.io.InputStream;
import java.io.PrintStream;

/**
 * Where a command reads and writes, and in which language it speaks.
 *
 * @param in       what a command reads
 * @param out      its answer and nothing else
 * @param err      progress, and the one line of a usage error
 * @param messages words for people
 * @param screen   what a person sits at
 */
record Console(InputStream in, PrintStream out, PrintStream err, Messages messages, Screen screen) {
    /** What a person sits at. */
    enum Screen {
        /** A terminal that can be drawn on in colours, with single keys. */
        COLOURS,
        /** The same, where colours are not wanted. */
        MONOCHROME,
        /** Lines in and lines out: a pipe, a file, or a plain terminal. */
        LINES
    }

    /** Writes one line of the answer. */
    void say(String key, Object... facts) {
        out.println(messages.text(key, facts));
    }
}
