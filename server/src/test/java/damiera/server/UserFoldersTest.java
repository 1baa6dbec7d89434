package damiera.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

class UserFoldersTest {
    @Test
    void linux_follows_the_desktop_standard() {
        assertThat(UserFolders.data("Linux", "/home/ada", Map.of())).isEqualTo(Path.of("/home/ada/.local/share"));
        assertThat(UserFolders.data("Linux", "/home/ada", Map.of("XDG_DATA_HOME", "/data")))
                .isEqualTo(Path.of("/data"));
    }

    @Test
    void mac_has_its_library() {
        assertThat(UserFolders.data("Mac OS X", "/Users/ada", Map.of()))
                .isEqualTo(Path.of("/Users/ada/Library/Application Support"));
    }

    @Test
    void windows_names_its_folder() {
        assertThat(UserFolders.data("Windows 11", "C:/Users/ada", Map.of("LOCALAPPDATA", "D:/local")))
                .isEqualTo(Path.of("D:/local"));
    }
}
