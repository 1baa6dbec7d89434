package damiera.server;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;

/** Where a person's programs keep their data, by the custom of the system. */
final class UserFolders {
    private UserFolders() {}

    static Path dataOf(String program) {
        return data(System.getProperty("os.name"), System.getProperty("user.home"), System.getenv())
                .resolve(program);
    }

    static Path data(String system, String home, Map<String, String> environment) {
        String name = system.toLowerCase(Locale.ROOT);
        if (name.startsWith("windows")) {
            return Path.of(environment.getOrDefault("LOCALAPPDATA", home + "/AppData/Local"));
        }
        if (name.startsWith("mac")) {
            return Path.of(home, "Library", "Application Support");
        }
        String custom = environment.getOrDefault("XDG_DATA_HOME", "");
        return custom.isEmpty() ? Path.of(home, ".local", "share") : Path.of(custom);
    }
}
