package damiera.rules.movegen;

import static java.lang.Long.bitCount;
import static java.lang.Long.numberOfTrailingZeros;

import damiera.rules.CaptureCriterion;
import java.util.List;

/** Lists the legal moves of one position on a board whose layout fits in one word. */
final class OneWordGenerator extends OneWordMen {
    private final long board;
    private final int[] manSteps;
    private final int[] kingSteps;
    private final boolean optional;
    private final boolean firstKingWins;
    private final int mostQuietMoves;

    OneWordGenerator(MoveTables tables, List<CaptureCriterion> priority, Counting counting) {
        super(tables, priority, counting);
        board = tables.geometry.all()[0];
        manSteps = tables.manMoves;
        kingSteps = tables.kingMoves;
        firstKingWins = tables.firstKingWins();
        optional = tables.optional();
        mostQuietMoves = tables.mostQuietMoves();
    }

    @Override
    void generate(long[] men, long[] kings, int side, int resting, MoveBuffer buffer) {
        int other = side ^ 1;
        generate(men[side], kings[side], men[other], kings[other], side, resting, buffer);
    }

    /**
     * Lists the legal moves of the side whose men and kings come first.
     *
     * @param resting the bit of a king that may make no quiet move, or -1
     */
    void generate(long men, long kings, long enemyMen, long enemyKings, int side, int resting, MoveBuffer buffer) {
        long open = board & ~(men | kings | enemyMen | enemyKings);
        if (isPlain(kings, enemyKings)) {
            moves(LIST, men, enemyMen, enemyKings, side, open, buffer);
        } else if (!listCaptures(men, kings, enemyMen, enemyKings, side, open, buffer)) {
            int n = optional ? room(buffer) : buffer.size;
            buffer.size = listAlong(men, manSteps[side], open, n, buffer.ends);
            listKings(kings, side, resting, open, buffer);
        }
    }

    /** The number of legal moves, quiet moves counted without listing them. */
    int count(long men, long kings, long enemyMen, long enemyKings, int side, int resting, MoveBuffer buffer) {
        long open = board & ~(men | kings | enemyMen | enemyKings);
        if (isPlain(kings, enemyKings)) {
            return moves(COUNT, men, enemyMen, enemyKings, side, open, buffer);
        }
        if (listCaptures(men, kings, enemyMen, enemyKings, side, open, buffer)) {
            return buffer.size;
        }
        int n = buffer.size + countAlong(men, manSteps[side], open);
        return kings == 0 ? n : n + countKings(moving(kings, resting), kingSteps[side], open);
    }

    /** The number of legal moves, each of which is made. */
    int make(long men, long kings, long enemyMen, long enemyKings, int side, int resting, MoveBuffer buffer) {
        long open = board & ~(men | kings | enemyMen | enemyKings);
        if (isPlain(kings, enemyKings)) {
            return moves(MAKE, men, enemyMen, enemyKings, side, open, buffer);
        }
        int n = 0;
        if (!listCaptures(men, kings, enemyMen, enemyKings, side, open, buffer)) {
            n = countAlong(men, manSteps[side], open);
            makeAlong(men, kings, side, open);
            listKings(kings, side, resting, open, buffer);
        }
        sink += makeListed(men, kings, enemyMen, enemyKings, side, buffer);
        return n + buffer.size;
    }

    /** Lists the captures, and says whether they are the only legal moves; so they are, too, when the game is over. */
    private boolean listCaptures(
            long men, long kings, long enemyMen, long enemyKings, int side, long open, MoveBuffer buffer) {
        buffer.size = 0;
        buffer.captures = 0;
        if (firstKingWins && (kings | enemyKings) != 0) {
            return true;
        }
        long enemies = enemyMen | enemyKings;
        long capturers = men & jumpingSquares(open, menTakeKings ? enemies : enemyMen, side);
        if ((capturers | kings) == 0) {
            return false;
        }
        return capture(capturers, kings, enemyMen, enemyKings, side, buffer, open) && !optional;
    }

    private int listAlong(long pieces, int directions, long open, int size, int[] ends) {
        int n = size;
        for (int rest = directions; rest != 0; rest &= rest - 1) {
            int d = Integer.numberOfTrailingZeros(rest);
            n = list(step(pieces, d) & open, -distance(d), n, ends);
        }
        return n;
    }

    private int countAlong(long pieces, int directions, long open) {
        int n = 0;
        for (int rest = directions; rest != 0; rest &= rest - 1) {
            n += bitCount(step(pieces, Integer.numberOfTrailingZeros(rest)) & open);
        }
        return n;
    }

    private void makeAlong(long men, long kings, int side, long open) {
        for (int rest = manSteps[side]; rest != 0; rest &= rest - 1) {
            int d = Integer.numberOfTrailingZeros(rest);
            sink += made(step(men, d) & open, -distance(d), men, kings, lastRow(side));
        }
    }

    private static long moving(long kings, int resting) {
        return resting < 0 ? kings : kings & ~(1L << resting);
    }

    /** Adds the quiet moves of kings. */
    private void listKings(long kings, int side, int resting, long open, MoveBuffer buffer) {
        if (kings == 0) {
            return;
        }
        long moving = moving(kings, resting);
        int n = optional ? room(buffer) : buffer.size;
        buffer.size = flying
                ? listFlights(moving, kingSteps[side], open, n, buffer.ends)
                : listAlong(moving, kingSteps[side], open, n, buffer.ends);
    }

    /** Some at once, as in {@link #list}. */
    private int listFlights(long kings, int directions, long open, int size, int[] ends) {
        int n = size;
        for (long rest = kings; rest != 0; rest &= rest - 1) {
            int from = numberOfTrailingZeros(rest);
            int move = from << MoveBuffer.BACK;
            long targets = flights(from, directions, open);
            int written = n;
            for (long to = targets; to != 0; written += 4) {
                ends[written] = move + MoveBuffer.FURTHER * numberOfTrailingZeros(to);
                to &= to - 1;
                ends[written + 1] = move + MoveBuffer.FURTHER * numberOfTrailingZeros(to);
                to &= to - 1;
                ends[written + 2] = move + MoveBuffer.FURTHER * numberOfTrailingZeros(to);
                to &= to - 1;
                ends[written + 3] = move + MoveBuffer.FURTHER * numberOfTrailingZeros(to);
                to &= to - 1;
            }
            n += bitCount(targets);
        }
        return n;
    }

    private int countKings(long kings, int directions, long open) {
        if (!flying) {
            return countAlong(kings, directions, open);
        }
        int n = 0;
        for (long rest = kings; rest != 0; rest &= rest - 1) {
            n += bitCount(flights(numberOfTrailingZeros(rest), directions, open));
        }
        return n;
    }

    /** The squares to which a flying king may go. */
    private long flights(int from, int directions, long open) {
        if (directions == (UP | DOWN)) {
            return (reachDown(from, ~open)
                            | reachDown(1 << 6 | from, ~open)
                            | reachUp(4 << 6 | from, ~open)
                            | reachUp(5 << 6 | from, ~open))
                    & open;
        }
        if (directions == STRAIGHT) {
            return (reachDown(2 << 6 | from, ~open)
                            | reachDown(3 << 6 | from, ~open)
                            | reachUp(6 << 6 | from, ~open)
                            | reachUp(7 << 6 | from, ~open))
                    & open;
        }
        long to = 0;
        for (int rest = directions; rest != 0; rest &= rest - 1) {
            to |= reach(Integer.numberOfTrailingZeros(rest), from, ~open);
        }
        return to & open;
    }

    /** Makes room for quiet moves behind the captures; tells where they begin. */
    private int room(MoveBuffer buffer) {
        int capacity = buffer.captures + mostQuietMoves;
        if (buffer.ends.length < capacity) {
            buffer.grow(capacity);
        }
        return buffer.size;
    }
}
