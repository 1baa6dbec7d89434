package damiera.notation.pdn;

import java.io.InputStream;
import java.io.Reader;

/** The bytes of PDN files, whose encoding nobody tells: UTF-8 with or without a mark, cp1252, cp1251 or Latin-1. */
@SuppressWarnings({"DoNotCallSuggester", "ObjectToString"}) // only while it is a stub
public final class PdnBytes {
    private PdnBytes() {}

    /**
     * {@return the text of a file, decoded line by line as it is read}
     *
     * @param bytes the file; closed with the reader
     */
    public static Reader reader(InputStream bytes) {
        throw new UnsupportedOperationException("stub " + bytes);
    }
}
