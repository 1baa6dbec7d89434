package damiera.testkit;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Files that tests may read but that may not be part of this project: real game files and some openings. They lie in the
 * folder that the environment variable {@code DAMIERA_SHARED} names, by default {@code ../shared} beside this project.
 */
public final class SharedData {
    private SharedData() {}

    /**
     * {@return a folder of the shared data, whether or not it is there}
     *
     * @param name as {@code pdn}
     */
    public static Path folder(String name) {
        String told = System.getenv("DAMIERA_SHARED");
        Path shared = told == null ? projectFolder().resolveSibling("shared") : Path.of(told);
        return shared.resolve(name);
    }

    /**
     * {@return whether a file or folder is there} Where it is not, a line on standard error says what was not run.
     *
     * @param what what needs it
     * @param path where it should be
     * @throws IllegalStateException when it is missing although the environment variable {@code CI} is set
     */
    @SuppressWarnings("SystemOut") // the one line that names what was not run
    public static boolean isPresent(String what, Path path) {
        if (Files.exists(path)) {
            return true;
        }
        if (System.getenv("CI") != null) {
            throw new IllegalStateException(what + " must be there, missing was " + path);
        }
        System.err.println("not run: " + what + " (no " + path + ")");
        return false;
    }

    /** The folder with the launcher, above the module in which the tests run. */
    private static Path projectFolder() {
        Path here = Path.of("").toAbsolutePath();
        for (Optional<Path> folder = Optional.of(here); folder.isPresent(); folder = folder.map(Path::getParent)) {
            if (Files.exists(folder.get().resolve("mvnw"))) {
                return folder.get();
            }
        }
        return here;
    }
}
