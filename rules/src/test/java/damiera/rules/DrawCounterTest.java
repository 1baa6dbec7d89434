package damiera.rules;

import static damiera.rules.Progress.CAPTURE;
import static damiera.rules.Progress.MAN_ADVANCED;
import static damiera.rules.Progress.NONE;
import static damiera.rules.Progress.PROMOTION;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import damiera.rules.Balance.CaptureOpen;
import damiera.rules.Balance.OnRoad;
import damiera.rules.variant.DrawSets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Balances are written as men and kings of White, men and kings of Black. */
class DrawCounterTest {
    @Test
    void quiet_plies_begin_with_the_count_told_and_any_progress_ends_them() {
        DrawCounter counter = DrawCounter.start(DrawSets.WCDF, 3, balance(2, 1, 2, 1));

        counter = counter.after(NONE, balance(2, 1, 2, 1));
        assertThat(plies(counter)).containsExactly(4);

        counter = counter.after(MAN_ADVANCED, balance(2, 1, 2, 1));
        assertThat(plies(counter)).containsExactly(0);
    }

    @Test
    void english_is_drawn_by_the_80th_quiet_ply() {
        DrawCounter counter = quiet(DrawCounter.start(DrawSets.WCDF, 0, balance(0, 2, 0, 2)), 79);
        assertThat(counter.drawnBy()).isEmpty();

        counter = quiet(counter, 1);
        assertThat(counter.drawnBy()).contains(new DrawRule.QuietPlies(80));
    }

    @Test
    void fmjd_the_16_moves_begin_after_the_ply_that_brings_three_against_one() {
        DrawCounter counter = DrawCounter.start(DrawSets.FMJD, 0, balance(0, 3, 1, 1));

        counter = counter.after(CAPTURE, balance(0, 3, 0, 1));
        assertThat(plies(counter)).containsExactly(0, 0);

        counter = quiet(counter, 31);
        assertThat(counter.drawnBy()).isEmpty();
        assertThat(quiet(counter, 1).drawnBy()).map(DrawCounterTest::limit).contains(32);
    }

    @Test
    void fmjd_a_man_s_move_does_not_reset_the_16_moves() {
        DrawCounter counter = DrawCounter.start(DrawSets.FMJD, 0, balance(1, 2, 0, 1));

        counter = quiet(counter, 10).after(MAN_ADVANCED, balance(1, 2, 0, 1));

        assertThat(plies(counter)).containsExactly(0, 11);
    }

    @Test
    void fmjd_only_the_promotion_that_makes_the_required_king_begins_the_count() {
        DrawCounter counter = DrawCounter.start(DrawSets.FMJD, 0, balance(3, 0, 0, 1));
        assertThat(plies(counter)).containsExactly(0);

        counter = counter.after(PROMOTION, balance(2, 1, 0, 1));
        assertThat(plies(counter)).containsExactly(0, 0);

        counter = counter.after(NONE, balance(2, 1, 0, 1)).after(PROMOTION, balance(1, 2, 0, 1));
        assertThat(plies(counter)).containsExactly(0, 2);
    }

    @Test
    void fmjd_a_capture_from_three_to_two_begins_the_5_moves_afresh() {
        DrawCounter counter = quiet(DrawCounter.start(DrawSets.FMJD, 0, balance(0, 3, 0, 1)), 20);

        counter = counter.after(CAPTURE, balance(0, 2, 0, 1));

        assertThat(counter.counts())
                .extracting(DrawCount::plies, DrawCount::limit)
                .containsExactly(tuple(0, 50), tuple(0, 10));
    }

    @Test
    void fmjd_a_capture_from_two_to_one_does_not_reset_the_5_moves() {
        DrawCounter counter = quiet(DrawCounter.start(DrawSets.FMJD, 0, balance(0, 2, 0, 1)), 8);

        counter = counter.after(CAPTURE, balance(0, 1, 0, 1));
        assertThat(plies(counter)).containsExactly(0, 9);

        assertThat(quiet(counter, 1).drawnBy()).map(DrawCounterTest::limit).contains(10);
    }

    @Test
    void fmjd_king_against_king_is_not_drawn_at_once() {
        assertThat(DrawCounter.start(DrawSets.FMJD, 0, balance(0, 1, 0, 1)).drawnBy())
                .isEmpty();
    }

    @Test
    void fmjd64_five_pieces_with_kings_on_both_sides_are_drawn_after_60_plies() {
        DrawCounter counter = quiet(DrawCounter.start(DrawSets.FMJD64, 0, balance(1, 2, 1, 1)), 59);
        assertThat(counter.drawnBy()).isEmpty();

        assertThat(quiet(counter, 1).drawnBy()).map(DrawCounterTest::limit).contains(60);
    }

    @Test
    void fmjd64_six_pieces_are_drawn_after_120_plies_and_men_s_moves_do_not_reset() {
        DrawCounter counter = quiet(DrawCounter.start(DrawSets.FMJD64, 0, balance(2, 1, 2, 1)), 118);

        counter = counter.after(MAN_ADVANCED, balance(2, 1, 2, 1));
        assertThat(counter.drawnBy()).isEmpty();

        assertThat(quiet(counter, 1).drawnBy()).map(DrawCounterTest::limit).contains(120);
    }

    @Test
    void fmjd64_a_promotion_resets_the_60_plies() {
        DrawCounter counter = quiet(DrawCounter.start(DrawSets.FMJD64, 0, balance(1, 2, 1, 1)), 40);

        assertThat(plies(counter.after(PROMOTION, balance(0, 3, 1, 1)))).containsExactly(0);
    }

    @Test
    void fmjd64_eight_pieces_are_drawn_after_30_plies_of_kings_and_a_man_s_move_resets() {
        DrawCounter counter = quiet(DrawCounter.start(DrawSets.FMJD64, 0, balance(3, 1, 3, 1)), 29);
        assertThat(plies(counter.after(MAN_ADVANCED, balance(3, 1, 3, 1)))).containsExactly(0);

        assertThat(quiet(counter, 1).drawnBy()).map(DrawCounterTest::limit).contains(30);
    }

    @Test
    void fmjd64_nothing_is_counted_while_a_side_has_no_king() {
        assertThat(quiet(DrawCounter.start(DrawSets.FMJD64, 0, balance(0, 3, 1, 0)), 200)
                        .counts())
                .isEmpty();
    }

    @Test
    void fmjd64_three_kings_against_one_have_15_moves_each() {
        DrawCounter counter = quiet(DrawCounter.start(DrawSets.FMJD64, 0, balance(0, 3, 0, 1)), 29);
        assertThat(counter.drawnBy()).isEmpty();

        assertThat(quiet(counter, 1).drawnBy()).map(DrawCounterTest::limit).contains(30);
    }

    @Test
    void fmjd64_the_capture_that_brings_two_against_one_is_not_counted() {
        DrawCounter counter = quiet(DrawCounter.start(DrawSets.FMJD64, 0, balance(0, 3, 0, 1)), 7);

        counter = quiet(counter.after(CAPTURE, balance(0, 2, 0, 1)), 9);
        assertThat(counter.drawnBy()).isEmpty();

        assertThat(quiet(counter, 1).drawnBy()).map(DrawCounterTest::limit).contains(10);
    }

    @Test
    void fmjd64_three_against_one_on_the_long_diagonal_have_5_moves_each() {
        Balance onRoad = new Balance(new Forces(1, 2), new Forces(0, 1), OnRoad.BLACK, CaptureOpen.NO);
        DrawCounter counter = DrawCounter.start(DrawSets.FMJD64, 0, onRoad);
        for (int ply = 0; ply < 9; ply++) {
            counter = counter.after(NONE, onRoad);
        }
        assertThat(counter.drawnBy()).isEmpty();

        assertThat(counter.after(NONE, onRoad).drawnBy())
                .map(DrawCounterTest::limit)
                .contains(10);
    }

    @Test
    void fmjd64_plies_off_the_long_diagonal_are_neither_counted_nor_do_they_reset() {
        Balance onRoad = new Balance(new Forces(1, 2), new Forces(0, 1), OnRoad.BLACK, CaptureOpen.NO);
        Balance offRoad = balance(1, 2, 0, 1);
        Balance strongerOnRoad = new Balance(new Forces(1, 2), new Forces(0, 1), OnRoad.WHITE, CaptureOpen.NO);

        DrawCounter counter = DrawCounter.start(DrawSets.FMJD64, 0, onRoad)
                .after(NONE, onRoad)
                .after(NONE, offRoad)
                .after(NONE, strongerOnRoad)
                .after(NONE, onRoad);

        assertThat(plies(counter)).containsExactly(4, 2);
    }

    @Test
    void pool_three_kings_against_one_have_13_moves_each() {
        DrawCounter counter = quiet(DrawCounter.start(DrawSets.APCA, 0, balance(0, 3, 0, 1)), 25);
        assertThat(counter.drawnBy()).isEmpty();

        assertThat(quiet(counter, 1).drawnBy()).map(DrawCounterTest::limit).contains(26);
    }

    @Test
    void frisian_two_kings_against_one_have_7_moves_each() {
        DrawCounter counter = quiet(DrawCounter.start(DrawSets.FRISIAN, 0, balance(0, 1, 0, 2)), 13);
        assertThat(counter.drawnBy()).isEmpty();

        assertThat(quiet(counter, 1).drawnBy()).map(DrawCounterTest::limit).contains(14);
    }

    @Test
    void frisian_king_against_king_is_drawn_unless_a_capture_is_open() {
        DrawRule kings = new DrawRule.OnePieceEach(DrawRule.LastPieces.KINGS);
        Forces king = new Forces(0, 1);

        assertThat(DrawCounter.start(DrawSets.FRISIAN, 0, balance(0, 1, 0, 1)).drawnBy())
                .contains(kings);
        assertThat(DrawCounter.start(DrawSets.FRISIAN, 0, new Balance(king, king, OnRoad.NOBODY, CaptureOpen.YES))
                        .drawnBy())
                .isEmpty();
    }

    @Test
    void turkish_a_king_against_a_man_is_drawn_but_not_by_the_reading_for_kings() {
        assertThat(DrawCounter.start(DrawSets.TURKISH, 0, balance(0, 1, 1, 0)).drawnBy())
                .contains(new DrawRule.OnePieceEach(DrawRule.LastPieces.ANY));
        assertThat(DrawCounter.start(DrawSets.TURKISH_KINGS, 0, balance(0, 1, 1, 0))
                        .drawnBy())
                .isEmpty();
    }

    private static DrawCounter quiet(DrawCounter counter, int plies) {
        DrawCounter next = counter;
        for (int ply = 0; ply < plies; ply++) {
            next = next.after(NONE, next.balance());
        }
        return next;
    }

    private static List<Integer> plies(DrawCounter counter) {
        List<Integer> plies = new ArrayList<>();
        for (DrawCount count : counter.counts()) {
            plies.add(count.plies());
        }
        return plies;
    }

    private static int limit(DrawRule rule) {
        return rule instanceof DrawRule.EndgameCount count ? count.plies() : -1;
    }

    private static Balance balance(int whiteMen, int whiteKings, int blackMen, int blackKings) {
        return new Balance(
                new Forces(whiteMen, whiteKings), new Forces(blackMen, blackKings), OnRoad.NOBODY, CaptureOpen.NO);
    }
}
