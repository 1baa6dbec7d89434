package damiera.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The launcher in a project of its own, whose Maven makes empty jars and whose JDK only says what it was called with: so
 * what it decides can be seen, and nothing is really built.
 */
@EnabledOnOs({OS.LINUX, OS.MAC})
final class LauncherTest {
    private static final String MAVEN = """
            #!/bin/sh
            cat >>stdin.log
            echo "$@" >>builds.log
            case $* in *verify)
              echo '[INFO] Building test-kit 0.1 [8/10]'
              [ ! -e long ] || read -r _ <long
              ;;
            esac
            [ ! -e broken ] || { echo '[ERROR] it broke'; exit 1; }
            mkdir -p cli/target/lib server/target/quarkus-app browser/target/core
            case $* in *cli*|*-Dcore.skip*) ;; *) echo wasm >browser/target/core/core.wasm && echo js >browser/target/core/core.js ;; esac
            : >cli/target/damiera-cli.jar
            """;
    private static final Map<String, String> NO_PROXY =
            Map.of("http_proxy", "http://127.0.0.1:9", "https_proxy", "http://127.0.0.1:9", "MAVEN_ARGS", "-o");

    private static final String JAVA = "#!/bin/sh\nprintf '%s|' \"$@\"\ncat\n";

    @TempDir
    private Path folder;

    private Path project;
    private Path jdk;

    private record Done(int exit, String out, String err) {}

    @BeforeEach
    void lay_out_a_project() throws IOException {
        project = Files.createDirectories(folder.resolve("a place with spaces"));
        jdk = folder.resolve("a jdk");
        Path real = Path.of("").toAbsolutePath().resolveSibling("damiera");
        Files.copy(real, project.resolve("damiera"), StandardCopyOption.COPY_ATTRIBUTES);
        Path words = Path.of("cli", "src", "main", "launcher");
        Files.createDirectories(project.resolve(words));
        for (String language : List.of("messages_en.sh", "messages_it.sh")) {
            Files.copy(
                    real.resolveSibling(words).resolve(language),
                    project.resolve(words).resolve(language));
        }
        for (String module : List.of("rules", "notation", "engine", "cli", "browser", "web", "server")) {
            write(project.resolve(module).resolve("src/main/java/A.java"), "class A {}");
            write(project.resolve(module).resolve("pom.xml"), "<project/>");
        }
        write(project.resolve("pom.xml"), "<project/>");
        write(project.resolve(".mvn/jvm.config"), "");
        program(project.resolve("mvnw"), MAVEN);
        program(jdk.resolve("bin/java"), JAVA);
        program(jdk.resolve("bin/javac"), "");
        write(jdk.resolve("release"), "JAVA_RUNTIME_VERSION=\"25.0.3+9\"\nJAVA_VERSION=\"25.0.3\"\n");
    }

    @Test
    void the_first_call_builds_and_the_second_does_not() throws Exception {
        Done first = call("moves", "italian");
        Done second = call("moves", "italian");

        assertThat(first.out()).endsWith("damiera-cli.jar|moves|italian|");
        assertThat(second.out()).isEqualTo(first.out());
        assertThat(second.err()).isEmpty();
        assertThat(builds()).hasSize(1).first().asString().contains("-pl cli -am");
    }

    @Test
    void words_with_blanks_and_patterns_stay_whole() throws Exception {
        assertThat(call("moves", "a b", "*", "").out()).endsWith("|moves|a b|*||");
    }

    @Test
    void a_changed_source_is_built_anew() throws Exception {
        call("games");
        Files.setLastModifiedTime(
                project.resolve("rules/src/main/java/A.java"),
                FileTime.from(Instant.now().plusSeconds(60)));

        call("games");

        assertThat(builds()).hasSize(2);
    }

    @Test
    void a_deleted_source_is_built_anew() throws Exception {
        call("games");
        Files.delete(project.resolve("notation/src/main/java/A.java"));
        Files.setLastModifiedTime(
                project.resolve("notation/src/main/java"),
                FileTime.from(Instant.now().plusSeconds(60)));

        call("games");

        assertThat(builds()).hasSize(2);
    }

    @Test
    void the_core_of_the_page_is_compiled_anew_only_where_it_changed() throws Exception {
        call("serve");
        touch("web/src/main/java/A.java");
        call("serve");
        touch("engine/src/main/java/A.java");
        call("serve");

        assertThat(builds()).extracting(build -> build.contains("-Dcore.skip")).containsExactly(false, true, false);
    }

    @Test
    void a_core_that_was_not_compiled_is_not_taken_for_done() throws Exception {
        call("games");
        call("serve");

        assertThat(builds()).extracting(build -> build.contains("-Dcore.skip")).containsExactly(false, false);
    }

    private void touch(String file) throws IOException {
        Files.setLastModifiedTime(
                project.resolve(file), FileTime.from(Instant.now().plusSeconds(60)));
    }

    @Test
    void a_command_does_not_wait_for_the_page_and_the_server() throws Exception {
        call("games");
        Files.setLastModifiedTime(
                project.resolve("server/src/main/java/A.java"),
                FileTime.from(Instant.now().plusSeconds(60)));

        call("games");

        assertThat(builds()).hasSize(1);
    }

    @Test
    void it_works_from_any_folder_through_symlinks() throws Exception {
        Path elsewhere = Files.createDirectories(folder.resolve("else where"));
        Path link = Files.createSymbolicLink(elsewhere.resolve("dama"), project.resolve("damiera"));
        Path second = Files.createSymbolicLink(folder.resolve("d"), Path.of("else where/dama"));

        assertThat(run(start(elsewhere, Map.of(), link.toString(), "games")).out())
                .endsWith("|games|");
        assertThat(run(start(folder, Map.of(), second.toString(), "games")).out())
                .endsWith("|games|");
        assertThat(builds()).hasSize(1);
    }

    @Test
    void two_first_calls_at_once_build_once() throws Exception {
        Process one = start(folder, Map.of(), launcher(), "games");
        Process other = start(folder, Map.of(), launcher(), "games");

        assertThat(run(one).exit()).isZero();
        assertThat(run(other).exit()).isZero();
        assertThat(builds()).hasSize(1);
    }

    @Test
    void the_lock_of_a_process_that_is_gone_is_no_lock() throws Exception {
        Process gone = new ProcessBuilder("true").start();
        gone.waitFor();
        Files.createDirectories(project.resolve("target/launch"));
        Files.createSymbolicLink(project.resolve("target/launch/lock"), Path.of(Long.toString(gone.pid())));

        assertThat(call("games").exit()).isZero();
        assertThat(Files.exists(project.resolve("target/launch/lock"), java.nio.file.LinkOption.NOFOLLOW_LINKS))
                .isFalse();
    }

    @Test
    void standard_input_belongs_to_the_command() throws Exception {
        Process process = start(folder, Map.of(), launcher(), "moves");
        process.getOutputStream().write("W:W1:B2".getBytes(StandardCharsets.UTF_8));

        assertThat(run(process).out()).endsWith("|moves|W:W1:B2");
        assertThat(project.resolve("stdin.log")).isEmptyFile();
    }

    @Test
    void once_built_it_needs_no_maven_and_no_network() throws Exception {
        Done built = call("games");
        Files.delete(project.resolve("mvnw"));

        List<String> command = new ArrayList<>(withoutNetwork());
        command.addAll(List.of(launcher(), "games"));
        Done offline = run(start(folder, NO_PROXY, command.toArray(String[]::new)));

        assertThat(offline).isEqualTo(new Done(0, built.out(), ""));
    }

    @Test
    void commands_need_no_network() throws Exception {
        List<String> command = new ArrayList<>(withoutNetwork());
        String java = ProcessHandle.current().info().command().orElseThrow();
        command.addAll(List.of(java, "-cp", System.getProperty("java.class.path"), "damiera.cli.Main"));
        command.addAll(List.of("moves", "italian"));

        Done offline = run(start(folder, NO_PROXY, command.toArray(String[]::new)));

        assertThat(offline.exit()).isZero();
        assertThat(offline.out()).startsWith("21-17\n");
    }

    /** A namespace without a network, where the system lets us make one; else proxies at which nobody listens must do. */
    private static List<String> withoutNetwork() throws Exception {
        List<String> cut = List.of("unshare", "--map-root-user", "--net");
        List<String> tried = new ArrayList<>(cut);
        tried.add("true");
        try {
            return new ProcessBuilder(tried).start().waitFor() == 0 ? cut : List.of();
        } catch (IOException fault) {
            return List.of();
        }
    }

    @Test
    void data_lie_where_the_system_keeps_those_of_a_person() throws Exception {
        String home = folder.resolve("home").toString();
        String library = "Library/Application Support";

        assertThat(data(Map.of("HOME", home))).isEqualTo(home + "/.local/share/damiera");
        assertThat(data(Map.of("HOME", home, "XDG_DATA_HOME", "/x y"))).isEqualTo("/x y/damiera");
        assertThat(data(Map.of("HOME", home, "XDG_DATA_HOME", "no/root"))).isEqualTo(home + "/.local/share/damiera");
        assertThat(data(Map.of("HOME", home, "LOCALAPPDATA", "C:\\local"))).isEqualTo("C:\\local/damiera");
        Files.createDirectories(Path.of(home, library));
        assertThat(data(Map.of("HOME", home))).isEqualTo(home + "/" + library + "/damiera");
        assertThat(data(Map.of("HOME", home, "XDG_DATA_HOME", "/x", "DAMIERA_DATA", "/mine")))
                .isEqualTo("/mine");
        assertThat(data(Map.of("HOME", ""))).isEmpty();
    }

    /** The folder that a command and the server are told alike. */
    private String data(Map<String, String> environment) throws Exception {
        List<String> told = new ArrayList<>();
        for (String command : List.of("play", "serve")) {
            String out = run(start(folder, environment, launcher(), command)).out();
            told.add(out.replaceFirst(".*-Ddamiera.data=([^|]*)\\|.*", "$1"));
        }
        assertThat(told.getFirst()).isEqualTo(told.getLast());
        return told.getFirst();
    }

    @Test
    void without_a_jdk_one_line_says_what_to_do() throws Exception {
        Done done = run(start(folder, Map.of("DAMIERA_JAVA", "99"), launcher(), "games"));

        assertThat(done.exit()).isEqualTo(2);
        assertThat(done.err())
                .isEqualTo("damiera: a JDK 99 or newer is needed, of any vendor: install one, or name its"
                        + " place in JAVA_HOME\n");
    }

    @Test
    void it_speaks_italian_where_that_is_the_language() throws Exception {
        Map<String, String> italian = Map.of("DAMIERA_JAVA", "99", "LC_ALL", "it_IT.UTF-8");

        assertThat(run(start(folder, italian, launcher(), "games")).err()).startsWith("damiera: serve un JDK 99");
    }

    @ParameterizedTest
    @CsvSource({
        "LC_ALL,it_IT.UTF-8,it",
        "LANG,it,it",
        "LC_MESSAGES,it_CH@euro,it",
        "LANG,en_GB.UTF-8,en",
        "LANG,de_DE.UTF-8,en",
        "LANG,item,en"
    })
    void commands_are_told_the_language_even_where_its_locale_is_not_installed(
            String variable, String locale, String language) throws Exception {
        Map<String, String> unset = Map.of("LC_ALL", "", "LC_MESSAGES", "", "LANG", "");
        Map<String, String> environment = new HashMap<>(unset);
        environment.put(variable, locale);

        assertThat(run(start(folder, environment, launcher(), "games")).out())
                .contains("|-Duser.language=" + language + "|");
        assertThat(run(start(folder, environment, launcher(), "serve")).out())
                .contains("|-Duser.language=" + language + "|");
        assertThat(run(start(folder, unset, launcher(), "games")).out()).doesNotContain("user.language");
    }

    @Test
    void a_broken_build_is_told_and_not_taken_for_a_good_one() throws Exception {
        write(project.resolve("broken"), "");

        Done broken = call("games");
        Files.delete(project.resolve("broken"));
        Done mended = call("games");

        assertThat(broken.exit()).isEqualTo(3);
        assertThat(broken.out()).isEmpty();
        assertThat(broken.err()).contains("[ERROR] it broke");
        assertThat(mended.exit()).isZero();
    }

    @Test
    void where_nothing_can_be_kept_one_line_says_so() throws Exception {
        write(project.resolve("target"), "no folder");

        Done done = call("games");

        assertThat(done.exit()).isEqualTo(2);
        assertThat(done.err()).startsWith("damiera: cannot write to ").hasLineCount(1);
    }

    @Test
    void serve_starts_the_server_with_its_words() throws Exception {
        assertThat(call("serve", "--data", "my data").out()).endsWith("quarkus-app/quarkus-run.jar|--data|my data|");
        assertThat(builds()).hasSize(1).first().asString().contains("-pl server -am");
    }

    @Test
    void help_on_serve_needs_no_server() throws Exception {
        assertThat(call("serve", "--help").out()).endsWith("|help|serve|");
        assertThat(builds()).first().asString().contains("-pl cli -am");
    }

    @Test
    void test_hands_the_share_on_and_passes_the_result_back() throws Exception {
        assertThat(call("test", "--full").exit()).isZero();
        write(project.resolve("broken"), "");
        assertThat(call("test").exit()).isEqualTo(1);
        assertThat(builds().get(0)).contains("-Ddamiera.full=true verify");
        assertThat(builds().get(1)).contains("-Ddamiera.full=false verify");
    }

    @Test
    void test_takes_nothing_else() throws Exception {
        Done done = call("test", "non\u001bsense");

        assertThat(done.exit()).isEqualTo(2);
        assertThat(done.err()).isEqualTo("damiera: test takes only --full, not \"non?sense\"\n");
    }

    @Test
    @Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void other_commands_are_built_while_the_long_tests_run() throws Exception {
        Path end = project.resolve("long");
        assertThat(new ProcessBuilder("mkfifo", end.toString()).start().waitFor())
                .isZero();
        Process tests = start(folder, Map.of(), launcher(), "test");

        assertThat(tests.inputReader(StandardCharsets.UTF_8).readLine()).contains("Building test-kit");
        assertThat(call("games").exit()).isZero();
        Files.writeString(end, "now\n");
        assertThat(run(tests).exit()).isZero();
        assertThat(lock()).doesNotExist();
    }

    @Test
    void a_lock_that_another_has_taken_since_is_left_to_it() throws Exception {
        Path end = project.resolve("long");
        assertThat(new ProcessBuilder("mkfifo", end.toString()).start().waitFor())
                .isZero();
        Process tests = start(folder, Map.of(), launcher(), "test");
        tests.inputReader(StandardCharsets.UTF_8).readLine();
        call("games");
        Files.createSymbolicLink(
                lock(), Path.of(Long.toString(ProcessHandle.current().pid())));
        Files.writeString(end, "now\n");

        assertThat(run(tests).exit()).isZero();
        assertThat(Files.isSymbolicLink(lock())).isTrue();
    }

    private Path lock() {
        return project.resolve("target/launch/lock");
    }

    private Done call(String... words) throws Exception {
        List<String> command = new ArrayList<>(List.of(launcher()));
        command.addAll(List.of(words));
        return run(start(folder, Map.of(), command.toArray(String[]::new)));
    }

    private String launcher() {
        return project.resolve("damiera").toString();
    }

    private Process start(Path from, Map<String, String> environment, String... command) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(command).directory(from.toFile());
        builder.environment().put("DAMIERA_JDK", jdk.toString());
        builder.environment().put("LC_ALL", "C.UTF-8");
        List.of("DAMIERA_JAVA", "DAMIERA_DATA", "XDG_DATA_HOME", "LOCALAPPDATA").forEach(builder.environment()::remove);
        builder.environment().putAll(environment);
        return builder.start();
    }

    private static Done run(Process process) throws Exception {
        process.getOutputStream().close();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        String err = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Done(process.waitFor(), out, err);
    }

    private List<String> builds() throws IOException {
        try (Stream<String> lines = Files.lines(project.resolve("builds.log"))) {
            return lines.toList();
        }
    }

    private static void program(Path path, String text) throws IOException {
        write(path, text);
        Files.setPosixFilePermissions(path, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    private static void write(Path path, String text) throws IOException {
        Path folder = path.getParent();
        if (folder != null) {
            Files.createDirectories(folder);
        }
        Files.writeString(path, text, StandardCharsets.UTF_8);
        // as old as a checkout: what a test changes afterwards is newer than the build
        Files.setLastModifiedTime(path, FileTime.from(Instant.now().minusSeconds(3600)));
    }
}
