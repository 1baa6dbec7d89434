package damiera.cli;

import java.io.IOException;
import java.util.Optional;
import org.jline.utils.NonBlockingReader;

/** The keys of a terminal, from the characters that they send. */
record Keys(NonBlockingReader reader) {
    private static final int ESCAPE = 27;
    private static final int CTRL_C = 3;
    private static final int CTRL_D = 4;
    private static final int BACKSPACE = 8;
    private static final int DELETE = 127;

    /** What follows an escape comes at once; a person's next key does not. */
    private static final long MILLIS = 50;

    /** How long to wait for a key before looking whether the terminal has changed its size. */
    private static final long PATIENCE = 300;

    /** One key. */
    sealed interface Key {
        /** An arrow. */
        record Arrow(Table.Toward toward) implements Key {}

        /** A character. */
        record Letter(char letter) implements Key {}

        /** A key that does something. */
        enum Plain implements Key {
            ENTER,
            ERASE,
            CANCEL,
            END,
            /** Nothing, or a key without a meaning. */
            NONE
        }
    }

    /** {@return the next key, or {@code NONE} where none is pressed within a moment} */
    Key next() throws IOException {
        int read = reader.read(PATIENCE);
        return switch (read) {
            case '\r', '\n' -> Key.Plain.ENTER;
            case BACKSPACE, DELETE -> Key.Plain.ERASE;
            case CTRL_C, CTRL_D, -1 -> Key.Plain.END;
            case ESCAPE -> escaped();
            default -> read >= ' ' && !Character.isISOControl(read) ? new Key.Letter((char) read) : Key.Plain.NONE;
        };
    }

    private Key escaped() throws IOException {
        int kind = reader.read(MILLIS);
        if (kind == 'O') {
            return arrow(reader.read(MILLIS)).orElse(Key.Plain.NONE);
        }
        if (kind != '[') {
            return kind < 0
                    ? Key.Plain.CANCEL
                    : Key.Plain.NONE; // alone it cancels; with a letter it is that letter's twin
        }
        int end = reader.read(MILLIS);
        while (end >= ' ' && end < '@') { // parameters, as of the keys for pages
            end = reader.read(MILLIS);
        }
        return arrow(end).orElse(Key.Plain.NONE);
    }

    private static Optional<Key> arrow(int end) {
        return switch (end) {
            case 'A' -> Optional.of(new Key.Arrow(Table.Toward.UP));
            case 'B' -> Optional.of(new Key.Arrow(Table.Toward.DOWN));
            case 'C' -> Optional.of(new Key.Arrow(Table.Toward.RIGHT));
            case 'D' -> Optional.of(new Key.Arrow(Table.Toward.LEFT));
            default -> Optional.empty();
        };
    }
}
