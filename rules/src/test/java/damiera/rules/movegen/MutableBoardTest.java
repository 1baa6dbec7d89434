package damiera.rules.movegen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import damiera.rules.Rules;
import damiera.rules.Side;
import damiera.rules.SquareSet;
import damiera.rules.variant.Breakthrough;
import damiera.rules.variant.Canadian;
import damiera.rules.variant.English;
import damiera.rules.variant.Frisian;
import damiera.rules.variant.International;
import damiera.rules.variant.Russian;
import damiera.rules.variant.Turkish;
import damiera.rules.variant.Variants;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class MutableBoardTest {
    static List<Rules> games() {
        return Variants.ALL;
    }

    @ParameterizedTest
    @MethodSource("games")
    void unmaking_restores_everything(Rules rules) {
        walk(
                Boards.start(rules),
                4,
                (board, before) -> assertThat(Boards.state(board)).isEqualTo(before));
    }

    @ParameterizedTest
    @MethodSource("games")
    void the_key_kept_move_by_move_is_the_key_from_scratch(Rules rules) {
        MutableBoard board = Boards.start(rules);
        SequenceOfNumbers numbers = new SequenceOfNumbers(1);
        for (int game = 0; game < 20; game++) {
            MutableBoard playing = Boards.start(rules);
            MoveBuffer buffer = board.newBuffer();
            playing.generate(buffer);
            for (int ply = 0; ply < 200 && buffer.size() != 0; ply++) {
                playing.make(buffer, numbers.below(buffer.size()));
                assertThat(playing.key()).isEqualTo(playing.keyFromScratch());
                playing.generate(buffer);
            }
        }
    }

    @Test
    void keys_tell_apart_the_side_to_move_and_the_king_runs() {
        MutableBoard board = Boards.of(Frisian.FRISIAN, "W:WK1,40:BK50,20");
        long key = board.key();
        board.setKingRun(Side.WHITE, 0, 2);

        assertThat(board.key()).isNotEqualTo(key);
        assertThat(Boards.of(Frisian.FRISIAN, "B:WK1,40:BK50,20").key()).isNotEqualTo(key);
    }

    @Test
    void a_king_that_has_made_three_quiet_moves_rests_while_its_side_has_a_man() {
        MutableBoard board = Boards.of(Frisian.FRISIAN, "W:WK46,40:BK3,20");
        board.setKingRun(Side.WHITE, 45, 3);

        assertThat(Boards.moves(board)).isNotEmpty().allMatch(move -> move.startsWith("40-"));
    }

    @Test
    void a_king_without_men_beside_it_never_rests() {
        MutableBoard board = Boards.of(Frisian.FRISIAN, "W:WK46:BK3,20");
        board.setKingRun(Side.WHITE, 45, 3);

        assertThat(Boards.moves(board)).isNotEmpty().allMatch(move -> move.startsWith("46-"));
    }

    @Test
    void a_run_grows_with_the_same_king_and_begins_anew_with_another() {
        MutableBoard board = Boards.of(Frisian.FRISIAN, "W:WK46,K36,35:BK3");
        play(board, "46-41");
        play(board, "3-8");
        play(board, "41-46");
        assertThat(board.kingRunMoves(Side.WHITE)).isEqualTo(2);

        play(board, "8-3");
        play(board, "36-31");
        assertThat(board.kingRunMoves(Side.WHITE)).isEqualTo(1);
        assertThat(board.kingRunIndex(Side.WHITE)).isEqualTo(30);
    }

    @Test
    void a_man_crowned_on_the_way_ends_elsewhere_as_a_king() {
        MutableBoard board = Boards.of(Russian.RUSSIAN, "W:W18:B6,7,14");
        List<String> moves = Boards.moves(board);
        MoveBuffer buffer = board.newBuffer();
        board.generate(buffer);
        for (int i = 0; i < buffer.size(); i++) {
            if (buffer.promotes(i)) {
                board.make(buffer, i);
                assertThat(board.men(Side.WHITE)).isEqualTo(SquareSet.EMPTY);
                assertThat(board.kingCount(Side.WHITE)).isEqualTo(1);
                board.unmake();
            }
        }

        assertThat(moves).anyMatch(move -> move.endsWith("K") && !move.contains("x1,") && !move.contains("x2,"));
    }

    @Test
    void a_round_trip_leaves_the_king_where_it_stood() {
        MutableBoard board = Boards.of(English.ENGLISH, "W:WK23:B10,11,18,19");
        play(board, "23x23,10,11,18,19");

        assertThat(board.kings(Side.WHITE).squares()).hasToString("[Square[number=23]]");
        assertThat(board.manCount(Side.BLACK)).isZero();
    }

    @Test
    void a_board_with_a_king_has_no_moves_where_the_first_king_wins() {
        assertThat(Boards.moves(Boards.of(Breakthrough.BREAKTHROUGH, "W:W40:BK3,20")))
                .isEmpty();
        assertThat(Boards.moves(Boards.of(Breakthrough.BREAKTHROUGH, "W:W40:B3,20")))
                .hasSize(2);
    }

    @Test
    void required_moves_are_those_that_the_priority_leaves() {
        MutableBoard board = Boards.of(International.INTERNATIONAL, "W:W28,27:B22,23,12");
        MoveBuffer buffer = board.newBuffer();
        board.generateCaptures(buffer);
        assertThat(buffer.size()).isGreaterThan(1);

        board.generateRequired(buffer);
        List<String> required = new ArrayList<>();
        for (int i = 0; i < buffer.size(); i++) {
            required.add(Boards.text(buffer, i));
        }
        assertThat(required).containsExactlyElementsOf(Boards.moves(board));
    }

    @Test
    void nothing_can_be_taken_back_before_anything_is_made() {
        MutableBoard board = Boards.start(Turkish.TURKISH);

        assertThatThrownBy(board::unmake).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void squares_beyond_the_first_word_are_told_by_their_indices() {
        MutableBoard board = Boards.start(Canadian.CANADIAN);

        assertThat(board.men(Side.WHITE).squares()).hasSize(30).first().hasToString("Square[number=43]");
        assertThat(board.men(Side.WHITE).squares()).last().hasToString("Square[number=72]");
    }

    private static void play(MutableBoard board, String move) {
        MoveBuffer buffer = board.newBuffer();
        board.generate(buffer);
        for (int i = 0; i < buffer.size(); i++) {
            if (Boards.text(buffer, i).equals(move)) {
                board.make(buffer, i);
                return;
            }
        }
        throw new AssertionError(move + " is not among " + Boards.moves(board));
    }

    private interface Check {
        void after(MutableBoard board, String before);
    }

    private static void walk(MutableBoard board, int depth, Check check) {
        if (depth == 0) {
            return;
        }
        MoveBuffer buffer = board.newBuffer();
        board.generate(buffer);
        String before = Boards.state(board);
        for (int i = 0; i < buffer.size(); i++) {
            board.make(buffer, i);
            walk(board, depth - 1, check);
            board.unmake();
            check.after(board, before);
        }
    }
}
