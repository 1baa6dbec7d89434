package damiera.testkit;

import damiera.rules.Move;
import damiera.rules.Position;
import damiera.rules.movegen.MoveBuffer;
import damiera.rules.movegen.MutableBoard;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/** Games of random legal moves. */
public final class RandomGames {
    /** Games of kings need not end by themselves. */
    private static final int LONGEST_GAME = 150;

    private RandomGames() {}

    /**
     * Plays games at random and shows every position of them, those without a legal move too, until enough were shown.
     *
     * @param start     where each game begins
     * @param random    where chance comes from
     * @param positions how many positions are shown
     * @param visitor   sees each position
     */
    public static void visit(Position start, SeededRandom random, long positions, Consumer<Position> visitor) {
        Position position = start;
        int plies = 0;
        for (long shown = 0; shown < positions; shown++) {
            visitor.accept(position);
            List<Move> moves = position.legalMoves();
            boolean over = moves.isEmpty() || plies == LONGEST_GAME;
            position = over ? start : position.playUnchecked(random.oneOf(moves));
            plies = over ? 0 : plies + 1;
        }
    }

    /**
     * Plays games at random on a board and shows every position of them, until enough were shown. The board is at the
     * start of a game again and again.
     *
     * @param start     where each game begins
     * @param random    where chance comes from
     * @param positions how many positions are shown
     * @param visitor   sees the board; it fills the buffer with the moves
     */
    public static void visitBoards(
            SlowPosition start, SeededRandom random, long positions, BiConsumer<MutableBoard, MoveBuffer> visitor) {
        MutableBoard board = FastBoards.of(start);
        MoveBuffer buffer = board.newBuffer();
        int plies = 0;
        for (long shown = 0; shown < positions; shown++) {
            visitor.accept(board, buffer);
            if (buffer.size() == 0 || plies == LONGEST_GAME) {
                FastBoards.set(board, start);
                plies = 0;
            } else {
                board.make(buffer, random.below(buffer.size()));
                plies++;
            }
        }
    }

    /**
     * {@return a position after this many random moves, or where no move is left}
     *
     * @param start  where the game begins
     * @param random where chance comes from
     * @param plies  how many moves
     */
    public static Position after(Position start, SeededRandom random, int plies) {
        Position position = start;
        for (int ply = 0; ply < plies; ply++) {
            List<Move> moves = position.legalMoves();
            if (moves.isEmpty()) {
                return position;
            }
            position = position.playUnchecked(random.oneOf(moves));
        }
        return position;
    }
}
