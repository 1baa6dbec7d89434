package damiera.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** What is refused before anything starts. */
class ServeTest {
    private final StringWriter said = new StringWriter();

    @Test
    void an_unknown_option_is_refused_in_one_line_that_lists_the_known_ones() {
        assertThat(run(Locale.ENGLISH, "--colour")).isEqualTo(2);
        assertThat(said)
                .hasToString("--colour is not known; allowed: --port N, --host ADDRESS, --data FOLDER"
                        + System.lineSeparator());
    }

    @Test
    void an_italian_is_told_in_italian() {
        assertThat(run(Locale.ITALY, "--port", "mille")).isEqualTo(2);
        assertThat(said.toString()).startsWith("il valore di --port non va bene; ammessi: --port N");
    }

    @Test
    void an_option_without_its_value_is_refused() {
        assertThat(run(Locale.ENGLISH, "--port")).isEqualTo(2);
        assertThat(said.toString()).startsWith("--port lacks its value; allowed:");
    }

    @Test
    void a_port_that_is_none_is_refused() {
        assertThat(run(Locale.ENGLISH, "--port", "70000")).isEqualTo(2);
        assertThat(said).hasToString("the port must be 0 to 65535, was 70000" + System.lineSeparator());
    }

    @Test
    void a_taken_port_is_refused_in_one_line() throws Exception {
        try (ServerSocket other = new ServerSocket(0, 1, InetAddress.getByName("localhost"))) {
            int port = other.getLocalPort();

            assertThat(run(Locale.ENGLISH, "--port", Integer.toString(port))).isEqualTo(2);
            assertThat(said)
                    .hasToString("port " + port
                            + " on localhost is already in use: stop the other program or choose another port with --port"
                            + System.lineSeparator());
        }
    }

    @Test
    void an_address_of_another_machine_is_refused() {
        assertThat(run(Locale.ENGLISH, "--host", "192.0.2.1", "--port", "0")).isEqualTo(2);
        assertThat(said.toString()).startsWith("192.0.2.1 is not an address of this machine");
    }

    @Test
    void a_folder_that_another_server_uses_is_refused(@TempDir Path folder) throws Exception {
        try (DataFolder _ = DataFolder.open(folder)) {
            assertThat(run(Locale.ENGLISH, "--port", "0", "--data", folder.toString()))
                    .isEqualTo(2);
            assertThat(said.toString()).startsWith("another server already uses " + folder);
        }
    }

    @Test
    void without_a_launcher_the_folder_must_be_told() {
        assertThat(run(Locale.ENGLISH, "--port", "0")).isEqualTo(2);
        assertThat(said)
                .hasToString(
                        "it is not known where to keep data: choose a folder with --data" + System.lineSeparator());
    }

    @Test
    void what_was_typed_does_not_act_on_the_terminal() {
        assertThat(run(Locale.ENGLISH, "--\u001b[2J\n")).isEqualTo(2);
        assertThat(said.toString()).startsWith("--\\u001b[2J\\n is not known;");
    }

    @Test
    void an_option_stands_once() {
        assertThat(run(Locale.ENGLISH, "--port", "1", "--port", "2")).isEqualTo(2);
        assertThat(said.toString()).startsWith("--port is given more than once; allowed:");
    }

    @Test
    void a_folder_that_cannot_be_made_is_refused(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("file"), "no folder");

        assertThat(run(
                        Locale.ENGLISH,
                        "--port",
                        "0",
                        "--data",
                        file.resolve("below").toString()))
                .isEqualTo(2);
        assertThat(said.toString()).startsWith("cannot write to " + file.resolve("below"));
    }

    private int run(Locale locale, String... arguments) {
        CommandLine command = Serve.command(Messages.in(locale));
        command.setErr(new PrintWriter(said, true));
        return command.execute(arguments);
    }
}
