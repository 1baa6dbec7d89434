package damiera.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

final class FirmOutputTest {
    @Test
    void a_reader_that_has_gone_ends_the_writer() throws IOException {
        PipedInputStream reader = new PipedInputStream();
        PrintStream out = FirmOutput.onto(new PipedOutputStream(reader));
        reader.close();

        assertThatThrownBy(() -> out.print("23-19")).isInstanceOf(OutputLost.class);
    }

    @Test
    void what_is_written_is_utf_8() {
        ByteArrayOutputStream target = new ByteArrayOutputStream();
        FirmOutput.onto(target).print("più");

        assertThat(target.toString(StandardCharsets.UTF_8)).isEqualTo("più");
    }
}
