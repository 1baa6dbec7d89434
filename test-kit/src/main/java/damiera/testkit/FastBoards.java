package damiera.testkit;

import damiera.rules.KingRun;
import damiera.rules.Piece;
import damiera.rules.Placed;
import damiera.rules.Side;
import damiera.rules.Square;
import damiera.rules.movegen.MoveBuffer;
import damiera.rules.movegen.MutableBoard;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Goes between mutable boards and the values of this package. */
public final class FastBoards {
    private FastBoards() {}

    /**
     * {@return a board with a position}
     *
     * @param position the position
     */
    public static MutableBoard of(SlowPosition position) {
        MutableBoard board = MutableBoard.of(position.rules());
        set(board, position);
        return board;
    }

    /**
     * Sets a position on a board.
     *
     * @param board    for the position's rules
     * @param position the position
     */
    public static void set(MutableBoard board, SlowPosition position) {
        board.set(
                position.squares(Side.WHITE, Piece.MAN),
                position.squares(Side.WHITE, Piece.KING),
                position.squares(Side.BLACK, Piece.MAN),
                position.squares(Side.BLACK, Piece.KING),
                position.toMove());
        for (Side side : Side.values()) {
            KingRun run = position.run(side);
            run.king().ifPresent(king -> board.setKingRun(side, king.index(), run.moves()));
        }
    }

    /**
     * {@return the position on a board}
     *
     * @param board any board
     */
    public static SlowPosition position(MutableBoard board) {
        List<Placed> pieces = new ArrayList<>();
        for (Side side : Side.values()) {
            board.men(side).squares().forEach(square -> pieces.add(new Placed(side, Piece.MAN, square)));
            board.kings(side).squares().forEach(square -> pieces.add(new Placed(side, Piece.KING, square)));
        }
        return new SlowPosition(board.rules(), pieces, board.toMove(), run(board, Side.WHITE), run(board, Side.BLACK));
    }

    private static KingRun run(MutableBoard board, Side side) {
        int index = board.kingRunIndex(side);
        return index < 0 ? KingRun.NONE : new KingRun(Optional.of(Square.atIndex(index)), board.kingRunMoves(side));
    }

    /**
     * {@return what the moves in a buffer do}
     *
     * @param buffer filled by a board
     */
    public static List<SlowMove> moves(MoveBuffer buffer) {
        List<SlowMove> moves = new ArrayList<>();
        for (int i = 0; i < buffer.size(); i++) {
            moves.add(move(buffer, i));
        }
        return moves;
    }

    /**
     * {@return what a move in a buffer does}
     *
     * @param buffer filled by a board
     * @param i      which move, 0 to size - 1
     */
    public static SlowMove move(MoveBuffer buffer, int i) {
        return new SlowMove(
                Square.atIndex(buffer.from(i)), Square.atIndex(buffer.to(i)), buffer.captured(i), buffer.promotes(i));
    }
}
