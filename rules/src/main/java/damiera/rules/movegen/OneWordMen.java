package damiera.rules.movegen;

import static java.lang.Long.bitCount;
import static java.lang.Long.numberOfTrailingZeros;

import damiera.rules.CaptureCriterion;
import java.util.List;

/**
 * The moves of a side of men, all at once: where they step and jump along diagonals that spare bits guard, and no kings
 * take part that matter.
 *
 * <p>The squares from which a jump goes in each direction, whoever stands there, are four sets. They tell who can capture
 * and, met with where those land, who can go on: never straight back, since the square that he left is held to be taken.
 * Captures of one piece and of two are listed or counted from these sets; they are exact as far as a third jump, for only
 * a fourth can end where the first began, and only a fifth can meet a piece that is taken. Where a third follows, or a man
 * is crowned on the way, captures are searched piece by piece. No criterion but the number of pieces decides among them;
 * where the larger number goes first and somebody can go on, captures of one piece are not even looked at.
 *
 * <p>Sets are listed without asking how many squares they have: {@value #CHUNK} moves at once, of which those too many
 * are written over. A guess at where a loop ends, often wrong, costs more.
 */
abstract sealed class OneWordMen extends OneWordCaptures permits OneWordGenerator {
    /** What to do with moves. */
    static final int LIST = 0;

    static final int COUNT = 1;
    static final int MAKE = 2;

    /** The quiet moves listed at once; room for as many more is kept at the end of a buffer. */
    static final int CHUNK = 6;
    /** Whether the moves of men alone are found here. */
    private final boolean plain;
    /** Whether it is no matter that some of the enemy's pieces are kings. */
    private final boolean anyPieceIsAPiece;

    private final boolean backward;
    /** What a step changes: times its lower square, both its squares. */
    private final long step0;

    private final long step1;
    /** What the positions add up to that were made, so that none can be left out. */
    long sink;

    OneWordMen(MoveTables tables, List<CaptureCriterion> priority, Counting counting) {
        super(tables, priority, counting);
        int jumps = tables.manCaptures[0];
        plain = tables.geometry.isGuarded()
                && tables.manMoves[0] == UP
                && (jumps == UP || jumps == DIAGONAL)
                && !tables.optional();
        backward = jumps != UP;
        step0 = 1 + (1L << shift0);
        step1 = 1 + (1L << shift1);
        anyPieceIsAPiece = !tables.firstKingWins() && !isRanked();
    }

    /** Whether the moves of men are found here, against these. */
    final boolean isPlain(long enemyKings) {
        return plain && (enemyKings == 0 || anyPieceIsAPiece);
    }

    /**
     * Lists, counts or makes the moves of the men of a side whose kings, if any, cannot capture, and tells how many they
     * are. The buffer says whether they are captures.
     */
    final int movesOfMen(
            int task, long men, long kings, long enemyMen, long enemyKings, int side, long open, MoveBuffer buffer) {
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
        long from = from0 | from1 | from4 | from5;
        if (task != COUNT && (men & from) == 0) {
            buffer.captures = 0;
            return task == LIST ? listSteps(men, side, open, buffer) : makeSteps(men, kings, side, open);
        }
        long to0 = (men & from0) << shift0 << shift0;
        long to1 = (men & from1) << shift1 << shift1;
        long to4 = (men & from4) >>> shift0 >>> shift0;
        long to5 = (men & from5) >>> shift1 >>> shift1;
        if (((to0 | to1 | to4 | to5) & (from | crowning(side))) != 0) {
            return longCaptures(task, men, kings, enemyMen, enemyKings, side, open, buffer);
        }
        if (task == COUNT) {
            int jumps = bitCount(to0) + bitCount(to1) + bitCount(to4) + bitCount(to5);
            int steps = countSteps(men, side, open);
            buffer.captures = jumps;
            return jumps != 0 ? jumps : steps;
        }
        if (task == MAKE) {
            long crowns = lastRow(side);
            sink += MadePositions.jumps(to4 | men & from0, shift0, men, kings, enemyMen, enemyKings, crowns)
                    + MadePositions.jumps(to5 | men & from1, shift1, men, kings, enemyMen, enemyKings, crowns);
            buffer.captures = bitCount(to0) + bitCount(to1) + bitCount(to4) + bitCount(to5);
            return buffer.captures;
        }
        int n = listJumps(to4, shift0, 0, buffer);
        n = listJumps(to5, shift1, n, buffer);
        n = listJumps(to0, -shift0, n, buffer);
        n = listJumps(to1, -shift1, n, buffer);
        buffer.size = n;
        buffer.captures = n;
        return n;
    }

    /** The same where a man can go on, or is crowned on the way. */
    private int longCaptures(
            int task, long men, long kings, long enemyMen, long enemyKings, int side, long open, MoveBuffer buffer) {
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
        long from = from0 | from1 | from4 | from5;
        long to0 = (men & from0) << shift0 << shift0;
        long to1 = (men & from1) << shift1 << shift1;
        long to4 = (men & from4) >>> shift0 >>> shift0;
        long to5 = (men & from5) >>> shift1 >>> shift1;
        long to = to0 | to1 | to4 | to5;
        if ((to & crowning(side)) != 0) {
            capture(men, enemyMen, enemyKings, from, 0, open, side, buffer);
            return done(task, men, kings, enemyMen, enemyKings, side, buffer);
        }
        long on = to & from;
        long on0 = (on & from0) << shift0 << shift0;
        long on1 = (on & from1) << shift1 << shift1;
        long on4 = (on & from4) >>> shift0 >>> shift0;
        long on5 = (on & from5) >>> shift1 >>> shift1;
        long third = on0 & (from0 | from1 | from5)
                | on1 & (from0 | from1 | from4)
                | on4 & (from4 | from5 | from1)
                | on5 & (from4 | from5 | from0)
                | (on0 | on1 | on4 | on5) & crowning(side);
        if (task == COUNT && third == 0) {
            buffer.captures = 2;
            int doubles = countSeconds(to0, from0, from1, from4, from5)
                    + countSeconds(to1, from0, from1, from4, from5)
                    + countSeconds(to4, from0, from1, from4, from5)
                    + countSeconds(to5, from0, from1, from4, from5);
            return majority
                    ? doubles
                    : doubles
                            + bitCount(to0 & ~from)
                            + bitCount(to1 & ~from)
                            + bitCount(to4 & ~from)
                            + bitCount(to5 & ~from);
        }
        int n = 0;
        if (!majority) {
            n = listJumps(to4 & ~from, shift0, n, buffer);
            n = listJumps(to5 & ~from, shift1, n, buffer);
            n = listJumps(to0 & ~from, -shift0, n, buffer);
            n = listJumps(to1 & ~from, -shift1, n, buffer);
        }
        if (third == 0) {
            n = listDoubles(on, to0, to1, to4, to5, from0, from1, from4, from5, n, buffer);
        } else {
            beginGoingOn(enemyMen, enemyKings, side, n, buffer);
            goOn(to0 & from, -shift0, open);
            goOn(to1 & from, -shift1, open);
            goOn(to4 & from, shift0, open);
            goOn(to5 & from, shift1, open);
            n = end();
        }
        buffer.size = n;
        buffer.captures = n;
        return done(task, men, kings, enemyMen, enemyKings, side, buffer);
    }

    private int done(int task, long men, long kings, long enemyMen, long enemyKings, int side, MoveBuffer buffer) {
        if (task == MAKE) {
            sink += MadePositions.captures(men, kings, enemyMen, enemyKings, lastRow(side), buffer);
        }
        return buffer.size;
    }

    private int listDoubles(
            long on,
            long to0,
            long to1,
            long to4,
            long to5,
            long from0,
            long from1,
            long from4,
            long from5,
            int size,
            MoveBuffer buffer) {
        int n = size;
        for (long rest = on; rest != 0; rest &= rest - 1) {
            int at = numberOfTrailingZeros(rest);
            int by0 = (int) (to0 >>> at & 1);
            int by1 = (int) (to1 >>> at & 1);
            int by4 = (int) (to4 >>> at & 1);
            int by5 = (int) (to5 >>> at & 1);
            if (by0 + by1 + by4 + by5 == 1) {
                n = listSecond(at, shift0 * (by4 - by0) + shift1 * (by5 - by1), from0, from1, from4, from5, n, buffer);
                continue;
            }
            if (by0 != 0) {
                n = listSecond(at, -shift0, from0, from1, from4, from5, n, buffer);
            }
            if (by1 != 0) {
                n = listSecond(at, -shift1, from0, from1, from4, from5, n, buffer);
            }
            if (by4 != 0) {
                n = listSecond(at, shift0, from0, from1, from4, from5, n, buffer);
            }
            if (by5 != 0) {
                n = listSecond(at, shift1, from0, from1, from4, from5, n, buffer);
            }
        }
        return n;
    }

    private int listSecond(
            int at, int back, long from0, long from1, long from4, long from5, int size, MoveBuffer buffer) {
        int n = size;
        int[] ends = buffer.ends;
        long[] captured = buffer.captured;
        long first = 1L << at + back;
        int move = at + (back << MoveBuffer.BACK + 1);
        ends[n] = move + 2 * shift0 - (shift0 << MoveBuffer.BACK + 1);
        captured[n] = first | 1L << at + shift0;
        n += (int) (from0 >>> at & 1);
        ends[n] = move + 2 * shift1 - (shift1 << MoveBuffer.BACK + 1);
        captured[n] = first | 1L << at + shift1;
        n += (int) (from1 >>> at & 1);
        ends[n] = move - 2 * shift0 + (shift0 << MoveBuffer.BACK + 1);
        captured[n] = first | 1L << at - shift0;
        n += (int) (from4 >>> at & 1);
        ends[n] = move - 2 * shift1 + (shift1 << MoveBuffer.BACK + 1);
        captured[n] = first | 1L << at - shift1;
        return n + (int) (from5 >>> at & 1);
    }

    private static int countSeconds(long on, long from0, long from1, long from4, long from5) {
        return bitCount(on & from0) + bitCount(on & from1) + bitCount(on & from4) + bitCount(on & from5);
    }

    /** Lists one capture of one piece for each landing; back is what to add to it to find the victim. */
    private static int listJumps(long landings, int back, int size, MoveBuffer buffer) {
        int n = size;
        long rest = landings;
        do {
            int to = numberOfTrailingZeros(rest);
            buffer.ends[n] = to + (back << MoveBuffer.BACK + 1);
            buffer.captured[n++] = 1L << to + back;
            rest &= rest - 1;
        } while (rest != 0);
        return size + bitCount(landings);
    }

    private int listSteps(long men, int side, long open, MoveBuffer buffer) {
        int n = listSteps(men, side, open, 0, buffer.ends);
        buffer.size = n;
        buffer.captures = 0;
        return n;
    }

    final int listSteps(long men, int side, long open, int size, int[] ends) {
        return side == 0
                ? list(men >>> shift1 & open, shift1, list(men >>> shift0 & open, shift0, size, ends), ends)
                : list(men << shift1 & open, -shift1, list(men << shift0 & open, -shift0, size, ends), ends);
    }

    /**
     * Lists one move for each target; origin is what to add to a target to find where it came from.
     */
    private static int list(long targets, int origin, int size, int[] ends) {
        int back = origin << MoveBuffer.BACK;
        int n = size;
        long rest = targets;
        do {
            int to = numberOfTrailingZeros(rest);
            ends[n] = to + back;
            rest &= rest - 1;
            to = numberOfTrailingZeros(rest);
            ends[n + 1] = to + back;
            rest &= rest - 1;
            to = numberOfTrailingZeros(rest);
            ends[n + 2] = to + back;
            rest &= rest - 1;
            to = numberOfTrailingZeros(rest);
            ends[n + 3] = to + back;
            rest &= rest - 1;
            to = numberOfTrailingZeros(rest);
            ends[n + 4] = to + back;
            rest &= rest - 1;
            to = numberOfTrailingZeros(rest);
            ends[n + 5] = to + back;
            rest &= rest - 1;
            n += CHUNK;
        } while (rest != 0);
        return size + bitCount(targets);
    }

    /** The number of steps of men along the forward diagonals. */
    final int countSteps(long men, int side, long open) {
        return side == 0
                ? bitCount(men >>> shift0 & open) + bitCount(men >>> shift1 & open)
                : bitCount(men << shift0 & open) + bitCount(men << shift1 & open);
    }

    final int makeSteps(long men, long kings, int side, long open) {
        long crowns = lastRow(side);
        long lows0 = side == 0 ? men >>> shift0 & open : open >>> shift0 & men;
        long lows1 = side == 0 ? men >>> shift1 & open : open >>> shift1 & men;
        long before = side == 0 ? crowns << shift0 | crowns << shift1 : crowns >>> shift0 | crowns >>> shift1;
        if ((men & before) != 0) {
            sink += MadePositions.crowningSteps(lows0, shift0, men, kings, crowns)
                    + MadePositions.crowningSteps(lows1, shift1, men, kings, crowns);
        } else {
            sink += MadePositions.steps(lows0, step0, men, kings) + MadePositions.steps(lows1, step1, men, kings);
        }
        return bitCount(lows0) + bitCount(lows1);
    }
}
