package damiera.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;

class PositionTest {
    @ParameterizedTest(name = "{0} {1} {2}")
    @CsvFileSource(resources = "known-cases.csv", numLinesToSkip = 1)
    void known_cases_have_these_moves_and_no_others(String id, String game, String fen, String moves, String comment) {
        Position position = Positions.position(game, fen);

        assertThat(Positions.texts(position.rules(), position.legalMoves()))
                .as(id + " " + comment)
                .containsExactly(moves.split(" ", -1));
    }

    @ParameterizedTest(name = "{0} {1}")
    @CsvFileSource(resources = "deciding-rules.csv", numLinesToSkip = 1)
    void the_rule_that_removed_the_last_alternative_decides(String game, String fen, String rule, String comment) {
        Position position = Positions.position(game, fen);

        assertThat(position.decidedBy())
                .as(comment)
                .isEqualTo(Optional.ofNullable(rule).map(DecidingRule::valueOf));
    }

    @Test
    void a_king_alone_has_no_move_to_its_own_square() {
        Position position = Positions.position("international", "W:WK28:B");

        assertThat(position.legalMoves())
                .as("M42")
                .hasSize(17)
                .noneMatch(move -> move.to().equals(move.from()));
    }

    @Test
    void a_man_that_ends_on_the_last_row_is_a_king() {
        Position before = Positions.position("international", "W:W24,46:B8,19,32,41");

        Position after = before.play(before.legalMoves().getFirst());

        assertThat(after.at(new Square(2))).as("M13").contains(new Placed(Side.WHITE, Piece.KING, new Square(2)));
    }

    @Test
    void a_piece_that_comes_back_to_its_square_stays_on_the_board() {
        Position before = Positions.position("russian", "W:Wh6,g1:Ba7,e7,g7,b6,a5,Kg5,d4");

        Position after = before.play(before.legalMoves().getLast());

        Square h6 = Positions.square(before.rules(), "h6");
        assertThat(after.at(h6)).contains(new Placed(Side.WHITE, Piece.KING, h6));
    }

    @Test
    void of_several_routes_the_smallest_text_stands() {
        Position position = Positions.position("english", "W:WK23:B10,11,18,19");

        assertThat(Positions.texts(position.rules(), position.legalMoves())).contains("23x14x7x16x23");
    }

    @Test
    void all_routes_of_a_capture_can_be_asked_for() {
        Position position = Positions.position("english", "W:WK23:B10,11,18,19");
        Capture capture = (Capture) position.legalMoves().getFirst();

        assertThat(Positions.texts(position.rules(), position.routes(capture)))
                .containsExactly("23x14x7x16x23", "23x16x7x14x23");
    }

    @Test
    void no_more_routes_are_told_than_are_asked_for() {
        Position position = Positions.position("english", "W:WK23:B10,11,18,19");
        Capture capture = (Capture) position.legalMoves().getFirst();

        assertThat(Positions.texts(position.rules(), position.routes(capture, 1)))
                .containsExactly("23x14x7x16x23");
    }

    @Test
    void only_a_legal_capture_has_routes() {
        Position position = Positions.position("english", "W:WK23:B10,11,18,19");
        List<Square> path = List.of(new Square(23), new Square(14));
        Capture cutShort = new Capture(path, List.of(new Square(18)), false);

        assertThatThrownBy(() -> position.routes(cutShort)).hasMessage("move must be legal, was 23x14");
    }

    @ParameterizedTest
    @CsvSource({
        "23, true",
        "23x14, true",
        "23x16x7, true",
        "23x7, true",
        "23x7x14, true",
        "23x14x7x16x23, false",
        "23x10, false"
    })
    void a_capture_begins_along_the_paths_of_its_routes(String squares, boolean begins) {
        Position position = Positions.position("english", "W:WK23:B10,11,18,19");
        Capture capture = (Capture) position.legalMoves().getFirst();
        List<Square> told = new ArrayList<>();
        for (String number : squares.split("x", -1)) {
            told.add(new Square(Integer.parseInt(number)));
        }

        assertThat(position.beginsAlong(capture, told)).isEqualTo(begins);
    }

    @Test
    void a_route_keeps_to_the_order_of_kings() {
        Position position = Positions.position("italian", "W:WK23:B19,27,28,K20");

        for (Move move : position.legalMoves()) {
            assertThat(position.routes((Capture) move))
                    .allMatch(route -> CaptureTally.of(position, route).order()
                            == CaptureTally.of(position, (Capture) move).order());
        }
    }

    @Test
    void optional_captures_leave_the_quiet_moves() {
        Position position = Positions.position("english+optional", "B:W14,15,24:B9,10");

        assertThat(Positions.texts(position.rules(), position.legalMoves()))
                .containsExactly("10x17", "10x19x28", "9-13", "9x18");
        assertThat(Positions.texts(position.rules(), position.requiredMoves()))
                .containsExactly("10x17", "10x19x28", "9x18");
    }

    @Test
    void where_pieces_are_huffed_anything_may_be_played_and_the_best_is_required() {
        Position position = Positions.position("italian+huff", "W:W21,22:B10,18,19");

        assertThat(Positions.texts(position.rules(), position.legalMoves()))
                .containsExactly("21-17", "21x14x5", "22x13x6", "22x15");
        assertThat(Positions.texts(position.rules(), position.requiredMoves())).containsExactly("21x14x5", "22x13x6");
    }

    @Test
    void equal_pieces_and_side_are_equal_positions_however_they_came_about() {
        Position start = Position.start(Positions.rules("english"));

        Position there =
                Positions.play(Game.from(start), "9-13", "22-18", "10-14").position();
        Position again =
                Positions.play(Game.from(start), "10-14", "22-18", "9-13").position();

        assertThat(there).isEqualTo(again).hasSameHashCodeAs(again);
        assertThat(there).isNotEqualTo(start);
    }

    @Test
    void a_king_run_makes_positions_differ_where_it_limits() {
        Position fresh = Positions.position("frisian", "W:WK28,40:B1");
        Position tired = Positions.position("frisian", "W:WK28,40:B1 run=28*2");

        assertThat(tired).isNotEqualTo(fresh);
    }

    @Test
    void a_king_run_is_dropped_where_it_limits_nothing() {
        assertThat(Positions.position("frisian", "W:WK28:B1 run=28*2"))
                .as("no man")
                .isEqualTo(Positions.position("frisian", "W:WK28:B1"));
        assertThat(Positions.position("international", "W:WK28,40:B1 run=28*2"))
                .as("no such rule")
                .isEqualTo(Positions.position("international", "W:WK28,40:B1"));
        assertThat(Positions.position("frisian", "W:WK28,40:B1 run=40*2"))
                .as("no king there")
                .isEqualTo(Positions.position("frisian", "W:WK28,40:B1"));
    }

    @Test
    void a_king_may_move_again_after_another_piece() {
        Game game = Positions.game("frisian", "W:WK28,40:B1,2,3,4");

        Game tired = Positions.play(game, "28-32", "1-6", "32-28", "2-7", "28-32", "3-8");
        Game rested = Positions.play(tired, "40-35", "4-9");

        assertThat(tired.legalMoves()).allMatch(move -> move.from().equals(new Square(40)));
        assertThat(rested.legalMoves()).anyMatch(move -> move.from().equals(new Square(32)));
    }

    @Test
    void a_move_that_is_not_legal_breaks_the_contract() {
        Position start = Position.start(Positions.rules("english"));

        assertThatThrownBy(() -> start.play(new Step(new Square(1), new Square(5), false)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("move must be legal, was 1-5");
    }

    @Test
    void a_position_told_as_a_setup_is_the_same_position() {
        Position position = Positions.position("frisian", "W:WK28,40:B1,K7 run=28*2");

        assertThat(position.replacedBy(position.toSetup(), SetupFault.ALL_WAIVERS))
                .isEqualTo(new SetupResult.Valid(position));
    }

    @Test
    void squares_print_as_the_game_names_them() {
        assertThat(List.of("italian", "spanish", "russian", "jamaican", "turkish"))
                .extracting(game -> Positions.rules(game).name(new Square(1)))
                .containsExactly("1", "32", "b8", "a1", "a8");
    }
}
