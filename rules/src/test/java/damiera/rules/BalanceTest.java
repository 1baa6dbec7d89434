package damiera.rules;

import static org.assertj.core.api.Assertions.assertThat;

import damiera.rules.Balance.CaptureOpen;
import damiera.rules.Balance.OnRoad;
import damiera.rules.variant.Variants;
import java.util.List;
import org.junit.jupiter.api.Test;

class BalanceTest {
    @Test
    void men_and_kings_of_both_sides_are_counted() {
        Balance balance = Balance.of(position(
                "international",
                placed(Side.WHITE, Piece.MAN, 32),
                placed(Side.WHITE, Piece.KING, 47),
                placed(Side.BLACK, Piece.MAN, 7)));

        assertThat(balance.white()).isEqualTo(new Forces(1, 1));
        assertThat(balance.black()).isEqualTo(new Forces(1, 0));
    }

    @Test
    void a_piece_alone_on_the_long_diagonal_is_told() {
        Placed lone = placed(Side.BLACK, Piece.KING, 1);

        assertThat(Balance.of(position("russian", lone, placed(Side.WHITE, Piece.KING, 4)))
                        .onlyOnRoad())
                .isEqualTo(OnRoad.WHITE);
        assertThat(Balance.of(position("russian", lone, placed(Side.WHITE, Piece.KING, 3)))
                        .onlyOnRoad())
                .isEqualTo(OnRoad.NOBODY);
        assertThat(Balance.of(position(
                                "russian", lone, placed(Side.WHITE, Piece.KING, 4), placed(Side.WHITE, Piece.KING, 29)))
                        .onlyOnRoad())
                .isEqualTo(OnRoad.NOBODY);
    }

    @Test
    void one_piece_each_tells_whether_a_capture_is_open() {
        Placed white = placed(Side.WHITE, Piece.KING, 46);

        assertThat(Balance.of(position("international", white, placed(Side.BLACK, Piece.KING, 28)))
                        .captureOpen())
                .isEqualTo(CaptureOpen.YES);
        assertThat(Balance.of(position("international", white, placed(Side.BLACK, Piece.KING, 5)))
                        .captureOpen())
                .isEqualTo(CaptureOpen.NO);
    }

    private static Placed placed(Side side, Piece piece, int number) {
        return new Placed(side, piece, new Square(number));
    }

    private static Position position(String id, Placed... placed) {
        SetupResult result = Position.of(
                Variants.byId(id).orElseThrow(), Setup.of(List.of(placed), Side.WHITE), SetupFault.ALL_WAIVERS);
        return ((SetupResult.Valid) result).position();
    }
}
