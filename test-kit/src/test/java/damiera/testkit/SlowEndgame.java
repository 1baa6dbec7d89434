package damiera.testkit;

import damiera.rules.Board;
import damiera.rules.Corner;
import damiera.rules.Endgame;
import damiera.rules.Lattice;
import damiera.rules.Piece;
import damiera.rules.Placed;
import damiera.rules.Side;
import damiera.rules.Square;
import java.util.List;

/** Whether an endgame is on the board, piece by piece. */
record SlowEndgame(Endgame endgame) {
    boolean isOn(SlowPosition position) {
        return switch (endgame) {
            case Endgame.AgainstLoneKing lone -> isOn(lone, position, Side.WHITE) || isOn(lone, position, Side.BLACK);
            case Endgame.KingsOnBothSides(int fewest, int most) ->
                position.has(Side.WHITE, Piece.KING)
                        && position.has(Side.BLACK, Piece.KING)
                        && position.pieces().size() >= fewest
                        && position.pieces().size() <= most;
        };
    }

    private static boolean isOn(Endgame.AgainstLoneKing lone, SlowPosition position, Side weak) {
        List<Placed> strong = of(position, weak.opponent());
        boolean crowned = lone.crowned() == Endgame.Crowned.ALL
                ? !position.has(weak.opponent(), Piece.MAN)
                : position.has(weak.opponent(), Piece.KING);
        return of(position, weak).size() == 1
                && position.has(weak, Piece.KING)
                && crowned
                && strong.size() >= lone.fewest()
                && strong.size() <= lone.most();
    }

    /** Whether a ply that leads to this position counts. */
    boolean isCountedAfter(SlowPosition position) {
        if (!(endgame instanceof Endgame.AgainstLoneKing lone) || lone.place() == Endgame.Place.ANYWHERE) {
            return true;
        }
        List<Placed> onRoad = position.pieces().stream()
                .filter(placed -> isOnRoad(position.rules().board(), placed.square()))
                .toList();
        return onRoad.size() == 1 && isOn(lone, position, onRoad.getFirst().side());
    }

    private static boolean isOnRoad(Board board, Square square) {
        int file = board.corner() == Corner.LEFT ? board.file(square) : board.files() - 1 - board.file(square);
        return board.lattice() == Lattice.DIAGONAL && board.files() == board.ranks() && file == board.rank(square);
    }

    private static List<Placed> of(SlowPosition position, Side side) {
        return position.pieces().stream()
                .filter(placed -> placed.side() == side)
                .toList();
    }
}
