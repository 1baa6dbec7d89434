package damiera.notation;

import static damiera.notation.Games.move;
import static damiera.notation.Games.position;
import static org.assertj.core.api.Assertions.assertThat;

import damiera.rules.Position;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Properties;
import org.junit.jupiter.api.Test;

class SpokenMoveTest {
    private final SpokenWords italian = words("spoken_it.properties");
    private final SpokenWords english = words("spoken_en.properties");

    @Test
    void a_step_names_both_squares() {
        Position start = position("italian", "start");

        assertThat(SpokenMove.format(italian, start, move(start, "23-19"))).isEqualTo("23 in 19");
        assertThat(SpokenMove.format(english, start, move(start, "23-19"))).isEqualTo("23 to 19");
    }

    @Test
    void a_capture_names_the_pieces_taken() {
        Position position = position("italian", "W:WK30:BK26,K27,K18,20,10,K12");

        assertThat(SpokenMove.format(italian, position, move(position, "30x5"))).isEqualTo("30 prende 26, 18 e 10");
    }

    @Test
    void a_crowning_is_told() {
        Position position = position("italian", "W:W6:B20");

        assertThat(SpokenMove.format(italian, position, move(position, "6-2"))).isEqualTo("6 in 2, dama");
    }

    @Test
    void the_square_reached_is_told_where_the_pieces_do_not_tell_it() {
        Position position = position("international", "W:WK46:B37");

        assertThat(SpokenMove.format(italian, position, move(position, "46x28")))
                .isEqualTo("46 prende 37 e va in 28");
    }

    private static SpokenWords words(String file) {
        Properties texts = new Properties();
        try (var stream = Objects.requireNonNull(SpokenMove.class.getResourceAsStream(file))) {
            texts.load(new InputStreamReader(stream, StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
        return new SpokenWords(
                texts.getProperty(SpokenWords.STEP),
                texts.getProperty(SpokenWords.CAPTURE),
                texts.getProperty(SpokenWords.CAPTURE_TO),
                texts.getProperty(SpokenWords.CROWNED),
                texts.getProperty(SpokenWords.AND));
    }
}
