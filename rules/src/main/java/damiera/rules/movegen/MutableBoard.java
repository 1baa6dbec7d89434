package damiera.rules.movegen;

import damiera.rules.KingRun;
import damiera.rules.Position;
import damiera.rules.Rules;
import damiera.rules.Side;
import damiera.rules.SquareSet;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A board on which moves are made and taken back without allocation, for one thread. Squares are told by index, 0 for
 * square 1; sets of squares are two words, bit i of the low word for index i, bit i of the high word for index 64 + i.
 *
 * <p>The caller owns the {@link MoveBuffer}s, one a ply of a search. Nothing is checked while moves are made: a move
 * must come from a buffer filled at the very position.
 */
public final class MutableBoard {
    /** What one made move needs to be taken back: eight words of sets, the key, and the runs. */
    private static final int FRAME = 10;

    private final MoveTables tables;
    private final MoveGenerator generator;
    private @Nullable MoveGenerator required;
    private @Nullable MoveGenerator free;
    /** Layout bits, indexed by side << 1 | word. */
    private final long[] men = new long[4];

    private final long[] kings = new long[4];
    /** A run: the king's layout bit, its quiet moves above; 0 for none. */
    private final int[] runs = new int[2];

    private int side;
    private long key;
    private long[] made = new long[64 * FRAME];
    private int top;

    private MutableBoard(MoveTables tables) {
        this.tables = tables;
        generator = MoveGenerator.of(tables, tables.enforced(), Counting.CAPTURES);
    }

    /**
     * {@return an empty board with White to move; compiles the rules' tables, which takes far longer than {@link
     * #fresh()}}
     *
     * @param rules the game
     */
    public static MutableBoard of(Rules rules) {
        return new MutableBoard(MoveTables.compile(rules));
    }

    /** {@return the game} */
    public Rules rules() {
        return tables.rules;
    }

    /** {@return another empty board over the same compiled tables; it may serve another thread} */
    public MutableBoard fresh() {
        return new MutableBoard(tables);
    }

    /** {@return an empty buffer for this board's moves, or for those of a board that shares its tables} */
    public MoveBuffer newBuffer() {
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
    public void set(SquareSet whiteMen, SquareSet whiteKings, SquareSet blackMen, SquareSet blackKings, Side toMove) {
        for (int word = 0; word < 2; word++) {
            men[word] = layout(whiteMen, word);
            men[2 | word] = layout(blackMen, word);
            kings[word] = layout(whiteKings, word);
            kings[2 | word] = layout(blackKings, word);
        }
        side = Geometry.number(toMove);
        Arrays.fill(runs, 0);
        top = 0;
        key = keyFromScratch();
    }

    /**
     * Sets a position, king runs included, and forgets what was made before.
     *
     * @param position of this board's game
     */
    public void set(Position position) {
        set(
                position.men(Side.WHITE),
                position.kings(Side.WHITE),
                position.men(Side.BLACK),
                position.kings(Side.BLACK),
                position.sideToMove());
        setRun(Side.WHITE, position.kingRun(Side.WHITE));
        setRun(Side.BLACK, position.kingRun(Side.BLACK));
    }

    private void setRun(Side side, KingRun run) {
        if (run.king().isPresent()) {
            setKingRun(side, run.king().get().index(), run.moves());
        }
    }

    private long layout(SquareSet squares, int word) {
        return tables.geometry.word(squares.low(), squares.high(), word);
    }

    /** The key as it is defined; {@link #key()} follows it move by move. */
    long keyFromScratch() {
        PositionKeys keys = tables.keys;
        long sum = side == 0 ? 0 : keys.blackToMove;
        for (int s = 0; s < 2; s++) {
            sum ^= keys.men(s, men[s << 1], men[s << 1 | 1]) ^ keys.kings(s, kings[s << 1], kings[s << 1 | 1]);
            sum ^= keys.run(s, runs[s]);
        }
        return sum;
    }

    /**
     * Sets a side's run of quiet moves by one king, after {@link #set}. Where the rules do not limit such runs, nothing
     * happens.
     *
     * @param side      the side
     * @param kingIndex index of the square where that king stands; without meaning where there is no run
     * @param moves     how many in a row, 0 for no run
     */
    public void setKingRun(Side side, int kingIndex, int moves) {
        if (tables.kingRunLimit != 0) {
            int s = Geometry.number(side);
            changeRun(s, moves == 0 ? 0 : KingRuns.of(tables.geometry.bit(kingIndex), moves));
        }
    }

    private void changeRun(int s, int run) {
        key ^= tables.keys.run(s, runs[s]) ^ tables.keys.run(s, run);
        runs[s] = run;
    }

    /** {@return whose turn it is} */
    public Side toMove() {
        return side == 0 ? Side.WHITE : Side.BLACK;
    }

    /**
     * {@return the squares 1 to 64 of a side's men}
     *
     * @param side the side
     */
    public long menLow(Side side) {
        int s = Geometry.number(side) << 1;
        return tables.geometry.canonicalLow(men[s], men[s | 1]);
    }

    /**
     * {@return the squares 65 to 128 of a side's men}
     *
     * @param side the side
     */
    public long menHigh(Side side) {
        int s = Geometry.number(side) << 1;
        return tables.geometry.canonicalHigh(men[s], men[s | 1]);
    }

    /**
     * {@return the squares 1 to 64 of a side's kings}
     *
     * @param side the side
     */
    public long kingsLow(Side side) {
        int s = Geometry.number(side) << 1;
        return tables.geometry.canonicalLow(kings[s], kings[s | 1]);
    }

    /**
     * {@return the squares 65 to 128 of a side's kings}
     *
     * @param side the side
     */
    public long kingsHigh(Side side) {
        int s = Geometry.number(side) << 1;
        return tables.geometry.canonicalHigh(kings[s], kings[s | 1]);
    }

    /**
     * {@return how many men a side has; cheaper than the set}
     *
     * @param side the side
     */
    public int manCount(Side side) {
        int s = Geometry.number(side) << 1;
        return Long.bitCount(men[s]) + Long.bitCount(men[s | 1]);
    }

    /**
     * {@return how many kings a side has; cheaper than the set}
     *
     * @param side the side
     */
    public int kingCount(Side side) {
        int s = Geometry.number(side) << 1;
        return Long.bitCount(kings[s]) + Long.bitCount(kings[s | 1]);
    }

    /**
     * {@return a side's men; allocates}
     *
     * @param side the side
     */
    public SquareSet men(Side side) {
        return new SquareSet(menLow(side), menHigh(side));
    }

    /**
     * {@return a side's kings; allocates}
     *
     * @param side the side
     */
    public SquareSet kings(Side side) {
        return new SquareSet(kingsLow(side), kingsHigh(side));
    }

    /**
     * {@return the index of the king of a side's run, -1 without one}
     *
     * @param side the side
     */
    public int kingRunIndex(Side side) {
        int run = runs[Geometry.number(side)];
        return run == 0 ? -1 : tables.geometry.index(KingRuns.bit(run));
    }

    /**
     * {@return how many quiet moves in a row that king has made, 0 without a run or where the rules set no limit}
     *
     * @param side the side
     */
    public int kingRunMoves(Side side) {
        return KingRuns.moves(runs[Geometry.number(side)]);
    }

    /**
     * Fills the buffer with the legal moves, each once. Where a missed capture may be huffed these are all that may be
     * played: every complete capture, and the quiet moves. Where the goal is the first king, a board with a king has
     * none.
     *
     * @param buffer made by {@link #newBuffer()}
     */
    public void generate(MoveBuffer buffer) {
        fill(generator, buffer);
    }

    /**
     * Fills the buffer with the moves that are legal where captures are mandatory: the captures that the priority
     * leaves, or the quiet moves where there is no capture.
     *
     * @param buffer made by {@link #newBuffer()}
     */
    public void generateRequired(MoveBuffer buffer) {
        if (required == null) {
            required = MoveGenerator.of(tables, tables.rules.capture().priority(), Counting.CAPTURES);
        }
        fill(required, buffer);
        if (buffer.captures != 0) {
            buffer.size = buffer.captures;
        }
    }

    /**
     * Fills the buffer with all complete captures, those too that the priority forbids, and nothing else.
     *
     * @param buffer made by {@link #newBuffer()}
     */
    public void generateCaptures(MoveBuffer buffer) {
        if (free == null) {
            free = MoveGenerator.of(tables, List.of(), Counting.CAPTURES);
        }
        fill(free, buffer);
        buffer.size = buffer.captures;
    }

    private void fill(MoveGenerator by, MoveBuffer buffer) {
        int s = side << 1;
        buffer.men = men[s];
        buffer.menHigh = men[s | 1];
        buffer.lastRow = tables.lastRow[side][0];
        buffer.lastRowHigh = tables.lastRow[side][1];
        by.generate(men, kings, side, tables.resting(runs[side], men[s] | men[s | 1]), buffer);
    }

    /**
     * Makes a move.
     *
     * @param buffer filled at this position
     * @param i      the move, 0 to size - 1
     */
    public void make(MoveBuffer buffer, int i) {
        push();
        int ends = buffer.ends[i];
        int from = MoveBuffer.fromBit(ends);
        int to = MoveBuffer.toBit(ends);
        int origin = side << 1 | from >> 6;
        int target = side << 1 | to >> 6;
        boolean isCapture = i < buffer.captures;
        boolean isMan = (men[origin] >>> from & 1) != 0;
        if (tables.kingRunLimit != 0) {
            changeRun(side, isCapture || isMan ? 0 : KingRuns.next(runs[side], from, to));
        }
        if (isMan) {
            boolean crowned = (ends & MoveBuffer.PROMOTES) != 0 || tables.isLastRow(side, to);
            men[origin] ^= 1L << from;
            (crowned ? kings : men)[target] |= 1L << to;
            key ^= tables.keys.man(side, from) ^ (crowned ? tables.keys.king(side, to) : tables.keys.man(side, to));
        } else {
            kings[origin] ^= 1L << from;
            kings[target] |= 1L << to;
            key ^= tables.keys.king(side, from) ^ tables.keys.king(side, to);
        }
        if (isCapture) {
            remove(side ^ 1, buffer.captured[i], buffer.highWord(i));
        }
        side ^= 1;
        key ^= tables.keys.blackToMove;
    }

    private void remove(int enemy, long low, long high) {
        int s = enemy << 1;
        key ^= tables.keys.men(enemy, men[s] & low, men[s | 1] & high)
                ^ tables.keys.kings(enemy, kings[s] & low, kings[s | 1] & high);
        men[s] &= ~low;
        men[s | 1] &= ~high;
        kings[s] &= ~low;
        kings[s | 1] &= ~high;
        if (KingRuns.isTaken(runs[enemy], low, high)) {
            changeRun(enemy, 0);
        }
    }

    private void push() {
        if (top == made.length) {
            made = Arrays.copyOf(made, 2 * top);
        }
        for (int i = 0; i < 4; i++) {
            made[top + i] = men[i];
            made[top + 4 + i] = kings[i];
        }
        made[top + 8] = key;
        made[top + 9] = (long) runs[0] << 32 | runs[1];
        top += FRAME;
    }

    /** Takes back the last move made; {@link IllegalStateException} where there is none. */
    public void unmake() {
        if (top == 0) {
            throw new IllegalStateException("no move has been made");
        }
        top -= FRAME;
        for (int i = 0; i < 4; i++) {
            men[i] = made[top + i];
            kings[i] = made[top + 4 + i];
        }
        key = made[top + 8];
        runs[0] = (int) (made[top + 9] >>> 32);
        runs[1] = (int) made[top + 9];
        side ^= 1;
    }

    /** {@return a 64-bit key of pieces, side to move and king runs; the same in every run of the program} */
    public long key() {
        return key;
    }

    long perft(PerftWalk walk, int depth) {
        return walk.run(men, kings, side, runs[side], runs[side ^ 1], depth);
    }
}
