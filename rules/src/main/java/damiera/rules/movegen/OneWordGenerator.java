package damiera.rules.movegen;

import static java.lang.Long.bitCount;
import static java.lang.Long.numberOfTrailingZeros;

import damiera.rules.CaptureCriterion;
import java.util.List;

/** Lists the legal moves of one position on a board whose layout fits in one word. */
final class OneWordGenerator extends OneWordCaptures {
    /** A direction each for White: up right, up left. */
    private static final int FORWARD = 0b0011_0000;
    /** The quiet moves listed at once; room for as many more is kept at the end of a buffer. */
    static final int CHUNK = 8;

    private final long board;
    private final int[] manSteps;
    private final int[] manJumps;
    private final int[] kingSteps;
    /** Whether men step along the two forward diagonals, and spare bits guard the edges. */
    private final boolean plainSteps;
    /** Whether men jump along diagonals, and spare bits guard the edges: forward only, or backward too. */
    private final boolean plainJumps;

    private final boolean backward;
    /** Whether it is no matter that some of the enemy's pieces are kings. */
    private final boolean anyPieceIsAPiece;

    private final boolean optional;
    private final boolean countsMen;
    private final boolean firstKingWins;
    private final int mostQuietMoves;

    OneWordGenerator(MoveTables tables, List<CaptureCriterion> priority, Counting counting) {
        super(tables, priority, counting);
        board = tables.geometry.all()[0];
        manSteps = tables.manMoves;
        manJumps = tables.manCaptures;
        kingSteps = tables.kingMoves;
        boolean guarded = tables.geometry.isGuarded();
        plainSteps = guarded && manSteps[0] == FORWARD;
        plainJumps = guarded && (manJumps[0] == FORWARD || manJumps[0] == (UP | DOWN));
        backward = manJumps[0] != FORWARD;
        firstKingWins = tables.firstKingWins();
        anyPieceIsAPiece = !firstKingWins && !isRanked();
        optional = tables.optional();
        countsMen = plainJumps && plainSteps && !optional;
        mostQuietMoves = tables.mostQuietMoves();
    }

    @Override
    void generate(long[] men, long[] kings, int side, int resting, MoveBuffer buffer) {
        int own = side << 1;
        int other = own ^ 2;
        generate(men[own], kings[own], men[other], kings[other], side, resting, buffer);
    }

    /**
     * Lists the legal moves of the side whose men and kings come first.
     *
     * @param resting the bit of a king that may make no quiet move, or -1
     */
    void generate(long men, long kings, long enemyMen, long enemyKings, int side, int resting, MoveBuffer buffer) {
        long open = open(men, kings, enemyMen, enemyKings);
        if (listCaptures(men, kings, enemyMen, enemyKings, side, open, buffer)) {
            return;
        }
        listSteps(men, side, open, buffer);
        if (kings != 0) {
            listKings(kings, side, resting, open, buffer);
        }
    }

    /** The number of legal moves, quiet moves counted without listing them. */
    int count(long men, long kings, long enemyMen, long enemyKings, int side, int resting, MoveBuffer buffer) {
        long open = open(men, kings, enemyMen, enemyKings);
        if (countsMen && kings == 0 && (enemyKings == 0 || anyPieceIsAPiece)) {
            return countMen(men, enemyMen, enemyKings, side, open, buffer);
        }
        if (listCaptures(men, kings, enemyMen, enemyKings, side, open, buffer)) {
            return buffer.size;
        }
        int n = buffer.size + countSteps(men, side, open);
        return kings == 0 ? n : n + countKings(resting < 0 ? kings : kings & ~(1L << resting), kingSteps[side], open);
    }

    /** The squares where no piece stands. */
    long open(long men, long kings, long enemyMen, long enemyKings) {
        return board & ~(men | kings | enemyMen | enemyKings);
    }

    /** Lists the captures, and says whether they are the only legal moves; so they are, too, when the game is over. */
    boolean listCaptures(long men, long kings, long enemyMen, long enemyKings, int side, long open, MoveBuffer buffer) {
        buffer.size = 0;
        buffer.captures = 0;
        if (plainJumps && kings == 0 && (enemyKings == 0 || anyPieceIsAPiece)) {
            return listManCaptures(men, enemyMen, enemyKings, side, open, buffer);
        }
        if (firstKingWins && (kings | enemyKings) != 0) {
            return true;
        }
        long capturers = men & capturers(open, menTakeKings ? enemyMen | enemyKings : enemyMen, side);
        return (capturers | kings) != 0
                && capture(capturers, kings, enemyMen, enemyKings, side, buffer, open)
                && !optional;
    }

    /**
     * Lists the captures of men along diagonals. The squares from which a jump goes in each direction, whoever stands
     * there, tell at once who can capture and whether anybody could go on from where he lands, other than straight
     * back. What cannot go on takes one piece, and those are listed in bulk; where the larger capture goes first and one
     * can go on, they are not even looked at. No kings take part here, so that no other criterion decides.
     */
    private boolean listManCaptures(long men, long enemyMen, long enemyKings, int side, long open, MoveBuffer buffer) {
        long victims = menTakeKings ? enemyMen | enemyKings : enemyMen;
        long from0 = 0;
        long from1 = 0;
        long from4 = 0;
        long from5 = 0;
        if (backward || side == 0) {
            from4 = (open << shift0 & victims) << shift0;
            from5 = (open << shift1 & victims) << shift1;
        }
        if (backward || side != 0) {
            from0 = (open >>> shift0 & victims) >>> shift0;
            from1 = (open >>> shift1 & victims) >>> shift1;
        }
        long capturers = men & (from0 | from1 | from4 | from5);
        if (capturers == 0) {
            return false;
        }
        long to0 = (men & from0) << shift0 << shift0;
        long to1 = (men & from1) << shift1 << shift1;
        long to4 = (men & from4) >>> shift0 >>> shift0;
        long to5 = (men & from5) >>> shift1 >>> shift1;
        long on0 = to0 & (from0 | from1 | from5);
        long on1 = to1 & (from0 | from1 | from4);
        long on4 = to4 & (from4 | from5 | from1);
        long on5 = to5 & (from4 | from5 | from0);
        if (((to0 | to1 | to4 | to5) & crowning(side)) != 0) {
            return capture(capturers, 0, enemyMen, enemyKings, side, buffer, open) && !optional;
        }
        long on = on0 | on1 | on4 | on5;
        int n = 0;
        if (on == 0 || !majority) {
            n = listJumps(to4 & ~on4, shift0, n, buffer);
            n = listJumps(to5 & ~on5, shift1, n, buffer);
            n = listJumps(to0 & ~on0, -shift0, n, buffer);
            n = listJumps(to1 & ~on1, -shift1, n, buffer);
        }
        if (on != 0) {
            beginGoingOn(enemyMen, enemyKings, side, n, buffer);
            goOn(on0, on1, on4, on5, open);
            n = end();
        }
        buffer.size = n;
        buffer.captures = n;
        return !optional;
    }

    /** The number of moves of a side of men: no branch tells apart captures of one piece and quiet moves. */
    private int countMen(long men, long enemyMen, long enemyKings, int side, long open, MoveBuffer buffer) {
        long victims = menTakeKings ? enemyMen | enemyKings : enemyMen;
        long from0 = 0;
        long from1 = 0;
        long from4 = 0;
        long from5 = 0;
        if (backward || side == 0) {
            from4 = (open << shift0 & victims) << shift0;
            from5 = (open << shift1 & victims) << shift1;
        }
        if (backward || side != 0) {
            from0 = (open >>> shift0 & victims) >>> shift0;
            from1 = (open >>> shift1 & victims) >>> shift1;
        }
        long to0 = (men & from0) << shift0 << shift0;
        long to1 = (men & from1) << shift1 << shift1;
        long to4 = (men & from4) >>> shift0 >>> shift0;
        long to5 = (men & from5) >>> shift1 >>> shift1;
        long on = to0 & (from0 | from1 | from5)
                | to1 & (from0 | from1 | from4)
                | to4 & (from4 | from5 | from1)
                | to5 & (from4 | from5 | from0)
                | (to0 | to1 | to4 | to5) & crowning(side);
        if (on != 0) {
            buffer.size = 0;
            listManCaptures(men, enemyMen, enemyKings, side, open, buffer);
            return buffer.size;
        }
        int jumps = bitCount(to0) + bitCount(to1) + bitCount(to4) + bitCount(to5);
        int steps = countSteps(men, side, open);
        return jumps != 0 ? jumps : steps;
    }

    /** Lists one capture of one piece for each landing; back is what to add to it to find the victim. */
    private static int listJumps(long landings, int back, int size, MoveBuffer buffer) {
        int n = size;
        long rest = landings;
        do {
            int to = numberOfTrailingZeros(rest);
            buffer.ends[n] = (to << MoveBuffer.TO) + to + 2 * back;
            buffer.captured[n++] = 1L << to + back;
            rest &= rest - 1;
        } while (rest != 0);
        return size + bitCount(landings);
    }

    /** The squares from which a man could capture. */
    private long capturers(long open, long victims, int side) {
        if (!plainJumps) {
            return capturersAnywhere(open, victims, manJumps[side]);
        }
        return side == 0 ? whiteCapturers(open, victims) : blackCapturers(open, victims);
    }

    private long whiteCapturers(long open, long victims) {
        long up = (open << shift0 & victims) << shift0 | (open << shift1 & victims) << shift1;
        return backward ? up | (open >>> shift0 & victims) >>> shift0 | (open >>> shift1 & victims) >>> shift1 : up;
    }

    private long blackCapturers(long open, long victims) {
        long down = (open >>> shift0 & victims) >>> shift0 | (open >>> shift1 & victims) >>> shift1;
        return backward ? down | (open << shift0 & victims) << shift0 | (open << shift1 & victims) << shift1 : down;
    }

    private long capturersAnywhere(long open, long victims, int directions) {
        long from = 0;
        for (int rest = directions; rest != 0; rest &= rest - 1) {
            int d = Integer.numberOfTrailingZeros(rest);
            long inside = inside(d);
            from |= back(back(open & inside, d) & victims & inside, d);
        }
        return from;
    }

    private void listSteps(long men, int side, long open, MoveBuffer buffer) {
        int n = optional ? room(buffer) : 0;
        int[] ends = buffer.ends;
        if (!plainSteps) {
            buffer.size = listAlong(men, manSteps[side], open, n, ends);
        } else if (side == 0) {
            n = list(men >>> shift0 & open, shift0, n, ends);
            buffer.size = list(men >>> shift1 & open, shift1, n, ends);
        } else {
            n = list(men << shift0 & open, -shift0, n, ends);
            buffer.size = list(men << shift1 & open, -shift1, n, ends);
        }
    }

    private int listAlong(long pieces, int directions, long open, int size, int[] ends) {
        int n = size;
        for (int rest = directions; rest != 0; rest &= rest - 1) {
            int d = Integer.numberOfTrailingZeros(rest);
            n = list(step(pieces, d) & open, d < 4 ? -shift(d) : shift(d), n, ends);
        }
        return n;
    }

    /**
     * Lists one move for each target; origin is what to add to a target to find where it came from. Writes some at once
     * whether they are there or not: cheaper than a guess, often wrong, at where a loop ends.
     */
    private static int list(long targets, int origin, int size, int[] ends) {
        int n = size;
        long rest = targets;
        do {
            int to = numberOfTrailingZeros(rest);
            ends[n] = (to << MoveBuffer.TO) + to + origin;
            rest &= rest - 1;
            to = numberOfTrailingZeros(rest);
            ends[n + 1] = (to << MoveBuffer.TO) + to + origin;
            rest &= rest - 1;
            to = numberOfTrailingZeros(rest);
            ends[n + 2] = (to << MoveBuffer.TO) + to + origin;
            rest &= rest - 1;
            to = numberOfTrailingZeros(rest);
            ends[n + 3] = (to << MoveBuffer.TO) + to + origin;
            rest &= rest - 1;
            to = numberOfTrailingZeros(rest);
            ends[n + 4] = (to << MoveBuffer.TO) + to + origin;
            rest &= rest - 1;
            to = numberOfTrailingZeros(rest);
            ends[n + 5] = (to << MoveBuffer.TO) + to + origin;
            rest &= rest - 1;
            to = numberOfTrailingZeros(rest);
            ends[n + 6] = (to << MoveBuffer.TO) + to + origin;
            rest &= rest - 1;
            to = numberOfTrailingZeros(rest);
            ends[n + 7] = (to << MoveBuffer.TO) + to + origin;
            rest &= rest - 1;
            n += CHUNK;
        } while (rest != 0);
        return size + bitCount(targets);
    }

    /** The number of steps of men. */
    int countSteps(long men, int side, long open) {
        if (!plainSteps) {
            return countAlong(men, manSteps[side], open);
        }
        return side == 0
                ? bitCount(men >>> shift0 & open) + bitCount(men >>> shift1 & open)
                : bitCount(men << shift0 & open) + bitCount(men << shift1 & open);
    }

    /**
     * Makes every step of a man without listing it.
     *
     * @return what the positions add up to
     */
    long madeSteps(long men, long kings, int side, long open) {
        if (!plainSteps) {
            return madeSteps(men, kings, side, open, manSteps[side]);
        }
        long crowning = lastRow(side);
        return side == 0
                ? made(men >>> shift0 & open, shift0, men, kings, crowning)
                        + made(men >>> shift1 & open, shift1, men, kings, crowning)
                : made(men << shift0 & open, -shift0, men, kings, crowning)
                        + made(men << shift1 & open, -shift1, men, kings, crowning);
    }

    private long madeSteps(long men, long kings, int side, long open, int directions) {
        long sum = 0;
        for (int rest = directions; rest != 0; rest &= rest - 1) {
            int d = Integer.numberOfTrailingZeros(rest);
            sum += made(step(men, d) & open, d < 4 ? -shift(d) : shift(d), men, kings, lastRow(side));
        }
        return sum;
    }

    /** Makes one step for each target; a rotation by origin leads from a target to where it came from. */
    private static long made(long targets, int origin, long men, long kings, long crowning) {
        long sum = 0;
        for (long rest = targets; rest != 0; rest &= rest - 1) {
            long to = rest & -rest;
            long crowned = to & crowning;
            sum += (men ^ to ^ Long.rotateLeft(to, origin) ^ crowned) ^ (kings | crowned);
        }
        return sum;
    }

    private int countAlong(long pieces, int directions, long open) {
        int n = 0;
        for (int rest = directions; rest != 0; rest &= rest - 1) {
            n += bitCount(step(pieces, Integer.numberOfTrailingZeros(rest)) & open);
        }
        return n;
    }

    /** Adds the quiet moves of kings. */
    void listKings(long kings, int side, int resting, long open, MoveBuffer buffer) {
        long moving = resting < 0 ? kings : kings & ~(1L << resting);
        int n = optional ? room(buffer) : buffer.size;
        buffer.size = flying
                ? listFlights(moving, kingSteps[side], open, n, buffer.ends)
                : listAlong(moving, kingSteps[side], open, n, buffer.ends);
    }

    private int listFlights(long kings, int directions, long open, int size, int[] ends) {
        int n = size;
        for (long rest = kings; rest != 0; rest &= rest - 1) {
            int from = numberOfTrailingZeros(rest);
            for (long to = flights(from, directions, open); to != 0; to &= to - 1) {
                ends[n++] = from | numberOfTrailingZeros(to) << MoveBuffer.TO;
            }
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
