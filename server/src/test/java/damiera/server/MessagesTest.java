package damiera.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class MessagesTest {
    @Test
    void both_languages_say_the_same_things() {
        assertThat(Messages.in(Locale.ITALIAN).bundle().keySet())
                .isEqualTo(Messages.in(Locale.ENGLISH).bundle().keySet());
    }

    @Test
    void who_speaks_neither_is_told_in_english() {
        assertThat(Messages.in(Locale.FRENCH).text("port.range", List.of("-1")))
                .isEqualTo("the port must be 0 to 65535, was -1");
    }

    @Test
    void accents_come_through() {
        assertThat(Messages.in(Locale.ITALIAN).text("ready", List.of("X"))).startsWith("Damiera è pronta: X");
    }
}
