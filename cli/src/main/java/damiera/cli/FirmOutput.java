package damiera.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** A stream that ends the command when it can no longer write: print streams themselves overlook it. */
final class FirmOutput extends OutputStream {
    private final OutputStream target;

    private FirmOutput(OutputStream target) {
        this.target = target;
    }

    /** {@return lines in UTF-8 onto a stream; throws {@link OutputLost} as soon as they cannot be written} */
    static PrintStream onto(OutputStream target) {
        return new PrintStream(new FirmOutput(target), false, StandardCharsets.UTF_8);
    }

    /** Something that may fail. */
    private interface Action {
        void run() throws IOException;
    }

    private static void firmly(Action action) {
        try {
            action.run();
        } catch (IOException fault) {
            throw new OutputLost(fault);
        }
    }

    @Override
    public void write(int octet) {
        firmly(() -> target.write(octet));
    }

    @Override
    public void write(byte[] octets, int offset, int length) {
        firmly(() -> target.write(octets, offset, length));
    }

    @Override
    public void flush() {
        firmly(target::flush);
    }

    @Override
    public void close() {
        firmly(target::close);
    }
}
