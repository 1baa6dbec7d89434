package damiera.rules.movegen;

import damiera.rules.Rules;
import damiera.rules.Side;
import damiera.rules.SquareSet;

/**
 * A board on which moves are made and taken back without allocation, for one thread. Squares are told by index, 0 for
 * square 1; sets of squares are two words, bit i of the low word for index i.
 *
 * <p>The caller owns the {@link MoveBuffer}s, one a ply of a search. Nothing is checked while moves are made: a move
 * must come from a buffer filled at the very position.
 */
public abstract sealed class MutableBoard permits OneWordBoard {
    final MoveTables tables;

    MutableBoard(MoveTables tables) {
        this.tables = tables;
    }

    /**
     * {@return an empty board with White to move; compiles the rules' tables, which takes far longer than {@link
     * #fresh()}}
     *
     * @param rules the game
     */
    public static MutableBoard of(Rules rules) {
        MoveTables tables = MoveTables.compile(rules);
        if (!tables.oneWord()) {
            throw new UnsupportedOperationException("boards above 64 bits are not there yet");
        }
        return new OneWordBoard(tables);
    }

    /** {@return the game} */
    public final Rules rules() {
        return tables.rules;
    }

    /** {@return another empty board over the same compiled tables; it may serve another thread} */
    public abstract MutableBoard fresh();

    /** {@return an empty buffer for this board's moves, or for those of a board that shares its tables} */
    public final MoveBuffer newBuffer() {
        return new MoveBuffer(tables);
    }

    /**
     * Sets the position and forgets what was made before; no king runs.
     *
     * @param whiteMen   squares of this board
     * @param whiteKings squares of this board
     * @param blackMen   squares of this board
     * @param blackKings squares of this board
     * @param toMove     whose turn it is
     */
    public abstract void set(
            SquareSet whiteMen, SquareSet whiteKings, SquareSet blackMen, SquareSet blackKings, Side toMove);

    /**
     * Sets a side's run of quiet moves by one king, after {@link #set}. Where the rules do not limit such runs, nothing
     * happens.
     *
     * @param side      the side
     * @param kingIndex index of the square where that king stands
     * @param moves     how many in a row, 0 for no run
     */
    public abstract void setKingRun(Side side, int kingIndex, int moves);

    /** {@return whose turn it is} */
    public abstract Side toMove();

    /**
     * {@return the squares 1 to 64 of a side's men}
     *
     * @param side the side
     */
    public abstract long menLow(Side side);

    /**
     * {@return the squares 65 to 128 of a side's men}
     *
     * @param side the side
     */
    public abstract long menHigh(Side side);

    /**
     * {@return the squares 1 to 64 of a side's kings}
     *
     * @param side the side
     */
    public abstract long kingsLow(Side side);

    /**
     * {@return the squares 65 to 128 of a side's kings}
     *
     * @param side the side
     */
    public abstract long kingsHigh(Side side);

    /**
     * {@return how many men a side has; cheaper than the set}
     *
     * @param side the side
     */
    public abstract int manCount(Side side);

    /**
     * {@return how many kings a side has; cheaper than the set}
     *
     * @param side the side
     */
    public abstract int kingCount(Side side);

    /**
     * {@return a side's men; allocates}
     *
     * @param side the side
     */
    public final SquareSet men(Side side) {
        return new SquareSet(menLow(side), menHigh(side));
    }

    /**
     * {@return a side's kings; allocates}
     *
     * @param side the side
     */
    public final SquareSet kings(Side side) {
        return new SquareSet(kingsLow(side), kingsHigh(side));
    }

    /**
     * {@return the index of the king of a side's run, -1 without one}
     *
     * @param side the side
     */
    public abstract int kingRunIndex(Side side);

    /**
     * {@return how many quiet moves in a row that king has made, 0 without a run or where the rules set no limit}
     *
     * @param side the side
     */
    public abstract int kingRunMoves(Side side);

    /**
     * Fills the buffer with the legal moves, each once. Where a missed capture may be huffed these are all that may be
     * played: every complete capture, and the quiet moves. Where the goal is the first king, a board with a king has
     * none.
     *
     * @param buffer made by {@link #newBuffer()}
     */
    public abstract void generate(MoveBuffer buffer);

    /**
     * Fills the buffer with the moves that are legal where captures are mandatory: the captures that the priority
     * leaves, or the quiet moves where there is no capture.
     *
     * @param buffer made by {@link #newBuffer()}
     */
    public abstract void generateRequired(MoveBuffer buffer);

    /**
     * Fills the buffer with all complete captures, those too that the priority forbids, and nothing else.
     *
     * @param buffer made by {@link #newBuffer()}
     */
    public abstract void generateCaptures(MoveBuffer buffer);

    /**
     * Makes a move.
     *
     * @param buffer filled at this position
     * @param i      the move, 0 to size - 1
     */
    public abstract void make(MoveBuffer buffer, int i);

    /** Takes back the last move made; {@link IllegalStateException} where there is none. */
    public abstract void unmake();

    /** {@return a 64-bit key of pieces, side to move and king runs; the same in every run of the program} */
    public abstract long key();
}
