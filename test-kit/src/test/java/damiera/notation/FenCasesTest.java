package damiera.notation;

import static damiera.testkit.TestPositions.position;
import static org.assertj.core.api.Assertions.assertThat;

import damiera.rules.Outcome;
import damiera.rules.Placed;
import damiera.rules.Position;
import damiera.rules.Rules;
import damiera.rules.Setup;
import damiera.rules.SetupFault;
import damiera.rules.SetupResult;
import damiera.rules.Side;
import damiera.rules.Square;
import damiera.testkit.CaseId;
import damiera.testkit.CsvGames;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Faults in FEN that other programs had: the rows P.. of cases.csv of kind fen. */
class FenCasesTest {
    private static final Rules INTERNATIONAL = CsvGames.game("international");

    @Test
    @CaseId("P01")
    void the_side_is_written_once() {
        String fen = Fen.start(INTERNATIONAL);

        assertThat(fen).isEqualTo("W:W" + numbers(31, 50) + ":B" + numbers(1, 20));
    }

    @Test
    @CaseId("P01")
    void the_side_written_twice_is_understood() {
        Position position = position("international", "W:B:W50:B");

        assertThat(position.sideToMove()).isEqualTo(Side.BLACK);
        assertThat(Fen.format(position)).isEqualTo("B:W50:B");
    }

    @Test
    @CaseId("P02")
    void a_side_without_pieces_is_accepted() {
        assertThat(position("international", "B:W50:B").outcome())
                .isEqualTo(new Outcome.Won(Side.WHITE, Outcome.WinReason.NO_PIECES));
        assertThat(position("international", "W:WK4:B").legalMoves()).hasSize(9);
    }

    @Test
    @CaseId("P03")
    void a_man_on_its_promotion_row_is_refused_and_a_king_is_not() {
        assertThat(faults("W:W4:B49"))
                .containsExactlyInAnyOrder(
                        new SetupFault.ManOnLastRow(Side.WHITE, new Square(4)),
                        new SetupFault.ManOnLastRow(Side.BLACK, new Square(49)));
        assertThat(faults("W:WK4:B20")).isEmpty();
    }

    @Test
    @CaseId("P33")
    void fields_for_clock_and_move_number_are_read_or_passed_over() {
        Setup setup = Fen.parse(INTERNATIONAL, "W:W31-50:B1-20:H7:F12");

        assertThat(setup.quietPlies()).isEqualTo(7);
        assertThat(setup.placed()).hasSize(40);
        assertThat(Fen.parse(INTERNATIONAL, "W:W31-50:B1-20:Q9:Zabc").placed()).hasSize(40);
    }

    @Test
    @CaseId("P34")
    void other_forms_are_read() {
        Rules english = CsvGames.game("english");

        assertThat(Fen.format(position(english, "W:B1-12:W21-32")))
                .isEqualTo(Fen.format(position(english, "W:W21-32:B1-12")));
        assertThat(Fen.format(position("international", "W:W31-50:B1-20.")))
                .isEqualTo(Fen.format(position("international", "W:W31-50:B1-20")));
        assertThat(Fen.format(position("international", "W:W50,31,40:B4,2"))).isEqualTo("W:W31,40,50:B2,4");
        assertThat(Fen.format(position("international", "W:WK12-14:B20"))).isEqualTo("W:WK12,K13,K14:B20");
    }

    @Test
    @CaseId("P34")
    void a_question_mark_leaves_the_side_to_move_open() {
        Setup setup = Fen.parse(CsvGames.game("english"), "?:W29,13,11:B22,4,2");

        assertThat(setup.sideToMove()).isEmpty();
        assertThat(setup.placed().stream().map(Placed::square).map(Square::number))
                .containsExactlyInAnyOrder(29, 13, 11, 22, 4, 2);
    }

    private static String numbers(int first, int last) {
        return String.join(
                ",",
                IntStream.rangeClosed(first, last).mapToObj(String::valueOf).toList());
    }

    private static List<SetupFault> faults(String fen) {
        return switch (Position.of(INTERNATIONAL, Fen.parse(INTERNATIONAL, fen), SetupFault.ALL_WAIVERS)) {
            case SetupResult.Valid valid -> List.of();
            case SetupResult.Invalid(List<SetupFault> faults) -> faults;
        };
    }
}
