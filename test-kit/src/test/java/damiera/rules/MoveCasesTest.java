package damiera.rules;

import static damiera.testkit.TestPositions.move;
import static damiera.testkit.TestPositions.numbers;
import static damiera.testkit.TestPositions.position;
import static damiera.testkit.TestPositions.texts;
import static org.assertj.core.api.Assertions.assertThat;

import damiera.notation.MoveText;
import damiera.testkit.CaseId;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Faults in moves that other programs had: the rows M.. of cases.csv. */
class MoveCasesTest {
    @Test
    @CaseId("M01")
    void a_man_crowned_in_passing_goes_on_as_a_king_to_the_last_victim() {
        Position position = position("russian", "W:Wh6:Bg7,c5,d2");

        assertThat(numbers(position)).containsExactly("12x3x17x31");
        assertThat(position.legalMoves().getFirst().promotes()).isTrue();
    }

    @Test
    @CaseId("M02")
    void a_flying_king_lands_where_it_can_go_on() {
        Position position = position("russian", "B:W12,17,19,23,25,27,29:B1,3,4,7,8,10,11,K13,14");

        assertThat(numbers(position)).containsExactly("13x31x24x15", "14x21x30");
        assertThat(position.legalMoves().getLast().promotes()).isTrue();
    }

    @Test
    @CaseId("M04")
    void captures_with_the_same_ends_and_other_victims_stay_apart() {
        Position position = position("russian", "W:WKd2:Bf6,c5,e5,e3");

        assertThat(texts(position)).containsExactly("d2:f4:d6:a3", "d2:f4:d6:b4", "d2:g5:e7:a3", "d2:g5:e7:b4");
        assertThat(refusal(position, "d2:a3")).containsInstanceOf(Refusal.Ambiguous.class);
        assertThat(refusal(position, "d2:b4")).containsInstanceOf(Refusal.Ambiguous.class);
    }

    @Test
    @CaseId("M06")
    void a_round_trip_ends_where_it_began() {
        Position position = position("russian", "W:Wh6,g1:Ba7,e7,g7,b6,a5,Kg5,d4");

        assertThat(texts(position)).contains("h6:f4", "h6:f8:c5:e3:h6");
        assertThat(after(position, "h6:f8:c5:e3:h6").kings(Side.WHITE)).isEqualTo(SquareSet.of(new Square(12)));
    }

    @Test
    @CaseId("M08")
    void a_man_is_a_king_from_the_crowning_square_on() {
        Position position = position("russian", "W:W18:B6,7,14");

        assertThat(numbers(position)).containsExactly("18x9x2x11", "18x9x2x16", "18x9x2x20");
        assertThat(position.legalMoves()).allMatch(Move::promotes);
    }

    @Test
    @CaseId("M11")
    void an_ambiguous_capture_is_written_in_full() {
        Position position = position("international", "W:WK1:B12,13,19,20");

        assertThat(texts(position)).containsExactly("1x18x9x25", "1x23x14x25");
        assertThat(MoveText.pdn(position, move(position, "1x23x14x25"))).isEqualTo("1x23x14x25");
        assertThat(MoveText.pdn(position, move(position, "1x18x9x25"))).isEqualTo("1x18x9x25");
    }

    @Test
    @CaseId("M13")
    void a_capture_that_ends_on_the_last_row_crowns() {
        Position position = position("international", "W:W24,46:B8,19,32,41");

        assertThat(after(position, "24x13x2").kings(Side.WHITE)).isEqualTo(SquareSet.of(new Square(2)));
    }

    @Test
    @CaseId("M15")
    void a_man_that_passes_the_last_row_stays_a_man() {
        Position after = after(position("international", "W:W15:B9,10"), "15x4x13");

        assertThat(after.men(Side.WHITE)).isEqualTo(SquareSet.of(new Square(13)));
        assertThat(after.kings(Side.WHITE).isEmpty()).isTrue();
    }

    @Test
    @CaseId("M16")
    void a_man_takes_backwards_and_takes_kings() {
        assertThat(texts(position("international", "W:W35:B30,K40"))).containsExactly("35x24", "35x44");
    }

    @Test
    @CaseId("M17")
    void kings_are_taken_as_early_as_possible_all_along_the_capture() {
        assertThat(texts(position("italian", "W:WK30:BK26,K27,K18,20,10,K12"))).containsExactly("30x21x14x5");
    }

    @Test
    @CaseId("M19")
    void the_italian_board_has_its_playing_corner_at_the_top_left() {
        assertThat(texts(position("italian", "W:W30:B27"))).containsExactly("30x23");
    }

    @Test
    @CaseId("M21")
    void the_majority_rule_leaves_one_reply() {
        Position position =
                position("brazilian", "W:B1,2,3,4,5,6,7,8,10,12,13,18:W17,21,22,23,24,25,26,27,28,30,31,32");
        Position after22x15 = position.playUnchecked(byNumbers(position, "22x15"));
        Position after23x14 = position.playUnchecked(byNumbers(position, "23x14"));

        assertThat(position.legalMoves()).hasSize(2);
        assertThat(numbers(after22x15)).containsExactly("13x22x29");
        assertThat(after22x15.legalMoves().getFirst().promotes()).isTrue();
        assertThat(lines(after22x15, 3)).isEqualTo(11);
        assertThat(lines(after23x14, 3)).isEqualTo(107);
    }

    @Test
    @CaseId("M23")
    void czech_pieces_stay_on_the_board_until_the_move_ends() {
        assertThat(texts(position("czech", "W:WKe3:BKc5,f2"))).containsExactly("e3xa7", "e3xb6", "e3xg1");
    }

    @Test
    @CaseId("M24")
    void pieces_are_removed_at_the_end_in_international_and_at_once_in_turkish() {
        assertThat(position("international", "W:WK18:B7,K29").legalMoves())
                .allMatch(move -> move.captured().size() == 1);
        assertThat(texts(position("turkish", "W:WKa4:Bc4,e6,d8,c2"))).containsExactly("a4xe4xe8xc8xc1");
    }

    @Test
    @CaseId("M25")
    void a_turkish_king_does_not_turn_back_between_two_jumps() {
        assertThat(texts(position("turkish", "W:WKf8:Bb8,g8"))).containsExactly("f8xa8", "f8xh8");
    }

    @Test
    @CaseId("M26")
    void a_turkish_man_goes_on_along_the_last_row_as_a_man() {
        Position position = position("turkish", "W:We6:Bd8,e7");

        assertThat(texts(position)).containsExactly("e6xe8xc8");
        assertThat(position.legalMoves().getFirst().promotes()).isTrue();
    }

    @Test
    @CaseId("M28")
    void the_turkish_maximum_is_compulsory_and_kings_have_no_priority() {
        assertThat(texts(position("turkish", "W:Wd2,Kh1:Bd3,d5,d7,h3"))).containsExactly("d2xd4xd6xd8");
        assertThat(texts(position("turkish", "W:Wa4,Kh1:Ba5,h3")))
                .containsExactly("a4xa6", "h1xh4", "h1xh5", "h1xh6", "h1xh7", "h1xh8");
    }

    @Test
    @CaseId("M29")
    void an_english_king_does_not_fly_in_a_game() {
        Position position = position("english", "W:W21-32:B1-12");
        for (String text : List.of(
                "24-20", "12-16", "28-24", "8-12", "32-28", "4-8", "24-19", "9-13", "28-24", "10-14", "22-18", "6-10",
                "18x9", "5x14", "25-22", "1-5", "22-18", "5-9", "18-15", "11x18", "20x11x4", "3-8")) {
            position = after(position, text);
        }

        assertThat(position).isEqualTo(position("english", "W:WK4,19,21,23,24,26,27,29,30,31:B2,7,8,9,10,12,13,14,18"));
        assertThat(texts(position)).containsExactly("4x11");
    }

    @Test
    @CaseId("M30")
    void an_english_king_takes_only_a_neighbour() {
        assertThat(texts(position("english", "W:WK22:B15"))).containsExactly("22-17", "22-18", "22-25", "22-26");
    }

    @Test
    @CaseId("M31")
    void crowning_ends_an_english_capture() {
        assertThat(texts(position("english", "B:W25,26:B21"))).containsExactly("21x30");
    }

    @Test
    @CaseId("M32")
    void an_english_king_jumps_twice() {
        assertThat(texts(position("english", "W:WK32:B27,18"))).containsExactly("32x23x14");
    }

    @Test
    @CaseId("M33")
    void a_second_jump_may_land_on_the_last_row() {
        Position position = position("english", "W:W17:B14,7");

        assertThat(texts(position)).containsExactly("17x10x3");
        assertThat(position.legalMoves().getFirst().promotes()).isTrue();
    }

    @Test
    @CaseId("M34")
    void a_double_jump_is_one_move() {
        Position position = position("english", "B:W14,15,24:B9,10");

        assertThat(texts(position)).containsExactly("10x17", "10x19x28", "9x18");
        assertThat(refusal(position, "10x19")).containsInstanceOf(Refusal.MustContinue.class);
    }

    @Test
    @CaseId("M35")
    void who_can_capture_must() {
        Position position = position("english", "B:W14,15,24:B9,10");

        assertThat(position.legalMoves()).noneMatch(move -> move.captured().isEmpty());
        assertThat(refusal(position, "9-13")).containsInstanceOf(Refusal.MustCapture.class);
    }

    @Test
    @CaseId("M36")
    void two_captures_to_one_square_are_told_apart() {
        Position position = position("english", "B:W23,22,15,14:B11,10");

        assertThat(texts(position)).containsExactly("10x17x26", "10x19x26", "11x18x25", "11x18x27");
        assertThat(refusal(position, "10x26")).containsInstanceOf(Refusal.Ambiguous.class);
    }

    @Test
    @CaseId("M38")
    void the_last_capture_is_played_before_the_game_is_over() {
        Position position = position("english", "W:WK29:BK25");

        assertThat(position.outcome()).isEqualTo(new Outcome.Ongoing());
        assertThat(texts(position)).containsExactly("29x22");
        assertThat(after(position, "29x22").outcome())
                .isEqualTo(new Outcome.Won(Side.WHITE, Outcome.WinReason.NO_PIECES));
    }

    @Test
    @CaseId("M39")
    void taking_the_last_piece_wins() {
        assertThat(after(position("english", "B:W17:B14"), "14x21").outcome())
                .isEqualTo(new Outcome.Won(Side.BLACK, Outcome.WinReason.NO_PIECES));
    }

    @Test
    @CaseId("M40")
    void a_side_to_move_without_a_move_has_lost() {
        Position position = position("english", "W:W5:B1");

        assertThat(position.legalMoves()).isEmpty();
        assertThat(position.outcome()).isEqualTo(new Outcome.Won(Side.BLACK, Outcome.WinReason.NO_MOVE));
    }

    @Test
    @CaseId("M41")
    void three_jumps_are_one_move() {
        Position position = position("english", "B:W11,12,13,19,22,27,28,30:B2,3,6,7,10");

        assertThat(texts(position)).contains("7x16x23x32");
        assertThat(move(position, "7x16x23x32").promotes()).isTrue();
    }

    @Test
    @CaseId("M42")
    void a_king_does_not_move_to_its_own_square() {
        assertThat(position("international", "W:WK28:B").legalMoves())
                .hasSize(17)
                .noneMatch(move -> move.to().equals(new Square(28)));
    }

    @Test
    @CaseId("M43")
    void a_pool_man_takes_both_victims() {
        assertThat(texts(position("pool", "W:W21:B17,18"))).containsExactly("21x14x23");
    }

    @Test
    @CaseId("M45")
    void frisian_pieces_capture_in_all_four_straight_directions() {
        for (String piece : List.of("28", "K28")) {
            assertThat(texts(position("frisian", "W:W" + piece + ":B18"))).contains("28x8");
            assertThat(texts(position("frisian", "W:W" + piece + ":B38"))).contains("28x48");
            assertThat(texts(position("frisian", "W:W" + piece + ":B27"))).contains("28x26");
            assertThat(texts(position("frisian", "W:W" + piece + ":B29"))).contains("28x30");
        }
    }

    private static Position after(Position position, String text) {
        return position.playUnchecked(move(position, text));
    }

    private static Move byNumbers(Position position, String numbers) {
        String[] squares = numbers.split("x", -1);
        return position.legalMoves().stream()
                .filter(move -> String.valueOf(move.from().number()).equals(squares[0])
                        && String.valueOf(move.to().number()).equals(squares[1]))
                .findFirst()
                .orElseThrow();
    }

    private static long lines(Position position, int depth) {
        return depth == 0
                ? 1
                : position.legalMoves().stream()
                        .mapToLong(move -> lines(position.playUnchecked(move), depth - 1))
                        .sum();
    }

    private static Optional<Refusal> refusal(Position position, String text) {
        return switch (position.resolve(MoveText.parse(position, text))) {
            case Resolution.Refused refused -> Optional.of(refused.refusal());
            case Resolution.Legal legal -> Optional.empty();
        };
    }
}
