package damiera.testkit;

import damiera.rules.Board;
import damiera.rules.Piece;
import damiera.rules.Placed;
import damiera.rules.Rules;
import damiera.rules.Side;
import damiera.rules.Square;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Positions put together at random: no play leads to most of them, but the rules know what to do in all of them. */
public final class RandomPositions {
    /** So few pieces that the routes of a flying king do not become too many for the slow generator. */
    private static final int MOST_PIECES_A_SIDE = 10;

    private RandomPositions() {}

    /**
     * {@return a position with at least one king for the side to move, and with many kings on average}
     *
     * @param rules  the game
     * @param random where chance comes from
     */
    public static SlowPosition kings(Rules rules, SeededRandom random) {
        int kingsInTen = 3 + random.below(8);
        Side toMove = random.oneOf(List.of(Side.values()));
        List<Placed> pieces = new ArrayList<>();
        Set<Square> taken = new HashSet<>();
        place(rules, random, pieces, taken, toMove, Piece.KING);
        for (Side side : Side.values()) {
            int count =
                    1 + random.below(Math.min(MOST_PIECES_A_SIDE, rules.board().squareCount() / 4));
            for (int i = 0; i < count; i++) {
                place(rules, random, pieces, taken, side, random.below(10) < kingsInTen ? Piece.KING : Piece.MAN);
            }
        }
        return SlowPosition.of(rules, pieces, toMove);
    }

    private static void place(
            Rules rules, SeededRandom random, List<Placed> pieces, Set<Square> taken, Side side, Piece piece) {
        Board board = rules.board();
        Square square = new Square(1 + random.below(board.squareCount()));
        boolean wouldBeKing = piece == Piece.MAN && board.rank(square) == board.promotionRank(side);
        if (!wouldBeKing && taken.add(square)) {
            pieces.add(new Placed(side, piece, square));
        }
    }
}
