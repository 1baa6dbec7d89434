package damiera.notation;

import static damiera.notation.Games.rules;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import damiera.rules.Square;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SquareTextTest {
    @ParameterizedTest
    @CsvSource({
        "italian,1,1", "italian,23,23", "international,50,50", "spanish,1,32", "portuguese,32,1", "thai,5,28",
        "russian,1,b8", "brazilian,32,g1", "czech,29,a1", "turkish,1,a8", "turkish,64,h1", "armenian,57,a1",
        "jamaican,1,a1", "russian+board=10x8,40,i1", "russian+board=14x14,1,b14"
    })
    void squares_are_printed_as_the_game_does(String game, int number, String name) {
        assertThat(SquareText.format(rules(game), new Square(number))).isEqualTo(name);
        assertThat(SquareText.parse(rules(game), name)).isEqualTo(new Square(number));
    }

    @ParameterizedTest
    @CsvSource({"italian,a8,1", "italian,05,5", "english,B8,1", "spanish,b1,29", "russian,1,1", "russian,32,32"})
    void other_names_are_read_too(String game, String name, int number) {
        assertThat(SquareText.find(rules(game), name)).contains(new Square(number));
    }

    @ParameterizedTest
    @CsvSource({
        "italian,0",
        "italian,33",
        "italian,b8",
        "italian,a9",
        "italian,x1",
        "italian,3a",
        "turkish,5",
        "international,a1",
        "russian,a2",
        "russian,1234",
        "russian,''"
    })
    void what_is_no_square_is_none(String game, String name) {
        assertThat(SquareText.find(rules(game), name)).isEmpty();
    }

    @Test
    void the_message_says_what_is_allowed() {
        assertThatThrownBy(() -> SquareText.parse(rules("italian"), "33"))
                .isInstanceOf(NotationException.class)
                .hasMessage("at offset 0: expected SquareName[first=1, last=32], was 33");
    }
}
