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
 * square 1; a word of a set of squares is told as in {@link SquareSet#word(int)}.
 *
 * <p>The caller owns the {@link MoveBuffer}s, one a ply of a search. Nothing is checked while moves are made: a move
 * must come from a buffer filled at the very position.
 */
public final class MutableBoard {
    private final MoveTables tables;
    private final MoveGenerator generator;
    private @Nullable MoveGenerator required;
    private @Nullable MoveGenerator free;
    /** How many words a set has. */
    private final int words;
    /** Layout bits, indexed by side * words + word. */
    final long[] men;

    final long[] kings;
    /** A run: the king's layout bit, its quiet moves above; 0 for none. */
    final int[] runs = new int[2];

    int side;
    private long key;
    /** What each made move needs to be taken back: the men, the kings, the key, and the runs. */
    private long[] made;

    private final int frame;
    private int top;

    private MutableBoard(MoveTables tables) {
        this.tables = tables;
        words = tables.geometry.words();
        men = new long[2 * words];
        kings = new long[2 * words];
        frame = 4 * words + 2;
        made = new long[64 * frame];
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
        for (int word = 0; word < words; word++) {
            men[word] = tables.geometry.word(whiteMen, word);
            men[words + word] = tables.geometry.word(blackMen, word);
            kings[word] = tables.geometry.word(whiteKings, word);
            kings[words + word] = tables.geometry.word(blackKings, word);
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

    /** The key as it is defined; {@link #key()} follows it move by move. */
    long keyFromScratch() {
        PositionKeys keys = tables.keys;
        long sum = side == 0 ? 0 : keys.blackToMove;
        for (int s = 0; s < 2; s++) {
            for (int word = 0; word < words; word++) {
                sum ^= keys.men(s, word, men[s * words + word]) ^ keys.kings(s, word, kings[s * words + word]);
            }
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
     * {@return how many men a side has; cheaper than the set}
     *
     * @param side the side
     */
    public int manCount(Side side) {
        return count(men, side);
    }

    private int count(long[] pieces, Side side) {
        int count = 0;
        for (int word = first(side), end = word + words; word < end; word++) {
            count += Long.bitCount(pieces[word]);
        }
        return count;
    }

    private int first(Side side) {
        return Geometry.number(side) * words;
    }

    /**
     * {@return how many men a side has on one rank}
     *
     * @param side the side
     * @param rank 0 at the bottom, White's view
     */
    public int manCount(Side side, int rank) {
        long[] squares = tables.geometry.rank(rank);
        int first = first(side);
        int count = 0;
        for (int word = 0; word < words; word++) {
            count += Long.bitCount(men[first + word] & squares[word]);
        }
        return count;
    }

    /**
     * {@return how many kings a side has; cheaper than the set}
     *
     * @param side the side
     */
    public int kingCount(Side side) {
        return count(kings, side);
    }

    /**
     * {@return a side's men; allocates}
     *
     * @param side the side
     */
    public SquareSet men(Side side) {
        return tables.geometry.squares(men, first(side));
    }

    /**
     * {@return a side's kings; allocates}
     *
     * @param side the side
     */
    public SquareSet kings(Side side) {
        return tables.geometry.squares(kings, first(side));
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

    void fill(MoveGenerator by, MoveBuffer buffer) {
        buffer.by(men, side * words, tables.lastRow[side]);
        by.generate(men, kings, side, resting(), buffer);
    }

    /** The bit of the king that may make no quiet move, or -1. */
    int resting() {
        if (runs[side] == 0) {
            return -1;
        }
        long any = 0;
        for (int word = 0; word < words; word++) {
            any |= men[side * words + word];
        }
        return tables.resting(runs[side], any);
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
        int origin = side * words + (from >> 6);
        int target = side * words + (to >> 6);
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
            remove(side ^ 1, buffer.captured, i * words);
        }
        side ^= 1;
        key ^= tables.keys.blackToMove;
    }

    private void remove(int enemy, long[] captured, int first) {
        for (int word = 0; word < words; word++) {
            int at = enemy * words + word;
            long taken = captured[first + word];
            key ^= tables.keys.men(enemy, word, men[at] & taken) ^ tables.keys.kings(enemy, word, kings[at] & taken);
            men[at] &= ~taken;
            kings[at] &= ~taken;
        }
        if (KingRuns.isTaken(runs[enemy], captured, first)) {
            changeRun(enemy, 0);
        }
    }

    private void push() {
        if (top == made.length) {
            made = Arrays.copyOf(made, 2 * top);
        }
        int sets = 2 * words;
        for (int i = 0; i < sets; i++) {
            made[top + i] = men[i];
            made[top + sets + i] = kings[i];
        }
        made[top + frame - 2] = key;
        made[top + frame - 1] = (long) runs[0] << 32 | runs[1];
        top += frame;
    }

    /** Takes back the last move made; {@link IllegalStateException} where there is none. */
    public void unmake() {
        if (top == 0) {
            throw new IllegalStateException("no move has been made");
        }
        top -= frame;
        int sets = 2 * words;
        for (int i = 0; i < sets; i++) {
            men[i] = made[top + i];
            kings[i] = made[top + sets + i];
        }
        key = made[top + frame - 2];
        runs[0] = (int) (made[top + frame - 1] >>> 32);
        runs[1] = (int) made[top + frame - 1];
        side ^= 1;
    }

    /** {@return a 64-bit key of pieces, side to move and king runs; the same in every run of the program} */
    public long key() {
        return key;
    }
}
