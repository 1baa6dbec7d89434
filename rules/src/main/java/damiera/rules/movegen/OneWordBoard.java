package damiera.rules.movegen;

import damiera.rules.CaptureCriterion;
import damiera.rules.Side;
import damiera.rules.SquareSet;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A board whose layout fits in one word. */
final class OneWordBoard extends MutableBoard {
    /** What one made move needs to be taken back: four sets, the key, and the runs. */
    private static final int FRAME = 6;

    private final OneWordGenerator generator;
    private @Nullable OneWordGenerator required;
    private @Nullable OneWordGenerator free;
    private final long[] men = new long[2];
    private final long[] kings = new long[2];
    /** A run: the king's layout bit in bits 0 to 6, its quiet moves above; 0 for none. */
    private final int[] runs = new int[2];

    private int side;
    private long key;
    private long[] made = new long[256 * FRAME];
    private int top;

    OneWordBoard(MoveTables tables) {
        super(tables);
        generator = OneWordGenerator.of(tables);
    }

    @Override
    public MutableBoard fresh() {
        return new OneWordBoard(tables);
    }

    @Override
    public void set(SquareSet whiteMen, SquareSet whiteKings, SquareSet blackMen, SquareSet blackKings, Side toMove) {
        men[0] = word(whiteMen);
        men[1] = word(blackMen);
        kings[0] = word(whiteKings);
        kings[1] = word(blackKings);
        side = Geometry.number(toMove);
        Arrays.fill(runs, 0);
        top = 0;
        key = keyFromScratch();
    }

    private long word(SquareSet squares) {
        return tables.geometry.word(squares.low(), squares.high(), 0);
    }

    /** The key as it is defined; {@link #key()} follows it move by move. */
    long keyFromScratch() {
        PositionKeys keys = tables.keys;
        long sum = side == 0 ? 0 : keys.blackToMove;
        for (int s = 0; s < 2; s++) {
            sum ^= keys.men(s, men[s], 0) ^ keys.kings(s, kings[s], 0) ^ runKey(s);
        }
        return sum;
    }

    private long runKey(int s) {
        return tables.keys.run(s, runs[s] & MoveBuffer.BIT, runs[s] >> MoveBuffer.TO);
    }

    @Override
    public void setKingRun(Side side, int kingIndex, int moves) {
        if (tables.kingRunLimit == 0) {
            return;
        }
        int s = Geometry.number(side);
        key ^= runKey(s);
        runs[s] = moves == 0 ? 0 : tables.geometry.bit(kingIndex) | moves << MoveBuffer.TO;
        key ^= runKey(s);
    }

    @Override
    public Side toMove() {
        return side == 0 ? Side.WHITE : Side.BLACK;
    }

    @Override
    public long menLow(Side side) {
        return tables.geometry.canonicalLow(men[Geometry.number(side)], 0);
    }

    @Override
    public long menHigh(Side side) {
        return 0;
    }

    @Override
    public long kingsLow(Side side) {
        return tables.geometry.canonicalLow(kings[Geometry.number(side)], 0);
    }

    @Override
    public long kingsHigh(Side side) {
        return 0;
    }

    @Override
    public int manCount(Side side) {
        return Long.bitCount(men[Geometry.number(side)]);
    }

    @Override
    public int kingCount(Side side) {
        return Long.bitCount(kings[Geometry.number(side)]);
    }

    @Override
    public int kingRunIndex(Side side) {
        int run = runs[Geometry.number(side)];
        return run == 0 ? -1 : tables.geometry.index(run & MoveBuffer.BIT);
    }

    @Override
    public int kingRunMoves(Side side) {
        return runs[Geometry.number(side)] >> MoveBuffer.TO;
    }

    @Override
    public void generate(MoveBuffer buffer) {
        generate(generator, buffer);
    }

    @Override
    public void generateRequired(MoveBuffer buffer) {
        if (required == null) {
            required = new OneWordGenerator(tables, tables.rules.capture().priority(), Counting.CAPTURES);
        }
        generate(required, buffer);
        if (buffer.captures != 0) {
            buffer.size = buffer.captures;
        }
    }

    @Override
    public void generateCaptures(MoveBuffer buffer) {
        if (free == null) {
            List<CaptureCriterion> none = List.of();
            free = new OneWordGenerator(tables, none, Counting.CAPTURES);
        }
        generate(free, buffer);
        buffer.size = buffer.captures;
    }

    private void generate(OneWordGenerator by, MoveBuffer buffer) {
        buffer.men = men[side];
        buffer.lastRow = tables.lastRow[side][0];
        by.generate(men[side], kings[side], men[side ^ 1], kings[side ^ 1], side, resting(), buffer);
    }

    /** The king that has made all the quiet moves in a row that it may. */
    private long resting() {
        return runs[side] >> MoveBuffer.TO >= tables.kingRunLimit && runs[side] != 0 && men[side] != 0
                ? 1L << runs[side]
                : 0;
    }

    @Override
    public void make(MoveBuffer buffer, int i) {
        push();
        int ends = buffer.ends[i];
        int from = ends & MoveBuffer.BIT;
        int to = ends >> MoveBuffer.TO & MoveBuffer.BIT;
        boolean isCapture = i < buffer.captures;
        boolean isMan = (men[side] >>> from & 1) != 0;
        if (tables.kingRunLimit != 0) {
            run(from, to, isCapture, isMan);
        }
        if (isMan) {
            moveMan(from, to, (ends & MoveBuffer.PROMOTES) != 0 || (tables.lastRow[side][0] >>> to & 1) != 0);
        } else {
            kings[side] = kings[side] & ~(1L << from) | 1L << to;
            key ^= tables.keys.king(side, from) ^ tables.keys.king(side, to);
        }
        if (isCapture) {
            remove(side ^ 1, buffer.captured[i]);
        }
        side ^= 1;
        key ^= tables.keys.blackToMove;
    }

    private void moveMan(int from, int to, boolean crowned) {
        men[side] ^= 1L << from;
        key ^= tables.keys.man(side, from);
        if (crowned) {
            kings[side] |= 1L << to;
            key ^= tables.keys.king(side, to);
        } else {
            men[side] |= 1L << to;
            key ^= tables.keys.man(side, to);
        }
    }

    private void remove(int enemy, long captured) {
        key ^= tables.keys.men(enemy, men[enemy] & captured, 0) ^ tables.keys.kings(enemy, kings[enemy] & captured, 0);
        men[enemy] &= ~captured;
        kings[enemy] &= ~captured;
        if (runs[enemy] != 0 && (captured >>> runs[enemy] & 1) != 0) {
            key ^= runKey(enemy);
            runs[enemy] = 0;
        }
    }

    private void run(int from, int to, boolean isCapture, boolean isMan) {
        key ^= runKey(side);
        if (isCapture || isMan) {
            runs[side] = 0;
        } else {
            boolean same = runs[side] != 0 && (runs[side] & MoveBuffer.BIT) == from;
            int moves = same ? Math.min((runs[side] >> MoveBuffer.TO) + 1, 15) : 1;
            runs[side] = to | moves << MoveBuffer.TO;
        }
        key ^= runKey(side);
    }

    private void push() {
        if (top == made.length) {
            made = Arrays.copyOf(made, 2 * top);
        }
        made[top] = men[0];
        made[top + 1] = men[1];
        made[top + 2] = kings[0];
        made[top + 3] = kings[1];
        made[top + 4] = key;
        made[top + 5] = (long) runs[0] << 32 | runs[1];
        top += FRAME;
    }

    @Override
    public void unmake() {
        if (top == 0) {
            throw new IllegalStateException("no move has been made");
        }
        top -= FRAME;
        men[0] = made[top];
        men[1] = made[top + 1];
        kings[0] = made[top + 2];
        kings[1] = made[top + 3];
        key = made[top + 4];
        runs[0] = (int) (made[top + 5] >>> 32);
        runs[1] = (int) made[top + 5];
        side ^= 1;
    }

    @Override
    public long key() {
        return key;
    }

    long perft(OneWordPerft walk, int depth) {
        int other = side ^ 1;
        return walk.run(men[side], kings[side], men[other], kings[other], side, runs[side], runs[other], depth);
    }
}
