package damiera.server;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.jspecify.annotations.Nullable;

/**
 * The folder in which a server keeps what it stores. For now that is nothing but the lock, which makes sure that no two
 * servers ever share one folder.
 */
final class DataFolder implements AutoCloseable {
    static final String LOCK = "server.lock";

    private final FileChannel channel;

    private DataFolder(FileChannel channel) {
        this.channel = channel;
    }

    /** Makes the folder where there is none, and holds it until it is closed or the process ends. */
    static DataFolder open(Path folder) throws CannotServe {
        try {
            Files.createDirectories(folder);
            FileChannel channel =
                    FileChannel.open(folder.resolve(LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            if (lock(channel) == null) {
                channel.close();
                throw new CannotServe("data.taken", folder.toString());
            }
            return new DataFolder(channel);
        } catch (IOException fault) {
            throw new CannotServe("data.refused", folder.toString());
        }
    }

    private static @Nullable FileLock lock(FileChannel channel) throws IOException {
        try {
            return channel.tryLock();
        } catch (OverlappingFileLockException fault) {
            return null; // this very process holds it
        }
    }

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException fault) {
            System.getLogger(DataFolder.class.getName())
                    .log(System.Logger.Level.WARNING, "the lock could not be let go", fault);
        }
    }
}
