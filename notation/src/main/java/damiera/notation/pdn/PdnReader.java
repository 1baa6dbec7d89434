package damiera.notation.pdn;

import java.io.Reader;
import java.util.Iterator;

/**
 * Reads the games of a file one by one, in memory that does not grow with their number. Not safe for use by several
 * threads. Failing to read the source throws {@link java.io.UncheckedIOException}.
 */
@SuppressWarnings({"DoNotCallSuggester", "ObjectToString"}) // only while it is a stub
public final class PdnReader implements Iterator<PdnGame> {
    /**
     * Starts reading.
     *
     * @param source the text; the caller closes it
     */
    public PdnReader(Reader source) {
        throw new UnsupportedOperationException("stub " + source);
    }

    /**
     * {@return a reader of a text in memory}
     *
     * @param text any text
     */
    public static PdnReader of(String text) {
        throw new UnsupportedOperationException("stub " + text);
    }

    @Override
    public boolean hasNext() {
        throw new UnsupportedOperationException("stub");
    }

    @Override
    public PdnGame next() {
        throw new UnsupportedOperationException("stub");
    }
}
