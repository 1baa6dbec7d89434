package damiera.notation.pdn;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/**
 * The bytes of PDN files, whose encoding nobody tells: UTF-8 with or without a mark, UTF-16 with one, cp1252, Latin-1 or
 * cp1251. This is the only class of the module that knows charsets; a page decodes by itself and starts with text.
 */
public final class PdnBytes {
    private PdnBytes() {}

    /**
     * {@return the text of a file, decoded line by line as it is read}
     *
     * @param bytes the file; closed with the reader
     * @throws IOException if its first bytes cannot be read
     */
    public static Reader reader(InputStream bytes) throws IOException {
        BufferedInputStream buffered = new BufferedInputStream(bytes);
        buffered.mark(2);
        int first = buffered.read();
        int second = buffered.read();
        buffered.reset();
        if ((first == 0xff && second == 0xfe) || (first == 0xfe && second == 0xff)) {
            Charset utf16 = StandardCharsets.UTF_16;
            return new InputStreamReader(buffered, utf16);
        }
        return new LineDecoder(buffered);
    }
}
