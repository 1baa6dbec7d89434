package damiera.cli;

import static org.assertj.core.api.Assertions.assertThat;

import damiera.notation.Fen;
import damiera.notation.SquareText;
import damiera.rules.Game;
import damiera.rules.Position;
import damiera.rules.Rules;
import damiera.rules.SetupFault;
import damiera.rules.SetupResult;
import damiera.rules.Side;
import damiera.rules.Square;
import damiera.rules.variant.Variants;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class TableTest {
    private static final Messages MESSAGES = Messages.of(Locale.ENGLISH);

    @Test
    void a_typed_move_is_played() {
        Table table = table("english", "W:W22,26:B4,13,17,21");

        table.type("22-18");

        assertThat(Fen.format(table.position())).isEqualTo("B:W18,26:B4,13,17,21");
    }

    @Test
    void a_move_is_told_in_words_to_who_listens() {
        Table table = table("italian", "W:WK30:BK26,K27,K18,20,10,K12");

        table.type("30x5");

        assertThat(table.spokenNote()).isEqualTo("30 takes 26, 18 and 10");
        assertThat(table.note()).startsWith("30x");
    }

    @Test
    void what_is_no_move_is_told_alike() {
        Table table = table("english", "W:W22,26:B4,13,17,21");

        table.type("22-18");
        table.type("nonsense");

        assertThat(table.spokenNote()).isEqualTo(table.note());
    }

    @Test
    void a_refused_move_is_explained_and_leaves_the_game() {
        Table table = table("english", "W:W22,32:B18");

        table.type("32-28");

        assertThat(table.note()).isEqualTo("A capture must be made, by the pieces on 22. These may be played: 22x15");
        assertThat(table.game().moves()).isEmpty();
    }

    @Test
    void text_that_is_no_move_is_explained() {
        Table table = table("english", "W:W22,32:B18");

        table.type("nonsense");

        assertThat(table.note()).startsWith("the move \"nonsense\" cannot be read");
    }

    @Test
    void a_square_that_the_board_has_not_is_named() {
        Table table = table("english", "W:W22,32:B18");

        table.type("22-99");

        assertThat(table.note()).startsWith("There is no square 99.");
    }

    @Test
    void a_huff_needs_a_square() {
        Table table = table("english", "W:W22,32:B18");

        table.huff("");

        assertThat(table.note()).isEqualTo("Write: huff SQUARE");
    }

    @Test
    void pointing_at_a_piece_and_a_square_plays_the_move() {
        Table table = table("english", "W:W22,26:B4,13,17,21");

        pointAt(table, "22");
        pointAt(table, "18");

        assertThat(table.mover()).isEqualTo(Side.BLACK);
    }

    @Test
    void pointing_again_at_the_piece_lets_it_go() {
        Table table = table("english", "W:W22,26:B4,13,17,21");

        pointAt(table, "22");
        pointAt(table, "22");

        assertThat(table.pointed()).isEmpty();
    }

    @Test
    void a_capture_may_be_pointed_jump_by_jump() {
        Table table = table("international", "W:W32:B28,19");

        pointAt(table, "32");
        pointAt(table, "23");
        assertThat(table.game().moves()).isEmpty();
        pointAt(table, "14");

        assertThat(Fen.format(table.position())).isEqualTo("B:W14:B");
    }

    @Test
    void a_piece_that_may_not_move_is_not_taken_up() {
        Table table = table("english", "W:W22,32:B18");

        pointAt(table, "32");

        assertThat(table.pointed()).isEmpty();
        assertThat(table.note()).isEqualTo("The piece on 32 may not move now. These may move: 22");
    }

    @Test
    void undo_takes_back_to_the_persons_own_turn() {
        Table table = table("english", "W:W22,26:B4,13,17,21");
        table.type("22-18");
        table.type("21-25");

        table.undo(Optional.of(Side.WHITE));

        assertThat(table.game().moves()).isEmpty();
    }

    @Test
    void undo_at_the_start_does_nothing() {
        Table table = table("english", "W:W22,26:B4,13,17,21");

        table.undo(Optional.of(Side.BLACK));

        assertThat(table.game().moves()).isEmpty();
    }

    @Test
    void the_cursor_reaches_every_square_of_a_diagonal_board() {
        Table table = table("international", "W:W46:B5");
        Square square = SquareText.parse(table.game().rules(), "5");

        goTo(table, square);

        assertThat(table.cursor()).isEqualTo(square);
    }

    @Test
    void the_cursor_stays_on_the_board() {
        Table table = table("turkish", "W:Wa2,b2:Bg7,h7");

        table.step(Table.Toward.LEFT);

        assertThat(SquareText.format(table.game().rules(), table.cursor())).isEqualTo("a2");
    }

    private static void pointAt(Table table, String name) {
        goTo(table, SquareText.parse(table.game().rules(), name));
        table.point();
    }

    private static void goTo(Table table, Square square) {
        var board = table.game().rules().board();
        for (int i = 0; board.rank(table.cursor()) != board.rank(square) && i < board.ranks(); i++) {
            table.step(board.rank(table.cursor()) < board.rank(square) ? Table.Toward.UP : Table.Toward.DOWN);
        }
        for (int i = 0; board.file(table.cursor()) != board.file(square) && i < board.files(); i++) {
            table.step(board.file(table.cursor()) < board.file(square) ? Table.Toward.RIGHT : Table.Toward.LEFT);
        }
    }

    private static Table table(String id, String fen) {
        Rules rules = Variants.byId(id).orElseThrow();
        SetupResult result = Position.of(rules, Fen.parse(rules, fen), SetupFault.ALL_WAIVERS);
        return new Table(Game.from(((SetupResult.Valid) result).position()), MESSAGES);
    }
}
