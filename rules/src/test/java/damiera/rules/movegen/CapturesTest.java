package damiera.rules.movegen;

import static org.assertj.core.api.Assertions.assertThat;

import damiera.rules.CaptureCriterion;
import damiera.rules.Rules;
import damiera.rules.variant.Frisian;
import damiera.rules.variant.International;
import damiera.rules.variant.Italian;
import damiera.rules.variant.Killer;
import damiera.rules.variant.Thai;
import damiera.rules.variant.Turkish;
import damiera.rules.variant.Variants;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class CapturesTest {
    static List<Rules> games() {
        return Variants.ALL;
    }

    /** What lets the generator look for duplicates among larger captures only. */
    @ParameterizedTest
    @MethodSource("games")
    void no_move_is_listed_twice(Rules rules) {
        SequenceOfNumbers numbers = new SequenceOfNumbers(3);
        MutableBoard free = MutableBoard.of(Boards.withPriority(rules));
        for (int i = 0; i < 1000; i++) {
            List<String> moves =
                    Boards.moves(Boards.random(free, numbers, rules.board().squareCount() / 2));
            Set<String> distinct = new HashSet<>();
            for (String move : moves) {
                distinct.add(move.replace("K", ""));
            }
            assertThat(distinct).hasSameSizeAs(moves);
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void a_priority_keeps_captures_that_are_among_all_captures(Rules rules) {
        SequenceOfNumbers numbers = new SequenceOfNumbers(5);
        MutableBoard empty = MutableBoard.of(rules);
        for (int i = 0; i < 300; i++) {
            MutableBoard board = Boards.random(empty, numbers, rules.board().squareCount() / 3);
            MoveBuffer all = board.newBuffer();
            MoveBuffer kept = board.newBuffer();
            board.generateCaptures(all);
            board.generateRequired(kept);
            Set<String> texts = new HashSet<>();
            for (int j = 0; j < all.size(); j++) {
                texts.add(Boards.text(all, j));
            }
            assertThat(kept.captures() == 0).isEqualTo(all.size() == 0);
            for (int j = 0; j < kept.captures(); j++) {
                assertThat(texts).contains(Boards.text(kept, j));
            }
        }
    }

    /** FID, Art. 6.6 to 6.9, each criterion deciding where those before it are equal. */
    @Test
    void italian_criteria_decide_one_after_another() {
        Rules rules = Italian.ITALIAN;

        assertThat(Boards.moves(Boards.of(rules, "W:WK21,31:B10,18,27"))).containsExactly("31x6,10,18,27");
        assertThat(Boards.moves(Boards.of(rules, "W:WK23,31:B19,26,27"))).containsExactly("23x21,26,27");
        assertThat(Boards.moves(Boards.of(rules, "W:WK23:B19,K28"))).containsExactly("23x32,28");
        assertThat(Boards.moves(Boards.of(rules, "W:WK30:B10,K12,K18,20,K26,K27")))
                .containsExactly("30x5,10,18,26");
    }

    /** Rules for a value of a king just below two men (Frisian rules 2011). */
    @Test
    void a_king_is_worth_less_than_two_men_and_more_than_one() {
        Rules rules = Boards.withPriority(International.INTERNATIONAL, CaptureCriterion.MOST_VALUE);

        assertThat(Boards.moves(Boards.of(rules, "W:W26,28:BK21,23"))).containsExactly("26x17,21");
        assertThat(Boards.moves(Boards.of(rules, "W:W26,28:BK21,23,14"))).containsExactly("28x10,14,23");
    }

    @Test
    void a_killer_king_stops_behind_a_king_it_takes_last() {
        assertThat(Boards.moves(Boards.of(Killer.KILLER, "W:WK37:BK32"))).containsExactly("37x28,32");
    }

    /** Thai numbers run the other way: 10, 6 and 19 in print are 23, 27 and 14 here. */
    @Test
    void a_thai_king_may_turn_back_over_a_square_just_cleared() {
        assertThat(Boards.moves(Boards.of(Thai.THAI, "W:WK23:B27,K14")))
                .containsExactlyInAnyOrder("23x32,14,27", "23x9,14,27");
    }

    @Test
    void a_turkish_king_may_not_turn_back() {
        assertThat(Boards.moves(Boards.of(Turkish.TURKISH, "W:WK6:B2,7"))).hasSize(2);
    }

    @Test
    void frisian_pieces_capture_along_files_and_ranks() {
        assertThat(Boards.moves(Boards.of(Frisian.FRISIAN, "W:WK28:BK27"))).containsExactly("28x26,27");
        assertThat(Boards.moves(Boards.of(Frisian.FRISIAN, "W:WK29:B10,39"))).containsExactly("29x49,39");
    }

    @Test
    void a_taken_piece_blocks_until_the_capture_is_over() {
        assertThat(Boards.moves(Boards.of(International.INTERNATIONAL, "W:WK41,49:B9,10,12,19,38")))
                .containsExactly("41x43,9,12,19,38");
    }
}
