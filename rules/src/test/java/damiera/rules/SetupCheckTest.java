package damiera.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class SetupCheckTest {
    private static final Set<SetupFault.Waiver> NOTHING = Set.of();

    private static List<SetupFault> faults(String game, Setup setup, Set<SetupFault.Waiver> waived) {
        return switch (Position.of(Positions.rules(game), setup, waived)) {
            case SetupResult.Valid _ -> List.of();
            case SetupResult.Invalid(List<SetupFault> faults) -> faults;
        };
    }

    private static List<SetupFault> faults(String game, String fen, Set<SetupFault.Waiver> waived) {
        return faults(game, Positions.setup(Positions.rules(game), fen), waived);
    }

    @Test
    void the_start_of_every_game_has_no_fault() {
        for (Rules rules : damiera.rules.variant.Variants.ALL) {
            Position start = Position.start(rules);

            assertThat(start.replacedBy(start.toSetup(), NOTHING))
                    .as(rules.id())
                    .isEqualTo(new SetupResult.Valid(start));
        }
    }

    @Test
    void two_pieces_on_a_square_are_told_once_a_square() {
        assertThat(faults("english", "W:W20,20,20,21:B20,21", NOTHING))
                .containsExactly(
                        new SetupFault.TwoPiecesOnSquare(new Square(20)),
                        new SetupFault.TwoPiecesOnSquare(new Square(21)),
                        new SetupFault.SideWithoutPieces(Side.BLACK));
    }

    @Test
    void squares_that_are_none_are_told_as_they_were_written() {
        Setup setup = new Setup(
                List.of(
                        new Placed(Side.WHITE, Piece.MAN, new Square(33)),
                        new Placed(Side.WHITE, Piece.MAN, new Square(32)),
                        new Placed(Side.BLACK, Piece.MAN, new Square(1))),
                List.of("zz9"),
                Optional.of(Side.WHITE),
                KingRun.NONE,
                KingRun.NONE,
                0);

        assertThat(faults("english", setup, NOTHING))
                .containsExactly(new SetupFault.NoSuchSquare("zz9"), new SetupFault.NoSuchSquare("33"));
    }

    @Test
    void a_man_on_its_last_row_is_a_fault_and_a_king_is_none() {
        assertThat(faults("english", "W:W1,32:BK31,29", NOTHING))
                .containsExactly(
                        new SetupFault.ManOnLastRow(Side.WHITE, new Square(1)),
                        new SetupFault.ManOnLastRow(Side.BLACK, new Square(29)));
    }

    @Test
    void somebody_must_be_to_move() {
        Setup setup = new Setup(
                List.of(
                        new Placed(Side.WHITE, Piece.MAN, new Square(32)),
                        new Placed(Side.BLACK, Piece.MAN, new Square(1))),
                List.of(),
                Optional.empty(),
                KingRun.NONE,
                KingRun.NONE,
                0);

        assertThat(faults("english", setup, SetupFault.ALL_WAIVERS))
                .containsExactly(new SetupFault.UnknownSideToMove());
    }

    @Test
    void more_men_than_at_the_start_can_be_waived() {
        String fen = "W:W20-32:B1-12";

        assertThat(faults("english", fen, NOTHING)).containsExactly(new SetupFault.TooManyPieces(Side.WHITE, 13, 12));
        assertThat(faults("english", fen, Set.of(SetupFault.Waiver.TOO_MANY_PIECES)))
                .isEmpty();
    }

    @Test
    void a_side_without_pieces_can_be_waived() {
        assertThat(faults("english", "W:W20:B", NOTHING)).containsExactly(new SetupFault.SideWithoutPieces(Side.BLACK));
        assertThat(faults("english", "W:W20:B", Set.of(SetupFault.Waiver.SIDE_WITHOUT_PIECES)))
                .isEmpty();
    }

    @Test
    void a_side_to_move_without_a_move_can_be_waived() {
        assertThat(faults("english", "W:W5:B1", NOTHING)).containsExactly(new SetupFault.NoLegalMove(Side.WHITE));
        assertThat(faults("english", "W:W5:B1", Set.of(SetupFault.Waiver.NO_LEGAL_MOVE)))
                .isEmpty();
    }

    @Test
    void all_faults_are_told_at_once() {
        assertThat(faults("english", "W:W:B1-13,31,31", NOTHING))
                .containsExactly(
                        new SetupFault.ManOnLastRow(Side.BLACK, new Square(31)),
                        new SetupFault.ManOnLastRow(Side.BLACK, new Square(31)),
                        new SetupFault.TwoPiecesOnSquare(new Square(31)),
                        new SetupFault.SideWithoutPieces(Side.WHITE),
                        new SetupFault.TooManyPieces(Side.BLACK, 14, 12));
    }

    @Test
    void what_can_be_waived_is_told_together_too() {
        assertThat(faults("english", "W:W:B1-13", NOTHING))
                .containsExactly(
                        new SetupFault.SideWithoutPieces(Side.WHITE),
                        new SetupFault.TooManyPieces(Side.BLACK, 13, 12),
                        new SetupFault.NoLegalMove(Side.WHITE));
    }

    @Test
    void what_may_be_waived_says_by_what() {
        assertThat(new SetupFault.TooManyPieces(Side.WHITE, 13, 12).waiver())
                .contains(SetupFault.Waiver.TOO_MANY_PIECES);
        assertThat(new SetupFault.SideWithoutPieces(Side.WHITE).waiver())
                .contains(SetupFault.Waiver.SIDE_WITHOUT_PIECES);
        assertThat(new SetupFault.NoLegalMove(Side.WHITE).waiver()).contains(SetupFault.Waiver.NO_LEGAL_MOVE);
        assertThat(new SetupFault.UnknownSideToMove().waiver()).isEmpty();
    }
}
