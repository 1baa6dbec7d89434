package damiera.cli;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.function.ToIntFunction;

/** Writes a file beside its place and puts it there when it is whole, so that a failure never costs the old one. */
final class NewFile {
    private NewFile() {}

    /**
     * {@return the exit code of the writer}
     *
     * @param named  where the file belongs; what is no plain file (a device) is written at once
     * @param writer writes it; a failure that wrote nothing leaves what was there
     */
    static int write(Path named, ToIntFunction<PrintStream> writer) throws IOException {
        Path place = Files.exists(named) ? named.toRealPath() : named.toAbsolutePath();
        if (Files.exists(place) && !Files.isRegularFile(place)) {
            return write(Files.newOutputStream(place), writer);
        }
        // not a temporary file of the system's making: that would be readable by its owner alone
        Path unfinished = place.resolveSibling(
                place.getFileName() + "." + ProcessHandle.current().pid() + ".part");
        try {
            int exit = write(Files.newOutputStream(unfinished), writer);
            if (exit == 0 || Files.size(unfinished) > 0) {
                Files.move(unfinished, place, StandardCopyOption.REPLACE_EXISTING);
            }
            return exit;
        } finally {
            Files.deleteIfExists(unfinished);
        }
    }

    private static int write(OutputStream target, ToIntFunction<PrintStream> writer) {
        try (PrintStream file = FirmOutput.onto(new BufferedOutputStream(target))) {
            return writer.applyAsInt(file);
        }
    }
}
