package damiera.notation;

import static damiera.notation.Games.position;
import static damiera.notation.Games.rules;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import damiera.rules.KingRun;
import damiera.rules.Setup;
import damiera.rules.Square;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FenTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "W:WK5,18:B9",
                "w:wk5,18:b9",
                "W : W 18 , K5 : B 9 .",
                "W:B9:WK5,18",
                "W:W18,K5-5:B9:H0:F1",
                "W:WK5,18,G22,P3:B9",
                "W:W,K5,,18:B9",
                "W:W:WK5,18:B9",
                "W:W18,K05:B9",
                "W:W 18 K5:B9",
                "W : W18 \t k5 : B 9 ."
            })
    void every_form_means_the_same(String text) {
        assertThat(Fen.format(rules("english"), Fen.parse(rules("english"), text)))
                .isEqualTo("W:WK5,18:B9");
    }

    @Test
    void squares_called_by_letters_may_stand_apart_too() {
        assertThat(Fen.format(rules("russian"), Fen.parse(rules("russian"), "B:Wa1 c3  Kg5:Bb8")))
                .isEqualTo("B:Wa1,c3,Kg5:Bb8");
    }

    @ParameterizedTest
    @CsvSource({
        "russian,'B:Wa1,c3,Kg5:Bb8'", "spanish,'W:W1,K9:B32'", "turkish,'W:Wa2,Kh8:Bb7,b8'",
        "jamaican,'W:Wa3:Bb4'", "international,'W:WK1,31:BK50'", "russian+board=12x12,'W:Wa1,l12:Bk11'"
    })
    void strict_text_is_read_and_written_the_same(String game, String fen) {
        assertThat(Fen.format(rules(game), Fen.parse(rules(game), fen))).isEqualTo(fen);
    }

    @Test
    void squares_stand_in_the_order_of_their_names() {
        assertThat(Fen.start(rules("spanish"))).startsWith("W:W1,2,3,4,").contains(":B21,22,");
        assertThat(Fen.start(rules("russian"))).startsWith("W:Wa1,a3,b2,c1,");
    }

    @Test
    void squares_that_do_not_exist_are_kept_as_they_were_written() {
        Setup setup = Fen.parse(rules("english"), "W:W21,77,a2,K30-40:B1");

        assertThat(setup.unknownSquares()).containsExactly("77", "a2", "30-40");
    }

    @Test
    void frisian_king_moves_belong_to_the_only_king() {
        Setup setup = Fen.parse(rules("frisian"), "W:WK19,31:BK3,K4,20:H0:F1:+2+1(4)");

        assertThat(setup.whiteRun()).isEqualTo(new KingRun(Optional.of(new Square(19)), 2));
        assertThat(setup.blackRun()).isEqualTo(new KingRun(Optional.of(new Square(4)), 1));
        assertThat(Fen.format(rules("frisian"), setup)).isEqualTo("W:W" + "K19,31:BK3,K4,20:+2+1(4)");
    }

    @Test
    void a_position_is_written_with_its_side_to_move() {
        assertThat(Fen.format(position("english", "B:W21:BK1"))).isEqualTo("B:W21:BK1");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "W", "X:W1:B2", "W:Wzz:B1", "hello", "W:H3", "W:W1-x:B3", "[", "\u0000"})
    void what_is_no_fen_is_refused(String text) {
        assertThatThrownBy(() -> Fen.parse(rules("english"), text)).isInstanceOf(NotationException.class);
    }

    @Test
    void the_offset_is_that_of_the_text_with_its_blanks() {
        assertThatThrownBy(() -> Fen.parse(rules("english"), "W : W 21, zz : B1"))
                .isInstanceOfSatisfying(
                        NotationException.class, e -> assertThat(e.offset()).isEqualTo(10));
    }
}
