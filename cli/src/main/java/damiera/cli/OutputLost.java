package damiera.cli;

import java.io.IOException;
import java.io.Serial;

/** Nobody takes the answer any more: the reader of a pipe has gone, or a disk is full. */
final class OutputLost extends RuntimeException {
    @Serial
    private static final long serialVersionUID = 1L;

    OutputLost(IOException cause) {
        super(cause.getMessage(), cause);
    }

    /** {@return whether whoever read the answer has read enough, which is no fault} */
    boolean readerLeft() {
        return String.valueOf(getMessage()).contains("Broken pipe");
    }
}
