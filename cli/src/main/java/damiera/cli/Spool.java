package damiera.cli;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * Text that is written only when what stands before it is known. A little stays in memory, much goes to a temporary file,
 * so that memory does not grow with it.
 */
final class Spool implements AutoCloseable {
    private static final int MOST_IN_MEMORY = 1 << 20;

    private final StringBuilder memory = new StringBuilder();
    private Path file = Path.of("");
    private boolean spilled;

    boolean isEmpty() {
        return memory.isEmpty() && !spilled;
    }

    void append(String text) {
        memory.append(text);
        if (memory.length() > MOST_IN_MEMORY) {
            spill();
        }
    }

    private void spill() {
        try {
            if (!spilled) {
                file = Files.createTempFile("damiera", ".spool");
                spilled = true;
            }
            Files.writeString(file, memory, StandardCharsets.UTF_8, StandardOpenOption.APPEND);
            memory.setLength(0);
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }

    /** Writes all of it. */
    void writeTo(PrintStream target) {
        if (spilled) {
            spill();
            target.flush();
            try {
                Files.copy(file, target);
            } catch (IOException fault) {
                throw new UncheckedIOException(fault);
            }
        }
        target.print(memory);
    }

    @Override
    public void close() {
        try {
            if (spilled) {
                Files.deleteIfExists(file);
            }
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }
}
