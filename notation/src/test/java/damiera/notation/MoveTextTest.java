package damiera.notation;

import static damiera.notation.Games.move;
import static damiera.notation.Games.position;
import static damiera.notation.Games.rules;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import damiera.rules.Attempt;
import damiera.rules.Position;
import damiera.rules.Refusal;
import damiera.rules.Resolution;
import damiera.rules.Square;
import damiera.rules.SquareSet;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MoveTextTest {
    private static final String LONG = "W:WK47:B14,19,29,31,42";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "32-28",
                "32x28",
                "32:28",
                "3228",
                " 32 - 28 ",
                "32\u201328",
                "32-28!",
                "32-28 (?)",
                "32-28!?",
                "32-28*",
                "32-28#",
                "32 28"
            })
    void a_quiet_move_is_read_in_any_form(String text) {
        assertThat(MoveText.parse(rules("international"), text).squares())
                .containsExactly(new Square(32), new Square(28));
    }

    @ParameterizedTest
    @ValueSource(strings = {"c3-d4", "C3-D4", "c3d4", "c3:d4", "c3 d4"})
    void letters_are_read_in_any_form(String text) {
        assertThat(MoveText.parse(rules("russian"), text).squares()).containsExactly(new Square(22), new Square(18));
    }

    @Test
    void the_sign_is_kept() {
        assertThat(MoveText.parse(rules("international"), "32-28").sign()).isEqualTo(Attempt.Sign.QUIET);
        assertThat(MoveText.parse(rules("international"), "32x28").sign()).isEqualTo(Attempt.Sign.CAPTURE);
        assertThat(MoveText.parse(rules("international"), "3228").sign()).isEqualTo(Attempt.Sign.UNTOLD);
        assertThat(MoveText.parse(rules("thai"), "32-28").sign()).isEqualTo(Attempt.Sign.EITHER);
    }

    @Test
    void captured_squares_are_read_in_any_order() {
        Attempt attempt = MoveText.parse(rules("international"), "47x36 <42, 29 14,31>");

        assertThat(attempt.captured())
                .contains(SquareSet.of(List.of(new Square(14), new Square(29), new Square(31), new Square(42))));
    }

    @ParameterizedTest
    @CsvSource({"gf4,g3-f4", "cd4,c3-d4", "gh4,g3-h4", "ab4,a3-b4"})
    void a_lone_letter_means_the_piece_on_that_file(String text, String move) {
        Position start = position("russian", "start");

        assertThat(start.rules().text(move(start, text))).isEqualTo(move);
    }

    @Test
    void a_lone_letter_that_fits_two_pieces_is_refused() {
        Position position = position("russian", "W:Wc3,e5,c5:Bh8");

        assertThatThrownBy(() -> MoveText.parse(position, "cd6x")).isInstanceOf(NotationException.class);
        assertThat(position.rules().text(move(position, "cd4"))).isEqualTo("c3-d4");
    }

    @Test
    void a_lone_letter_that_fits_two_pieces_or_none_is_told_from_what_is_no_move() {
        Position position = position("russian", "W:Wc3,e5,c5:Bh8");

        assertThat(refusal(position, "cd4")).isNotPresent();
        assertThat(refusal(position("russian", "W:Wc3,c5:Bh8"), "cd4")).isNotPresent();
        assertThat(refusal(position("russian", "W:Wc3,Kc5:Bh8"), "cd4")).containsInstanceOf(Refusal.Ambiguous.class);
        assertThat(refusal(position, "gf4")).contains(new Refusal.NotAMove());
    }

    private static Optional<Refusal> refusal(Position position, String text) {
        return MoveText.resolve(position, text) instanceof Resolution.Refused refused
                ? Optional.of(refused.refusal())
                : Optional.empty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "-",
                "32",
                "32-",
                "-28",
                "32-51",
                "abc",
                "32--28",
                "32-28 <",
                "32x28 <23",
                "32-28 x",
                "99999999"
            })
    void what_is_no_move_is_refused(String text) {
        assertThatThrownBy(() -> MoveText.parse(rules("international"), text)).isInstanceOf(NotationException.class);
    }

    @ParameterizedTest
    @CsvSource({
        "international,99-40,99,0",
        "international,32-0,0,3",
        "international,3299,99,2",
        "international,32x23 <51>,51,7",
        "italian,21-i5,i5,3",
        "italian,a9-b8,a9,0",
        "russian,gf9,f9,1",
        "turkish,a3-i4,i4,3"
    })
    void a_move_that_names_no_square_of_the_board_is_told_from_what_is_no_move(
            String game, String text, String name, int offset) {
        assertThat(MoveText.read(position(game, "start"), text))
                .isEqualTo(new MoveReading.Refused(new Refusal.NotASquare(name), offset));
    }

    @ParameterizedTest
    @CsvSource({"international,99", "international,c3-d4", "turkish,12-20", "turkish,1220", "italian,p9-b8"})
    void names_that_the_game_does_not_know_are_no_move(String game, String text) {
        Position start = position(game, "start");

        assertThatThrownBy(() -> MoveText.read(start, text)).isInstanceOf(NotationException.class);
    }

    @ParameterizedTest
    @CsvSource({
        "international,47x36x14x29x31x42,47x38x20x9x36",
        "international,47x36x42x31x29x14,47x38x20x9x36",
        "international,47X36X42X31X29X14,47x38x20x9x36"
    })
    void the_hub_order_is_read_where_the_squares_behind_the_second_hold_enemies(String game, String text, String move) {
        Position position = position(game, LONG);

        assertThat(position.rules().text(move(position, text))).isEqualTo(move);
    }

    @Test
    void the_hub_order_is_read_in_the_names_of_the_game() {
        Position turkish = position("turkish", "W:Wa3:Ba4,b5");
        Position spanish = position("spanish", "W:W10:B14,23");

        assertThat(turkish.rules().text(move(turkish, "a3xc5xa4xb5"))).isEqualTo("a3xa5xc5");
        assertThat(spanish.rules().text(move(spanish, "10x28x14x23"))).isEqualTo("10x19x28");
    }

    @Test
    void a_refused_capture_in_hub_order_is_refused_for_what_it_is() {
        Position position = position("international", "W:W32,50:B28,19,44");

        assertThat(MoveText.resolve(position, "50x39x44"))
                .isInstanceOfSatisfying(
                        Resolution.Refused.class,
                        refused -> assertThat(refused.refusal()).isEqualTo(new Refusal.MustCaptureMore(1, 2)));
    }

    @Test
    void a_capture_is_written_with_the_squares_between() {
        Position position = position("international", LONG);

        assertThat(MoveText.legalMoves(position)).extracting(WrittenMove::text).contains("47x38x20x9x36");
        assertThat(MoveText.format(position, move(position, "47x38x20x9x36"))).isEqualTo("47x38x20x9x36");
    }

    @Test
    void pdn_writes_the_ends_where_they_are_enough() {
        Position ambiguous = position("international", LONG);
        Position clear = position("international", "W:WK47:B14,29,31,42");

        assertThat(MoveText.pdn(ambiguous, move(ambiguous, "47x38x24x13x36"))).isEqualTo("47x38x24x13x36");
        assertThat(MoveText.pdn(clear, move(clear, "47x38x20x9x36"))).isEqualTo("47x36");
    }

    @Test
    void hub_tells_the_captured_squares_ascending() {
        Position position = position("international", LONG);

        assertThat(MoveText.hub(position.rules(), move(position, "47x38x20x9x36")))
                .isEqualTo("47x36x14x29x31x42");
        assertThat(MoveText.parseHub(position.rules(), "47x36x31x14x42x29").captured())
                .contains(move(position, "47x38x20x9x36").capturedSet());
    }

    @Test
    void hub_counts_turkish_squares_from_a1() {
        Position start = position("turkish", "start");

        assertThat(MoveText.hub(start.rules(), move(start, "a3-a4"))).isEqualTo("17-25");
        assertThat(MoveText.parseHub(start.rules(), "17-25")).isEqualTo(MoveText.parse(start.rules(), "a3-a4"));
    }

    @Test
    void compact_text_has_two_signs_a_square() {
        Position international = position("international", "W:W6:B20");
        Position russian = position("russian", "start");

        assertThat(MoveText.compact(international.rules(), move(international, "6-1")))
                .isEqualTo("0601");
        assertThat(MoveText.compact(russian.rules(), move(russian, "a3-b4"))).isEqualTo("a3b4");
    }

    @ParameterizedTest
    @CsvSource({"russian,:", "international,x", "thai,-", "brazilian,x"})
    void each_game_has_its_sign_for_captures(String game, String sign) {
        assertThat(rules(game).notation().captureSeparator()).isEqualTo(sign.charAt(0));
    }
}
