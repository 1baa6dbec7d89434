package damiera.rules.movegen;

import damiera.rules.Rules;
import damiera.rules.Side;
import damiera.rules.SquareSet;

/** A board on which moves are made and taken back, for one thread. STUB. */
@SuppressWarnings({"DoNotCallSuggester"}) // only while it is a stub
public abstract class MutableBoard {
    /** Makes an empty board. */
    protected MutableBoard() {}

    /** {@return an empty board for these rules; compiles the tables}
     * @param rules the game */
    public static MutableBoard of(Rules rules) {
        throw new UnsupportedOperationException("stub " + rules);
    }

    /** {@return another board over the same compiled tables} */
    public abstract MutableBoard fresh();

    /** {@return an empty buffer for this board's moves} */
    public abstract MoveBuffer newBuffer();

    /** Sets the position and forgets what was made before; no king runs.
     * @param whiteMen squares
     * @param whiteKings squares
     * @param blackMen squares
     * @param blackKings squares
     * @param toMove whose turn it is */
    public abstract void set(
            SquareSet whiteMen, SquareSet whiteKings, SquareSet blackMen, SquareSet blackKings, Side toMove);

    /** Sets a side's run of quiet moves by one king (Frisian).
     * @param side the side
     * @param kingIndex index of the king's square
     * @param moves how many */
    public abstract void setKingRun(Side side, int kingIndex, int moves);

    /** {@return whose turn it is} */
    public abstract Side toMove();

    /** {@return a side's men, in canonical squares}
     * @param side the side */
    public abstract SquareSet men(Side side);

    /** {@return a side's kings, in canonical squares}
     * @param side the side */
    public abstract SquareSet kings(Side side);

    /** {@return the index of the king of a side's run, -1 without one}
     * @param side the side */
    public abstract int kingRunIndex(Side side);

    /** {@return how many quiet moves in a row that king has made}
     * @param side the side */
    public abstract int kingRunMoves(Side side);

    /** Fills the buffer with the legal moves.
     * @param buffer made by {@link #newBuffer()} */
    public abstract void generate(MoveBuffer buffer);

    /** Makes a move.
     * @param buffer filled at this position
     * @param i the move */
    public abstract void make(MoveBuffer buffer, int i);

    /** Takes back the last move made. */
    public abstract void unmake();

    /** {@return a 64-bit key of pieces, side to move and king runs} */
    public abstract long key();
}
