package damiera.cli;

import java.io.IOException;
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
            END
        }
    }

    /** {@return the next key, waiting for it} */
    Key next() throws IOException {
        while (true) {
            int read = reader.read();
            switch (read) {
                case '\r', '\n' -> {
                    return Key.Plain.ENTER;
                }
                case BACKSPACE, DELETE -> {
                    return Key.Plain.ERASE;
                }
                case CTRL_C, CTRL_D, -1 -> {
                    return Key.Plain.END;
                }
                case ESCAPE -> {
                    return escaped();
                }
                default -> {
                    if (read >= ' ') {
                        return new Key.Letter((char) read);
                    }
                }
            }
        }
    }

    private Key escaped() throws IOException {
        int kind = reader.read(MILLIS);
        int read = kind == '[' || kind == 'O' ? reader.read(MILLIS) : kind;
        return switch (read) {
            case 'A' -> new Key.Arrow(Table.Toward.UP);
            case 'B' -> new Key.Arrow(Table.Toward.DOWN);
            case 'C' -> new Key.Arrow(Table.Toward.RIGHT);
            case 'D' -> new Key.Arrow(Table.Toward.LEFT);
            default -> Key.Plain.CANCEL;
        };
    }
}
