package damiera.notation.pdn;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;

/**
 * Decodes line by line, since joined files mix encodings: a line that is valid UTF-8 is UTF-8, any other is cp1251 or
 * cp1252. Which of the two, all such lines so far decide: in Cyrillic text the letters above ASCII stand side by side,
 * in western text they stand between ASCII letters.
 */
final class LineDecoder extends Reader {
    private static final int LONGEST_LINE = 1 << 16;
    private static final int FIRST_LETTER = 0xc0;

    private final InputStream bytes;
    private final Charset western = Charset.forName("windows-1252");
    private final Charset cyrillic = Charset.forName("windows-1251");
    private final byte[] line = new byte[LONGEST_LINE];
    private CharBuffer decoded = CharBuffer.allocate(0);
    private long neighbours;
    private long loners;

    LineDecoder(InputStream bytes) {
        this.bytes = bytes;
    }

    @Override
    public int read(char[] target, int offset, int length) throws IOException {
        while (!decoded.hasRemaining()) {
            int count = readLine();
            if (count == 0) {
                return -1;
            }
            decoded = decode(count);
        }
        int count = Math.min(length, decoded.remaining());
        decoded.get(target, offset, count);
        return count;
    }

    /** Reads up to the end of a line, or of the buffer, there not within a character. */
    private int readLine() throws IOException {
        int count = 0;
        while (count < LONGEST_LINE) {
            int next = bytes.read();
            if (next < 0) {
                break;
            }
            line[count++] = (byte) next;
            boolean nearlyFull = count > LONGEST_LINE - 8;
            if (next == '\n' || (nearlyFull && next < 0x80)) {
                break;
            }
        }
        return count;
    }

    private CharBuffer decode(int count) {
        ByteBuffer source = ByteBuffer.wrap(line, 0, count);
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .onMalformedInput(CodingErrorAction.REPORT)
                    .onUnmappableCharacter(CodingErrorAction.REPORT)
                    .decode(source);
        } catch (CharacterCodingException e) {
            source.rewind();
            weigh(count);
            return (neighbours > loners ? cyrillic : western).decode(source);
        }
    }

    private void weigh(int count) {
        for (int i = 0; i < count; i++) {
            if (isLetter(i, count)) {
                boolean beside = isLetter(i - 1, count) || isLetter(i + 1, count);
                neighbours += beside ? 1 : 0;
                loners += beside ? 0 : 1;
            }
        }
    }

    private boolean isLetter(int index, int count) {
        return index >= 0 && index < count && (line[index] & 0xff) >= FIRST_LETTER;
    }

    @Override
    public void close() throws IOException {
        bytes.close();
    }
}
