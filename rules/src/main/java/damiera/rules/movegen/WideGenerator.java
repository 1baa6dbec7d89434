package damiera.rules.movegen;

import damiera.rules.CaptureCriterion;
import java.util.List;

/** Lists the legal moves of one position on an orthogonal board of two words or more, where bits follow the indices. */
final class WideGenerator extends WideCaptures {
    private final long[] board;
    private final long[][] inside;
    private final int[] shift = new int[Geometry.DIRECTIONS];
    private final int[] manSteps;
    private final int[] manJumps;
    private final int[] kingSteps;
    private final boolean optional;
    private final boolean firstKingWins;
    private final int mostQuietMoves;
    private final long[] stepped;
    private final long[] jumpers;

    WideGenerator(MoveTables tables, List<CaptureCriterion> priority, Counting counting) {
        super(tables, priority, counting);
        board = tables.geometry.all();
        inside = tables.inside;
        for (int d = 0; d < Geometry.DIRECTIONS; d++) {
            shift[d] = tables.geometry.shift(d);
        }
        manSteps = tables.manMoves;
        manJumps = tables.manCaptures;
        kingSteps = tables.kingMoves;
        optional = tables.optional();
        firstKingWins = tables.firstKingWins();
        mostQuietMoves = tables.mostQuietMoves();
        stepped = new long[words];
        jumpers = new long[words];
    }

    @Override
    void generate(long[] men, long[] kings, int side, int resting, MoveBuffer buffer) {
        buffer.size = 0;
        buffer.captures = 0;
        long anyKing = 0;
        for (int w = 0; w < words; w++) {
            open[w] = board[w] & ~(men[w] | men[words + w] | kings[w] | kings[words + w]);
            anyKing |= kings[w] | kings[words + w];
            int enemy = (side ^ 1) * words + w;
            enemies(w, men[enemy], kings[enemy]);
        }
        if (firstKingWins && anyKing != 0) {
            return;
        }
        if (capture(men, kings, side, buffer) && !optional) {
            return;
        }
        if (buffer.ends.length < buffer.size + mostQuietMoves) {
            buffer.grow(buffer.size + mostQuietMoves);
        }
        step(men, side * words, manSteps[side], -1, buffer);
        if (flying) {
            fly(kings, side * words, kingSteps[side], resting, buffer);
        } else {
            step(kings, side * words, kingSteps[side], resting, buffer);
        }
    }

    private boolean capture(long[] men, long[] kings, int side, MoveBuffer buffer) {
        begin(side, buffer);
        findJumpers(manJumps[side], menTakeKings ? enemies : enemyMen);
        for (int w = 0; w < words; w++) {
            for (long rest = jumpers[w] & men[side * words + w]; rest != 0; rest &= rest - 1) {
                captureWithMan(w << 6 | Long.numberOfTrailingZeros(rest));
            }
        }
        for (int w = 0; w < words; w++) {
            for (long rest = kings[side * words + w]; rest != 0; rest &= rest - 1) {
                captureWithKing(w << 6 | Long.numberOfTrailingZeros(rest));
            }
        }
        return end();
    }

    /** The squares from which a man could capture. */
    private void findJumpers(int directions, long[] victims) {
        for (int w = 0; w < words; w++) {
            jumpers[w] = 0;
        }
        for (int d = 0; directions >>> d != 0; d++) {
            if ((directions >>> d & 1) != 0) {
                for (int w = 0; w < words; w++) {
                    stepped[w] = stepped(open, 0, d ^ 4, w) & victims[w];
                }
                for (int w = 0; w < words; w++) {
                    jumpers[w] |= stepped(stepped, 0, d ^ 4, w);
                }
            }
        }
    }

    /** One word of a set after a step. */
    private long stepped(long[] set, int first, int d, int w) {
        int s = shift[d];
        long word = set[first + w];
        long to = d < 4
                ? word << s | (w == 0 ? 0 : set[first + w - 1] >>> -s)
                : word >>> s | (w == words - 1 ? 0 : set[first + w + 1] << -s);
        return to & inside[d][w];
    }

    private void step(long[] pieces, int first, int directions, int resting, MoveBuffer buffer) {
        for (int d = 0; directions >>> d != 0; d++) {
            if ((directions >>> d & 1) != 0) {
                for (int w = 0; w < words; w++) {
                    list(stepped(pieces, first, d, w) & open[w], w, d, resting, buffer);
                }
            }
        }
    }

    private void list(long targets, int w, int d, int resting, MoveBuffer buffer) {
        int n = buffer.size;
        int origin = d < 4 ? -shift[d] : shift[d];
        for (long rest = targets; rest != 0; rest &= rest - 1) {
            int to = w << 6 | Long.numberOfTrailingZeros(rest);
            if (to + origin != resting) {
                buffer.ends[n++] = to + (origin << MoveBuffer.BACK);
            }
        }
        buffer.size = n;
    }

    private void fly(long[] kings, int first, int directions, int resting, MoveBuffer buffer) {
        for (int w = 0; w < words; w++) {
            for (long rest = kings[first + w]; rest != 0; rest &= rest - 1) {
                int from = w << 6 | Long.numberOfTrailingZeros(rest);
                if (from != resting) {
                    listFlights(from, directions, buffer);
                }
            }
        }
    }
}
