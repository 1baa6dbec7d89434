package damiera.rules;

import static org.assertj.core.api.Assertions.assertThat;

import damiera.rules.RulesDraft.BoardDraft;
import damiera.rules.RulesDraft.StartDraft;
import damiera.rules.variant.Variants;
import java.util.List;
import org.junit.jupiter.api.Test;

class RulesFaultTest {
    private static final Rules GOOD = Variants.byId("international").orElseThrow();
    private static final BoardDraft TEN = new BoardDraft(10, 10, Lattice.DIAGONAL, Corner.LEFT);

    @Test
    void a_draft_of_rules_checks_back_to_them() {
        for (Rules rules : Variants.ALL) {
            assertThat(RulesDraft.of(rules).check()).isEqualTo(new RulesResult.Valid(rules));
        }
    }

    @Test
    void every_contradiction_is_told_at_once() {
        RulesDraft draft = draft(new BoardDraft(9, 16, Lattice.DIAGONAL, Corner.LEFT), new StartDraft.Rows(0, -1));

        assertThat(draft.check())
                .isEqualTo(new RulesResult.Invalid(List.of(
                        new RulesFault.OddBoard("board.files", 9),
                        new RulesFault.OutOfRange("board.ranks", 6, 14, 16),
                        new RulesFault.OutOfRange("start.rows", 1, 14, 0),
                        new RulesFault.OutOfRange("start.behind", 0, 14, -1))));
    }

    @Test
    void an_orthogonal_board_has_no_right_corner() {
        assertThat(boardFaults(new BoardDraft(8, 8, Lattice.ORTHOGONAL, Corner.RIGHT)))
                .contains(new RulesFault.CornerOfOrthogonalBoard());
    }

    @Test
    void rows_of_men_may_not_meet_or_overlap() {
        assertThat(startFaults(new StartDraft.Rows(5, 0))).containsExactly(new RulesFault.RowsMeet(5, 0, 10));
        assertThat(startFaults(new StartDraft.Rows(4, 1))).containsExactly(new RulesFault.RowsMeet(4, 1, 10));
        assertThat(startFaults(new StartDraft.Rows(14, 14))).containsExactly(new RulesFault.RowsMeet(14, 14, 10));
        assertThat(startFaults(new StartDraft.Rows(3, 1))).isEmpty();
    }

    @Test
    void a_man_may_not_start_outside_the_board() {
        assertThat(startFaults(new StartDraft.Men(List.of(46, 51), List.of(1, 0))))
                .containsExactly(
                        new RulesFault.StartOutside(Side.WHITE, 51, 50),
                        new RulesFault.StartOutside(Side.BLACK, 0, 50));
    }

    @Test
    void a_man_may_not_start_on_its_last_row() {
        assertThat(startFaults(new StartDraft.Men(List.of(5, 6), List.of(45, 46))))
                .containsExactly(
                        new RulesFault.ManOnLastRow(Side.WHITE, 5), new RulesFault.ManOnLastRow(Side.BLACK, 46));
    }

    @Test
    void two_men_may_not_start_on_one_square() {
        assertThat(startFaults(new StartDraft.Men(List.of(30, 30, 31, 30), List.of(31, 20))))
                .containsExactly(new RulesFault.TwoMenOnSquare(30), new RulesFault.TwoMenOnSquare(31));
    }

    @Test
    void each_side_starts_with_a_man() {
        assertThat(startFaults(new StartDraft.Men(List.of(), List.of())))
                .containsExactly(new RulesFault.NoMen(Side.WHITE), new RulesFault.NoMen(Side.BLACK));
    }

    @Test
    void men_and_kings_need_directions() {
        Directions none = new Directions(List.of());

        assertThat(RulesFault.of(GOOD.withMan(new ManRules(none, none, Targets.ANY_PIECE, Promotion.STOP))
                        .withKing(new KingRules(
                                none, none, GOOD.king().range(), GOOD.king().quietMoves()))))
                .containsExactly(
                        new RulesFault.NoDirection("man.moves"),
                        new RulesFault.NoDirection("man.captures"),
                        new RulesFault.NoDirection("king.moves"),
                        new RulesFault.NoDirection("king.captures"));
    }

    @Test
    void men_need_a_forward_step_to_be_crowned() {
        assertThat(manFaults(Directions.of(Direction.BACKWARD_LEFT))).containsExactly(new RulesFault.MenNeverForward());
        assertThat(manFaults(Directions.of(Direction.FORWARD_LEFT))).isEmpty();
    }

    @Test
    void quiet_steps_keep_to_the_diagonals_of_a_diagonal_board() {
        assertThat(manFaults(Directions.of(Direction.FORWARD_LEFT, Direction.FORWARD)))
                .containsExactly(new RulesFault.StepOffTheDiagonals("man.moves", Directions.of(Direction.FORWARD)));
    }

    @Test
    void the_limit_of_a_king_s_quiet_moves_is_1_to_15() {
        for (int moves : new int[] {0, 16}) {
            KingRules king = new KingRules(
                    Directions.DIAGONALS, Directions.DIAGONALS, GOOD.king().range(), new QuietKingMoves.AtMost(moves));

            assertThat(RulesFault.of(GOOD.withKing(king)))
                    .containsExactly(new RulesFault.OutOfRange("king.quietMoves", 1, 15, moves));
        }
    }

    @Test
    void a_criterion_stands_once() {
        assertThat(priorityFaults(CaptureCriterion.WITH_KING, CaptureCriterion.WITH_KING))
                .containsExactly(new RulesFault.CriterionTwice(CaptureCriterion.WITH_KING));
    }

    @Test
    void value_excludes_the_numbers_of_pieces_and_kings() {
        assertThat(priorityFaults(
                        CaptureCriterion.MOST_VALUE, CaptureCriterion.MOST_PIECES, CaptureCriterion.MOST_KINGS))
                .containsExactly(
                        new RulesFault.CriteriaExclude(CaptureCriterion.MOST_VALUE, CaptureCriterion.MOST_PIECES),
                        new RulesFault.CriteriaExclude(CaptureCriterion.MOST_VALUE, CaptureCriterion.MOST_KINGS));
    }

    @Test
    void kings_can_come_early_only_among_captures_of_equal_length() {
        assertThat(priorityFaults(CaptureCriterion.KINGS_EARLIEST, CaptureCriterion.MOST_PIECES))
                .containsExactly(new RulesFault.CriterionTooEarly(CaptureCriterion.KINGS_EARLIEST));
        assertThat(priorityFaults(CaptureCriterion.MOST_VALUE, CaptureCriterion.KINGS_EARLIEST))
                .isEmpty();
    }

    @Test
    void a_question_about_draws_has_one_answer() {
        assertThat(drawFaults(new DrawRule.Repetition(3), new DrawRule.QuietPlies(50), new DrawRule.Repetition(4)))
                .containsExactly(new RulesFault.DrawRuleTwice(0, 2));
    }

    @Test
    void the_numbers_of_draws_have_ranges() {
        assertThat(drawFaults(
                        new DrawRule.Repetition(1),
                        new DrawRule.QuietPlies(1001),
                        new DrawRule.EndgameCount(
                                Endgame.AgainstLoneKing.of(3, 2, Endgame.Crowned.ALL), 0, Restart.NEVER),
                        new DrawRule.EndgameCount(new Endgame.KingsOnBothSides(1, 197), 10, Restart.NEVER)))
                .containsExactly(
                        new RulesFault.OutOfRange("draws.rules[0].repetition", 2, 100, 1),
                        new RulesFault.OutOfRange("draws.rules[1].quietPlies", 2, 1000, 1001),
                        new RulesFault.OutOfRange("draws.rules[2].plies", 2, 1000, 0),
                        new RulesFault.EmptyRange(2, 3, 2),
                        new RulesFault.OutOfRange("draws.rules[3].kingsOnBothSides.fewest", 2, 196, 1),
                        new RulesFault.OutOfRange("draws.rules[3].kingsOnBothSides.most", 2, 196, 197));
    }

    @Test
    void counting_on_request_needs_a_count() {
        assertThat(RulesFault.of(
                        GOOD.withDraws(new DrawRules(List.of(new DrawRule.Repetition(3)), CountMode.ON_REQUEST))))
                .containsExactly(new RulesFault.NothingToCount());
    }

    @Test
    void an_id_is_short_and_plain() {
        for (String id : new String[] {"", "Dama", "7dama", "la dama", "d".repeat(301)}) {
            assertThat(RulesFault.of(GOOD.withId(id))).containsExactly(new RulesFault.BadId(id));
        }
    }

    @Test
    void notation_has_a_number_of_two_digits_and_known_separators() {
        NotationRules notation = new NotationRules(100, SquareNames.NUMBERS_FROM_TOP, ' ', '3', ResultStyle.ONE_POINT);

        assertThat(RulesFault.of(GOOD.withNotation(notation)))
                .containsExactly(
                        new RulesFault.OutOfRange("notation.gameTypeNumber", 0, 99, 100),
                        new RulesFault.BadSeparator("notation.quietSeparator", ' '),
                        new RulesFault.BadSeparator("notation.captureSeparator", '3'));
    }

    @Test
    void each_fault_names_its_components() {
        assertThat(new RulesFault.ManOnLastRow(Side.BLACK, 46).components())
                .containsExactly("start.black", "board.files", "board.ranks", "board.lattice");
        assertThat(new RulesFault.DrawRuleTwice(0, 2).components()).containsExactly("draws.rules[0]", "draws.rules[2]");
    }

    @Test
    void a_reason_says_what_must_be_and_what_was() {
        assertThat(new RulesFault.OutOfRange("board.ranks", 6, 14, 16).reason())
                .isEqualTo("board.ranks must be 6..14, was 16");
        assertThat(new RulesFault.RowsMeet(4, 1, 10).reason())
                .isEqualTo("two rows in the middle of 10 ranks must stay empty, was 4 rows of men with 1 behind");
        assertThat(new RulesFault.DrawRuleTwice(0, 2).reason())
                .isEqualTo("draws.rules[2] must ask another question, was that of draws.rules[0]");
    }

    private static RulesDraft draft(BoardDraft board, StartDraft start) {
        return new RulesDraft(
                GOOD.id(),
                board,
                start,
                GOOD.firstMover(),
                GOOD.man(),
                GOOD.king(),
                GOOD.capture(),
                GOOD.goal(),
                GOOD.draws(),
                GOOD.notation());
    }

    private static List<RulesFault> boardFaults(BoardDraft board) {
        return RulesFault.of(draft(board, new StartDraft.Rows(2, 0)));
    }

    private static List<RulesFault> startFaults(StartDraft start) {
        return RulesFault.of(draft(TEN, start));
    }

    private static List<RulesFault> manFaults(Directions moves) {
        return RulesFault.of(
                GOOD.withMan(new ManRules(moves, Directions.DIAGONALS, Targets.ANY_PIECE, Promotion.END_ONLY)));
    }

    private static List<RulesFault> priorityFaults(CaptureCriterion... priority) {
        return RulesFault.of(GOOD.withCapture(GOOD.capture().withPriority(List.of(priority))));
    }

    private static List<RulesFault> drawFaults(DrawRule... rules) {
        return RulesFault.of(GOOD.withDraws(new DrawRules(List.of(rules), CountMode.AUTOMATIC)));
    }
}
