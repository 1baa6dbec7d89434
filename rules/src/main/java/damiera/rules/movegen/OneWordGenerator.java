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
    private final boolean stepsAreDiagonal;

    OneWordGenerator(MoveTables tables, List<CaptureCriterion> priority, Counting counting) {
        super(tables, priority, counting);
        board = tables.geometry.all()[0];
        manSteps = tables.manMoves;
        kingSteps = tables.kingMoves;
        firstKingWins = tables.firstKingWins();
        optional = tables.optional();
        mostQuietMoves = tables.mostQuietMoves();
        stepsAreDiagonal = tables.geometry.isGuarded() && manSteps[0] == UP;
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
        moves(LIST, men, kings, enemyMen, enemyKings, side, resting, buffer);
    }

    /**
     * Lists, counts or makes the legal moves of the side whose men and kings come first, and tells how many they are.
     * The buffer means something after listing only.
     */
    int moves(
            int task, long men, long kings, long enemyMen, long enemyKings, int side, int resting, MoveBuffer buffer) {
        long open = board & ~(men | kings | enemyMen | enemyKings);
        if (isPlain(enemyKings)) {
            if (kings == 0) {
                return movesOfMen(task, men, 0, enemyMen, enemyKings, side, open, buffer);
            }
            if (!firstKingWins && capturingKings(kings, enemyMen | enemyKings, open, side) == 0) {
                int n = movesOfMen(task, men, kings, enemyMen, enemyKings, side, open, buffer);
                return buffer.captures != 0 ? n : n + stepsOfKings(task, men, kings, side, resting, open, n, buffer);
            }
        }
        return movesByDirections(task, men, kings, enemyMen, enemyKings, side, resting, open, buffer);
    }

    private int movesByDirections(
            int task,
            long men,
            long kings,
            long enemyMen,
            long enemyKings,
            int side,
            int resting,
            long open,
            MoveBuffer buffer) {
        boolean all = listCaptures(men, kings, enemyMen, enemyKings, side, open, buffer);
        int captures = buffer.captures;
        if (task == MAKE && captures != 0) {
            sink += MadePositions.captures(men, kings, enemyMen, enemyKings, lastRow(side), buffer);
        }
        if (all) {
            return captures;
        }
        int n = captures;
        if (task == LIST) {
            room(buffer);
            n = stepsAreDiagonal
                    ? listSteps(men, side, open, n, buffer.ends)
                    : listAlong(men, manSteps[side], open, n, buffer.ends);
            buffer.size = n;
        } else if (stepsAreDiagonal) {
            n += task == COUNT ? countSteps(men, side, open) : makeSteps(men, kings, side, open);
        } else {
            n += countAlong(men, manSteps[side], open);
            if (task == MAKE) {
                makeAlong(men, kings, side, open);
            }
        }
        return kings == 0 ? n : n + stepsOfKings(task, men, kings, side, resting, open, n, buffer);
    }

    /** Lists behind the first moves, counts or makes the quiet moves of kings. */
    private int stepsOfKings(
            int task, long men, long kings, int side, int resting, long open, int first, MoveBuffer buffer) {
        int directions = kingSteps[side];
        if (task == MAKE) {
            return makeKings(men, kings, resting, directions, open);
        }
        if (!flying) {
            long moving = resting < 0 ? kings : kings & ~(1L << resting);
            if (task == COUNT) {
                return countAlong(moving, directions, open);
            }
            buffer.size = listAlong(moving, directions, open, first, buffer.ends);
        } else {
            if (task == COUNT) {
                return countFlights(kings, resting, directions, open);
            }
            buffer.size = listFlights(kings, resting, directions, open, first, buffer.ends);
        }
        return buffer.size - first;
    }

    /** Makes the quiet moves of kings. */
    private int makeKings(long men, long kings, int resting, int directions, long open) {
        int n = 0;
        long sum = 0;
        int nth = 0;
        for (long rest = kings; rest != 0; rest &= rest - 1) {
            long from = rest & -rest;
            int at = numberOfTrailingZeros(rest);
            long targets = flying ? flights(nth++, at, directions, open) : steps(from, directions, open);
            if (at != resting) {
                n += bitCount(targets);
                for (long to = targets; to != 0; to &= to - 1) {
                    sum += men ^ (kings ^ from | to & -to);
                }
            }
        }
        sink += sum;
        return n;
    }

    private long steps(long from, int directions, long open) {
        long to = 0;
        for (int rest = directions; rest != 0; rest &= rest - 1) {
            to |= step(from, Integer.numberOfTrailingZeros(rest));
        }
        return to & open;
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
        long jumping = jumpingSquares(open, menTakeKings ? enemies : enemyMen, side);
        long capturing = kings == 0 ? 0 : capturingKings(kings, enemies, open, side);
        if ((men & jumping | capturing) == 0) {
            return false;
        }
        capture(men, enemyMen, enemyKings, jumping, capturing, open, side, buffer);
        return !optional;
    }

    private int listAlong(long pieces, int directions, long open, int size, int[] ends) {
        int n = size;
        for (int rest = directions; rest != 0; rest &= rest - 1) {
            int d = Integer.numberOfTrailingZeros(rest);
            int back = -distance(d) << MoveBuffer.BACK;
            for (long to = step(pieces, d) & open; to != 0; to &= to - 1) {
                ends[n++] = numberOfTrailingZeros(to) + back;
            }
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
            int up = Math.abs(distance(d));
            long targets = step(men, d) & open;
            long lows = distance(d) < 0 ? targets : targets >>> up;
            sink += (targets & lastRow(side)) == 0
                    ? MadePositions.steps(lows, 1 + (1L << up), men, kings)
                    : MadePositions.crowningSteps(lows, up, men, kings, lastRow(side));
        }
    }

    /** Some at once, as for men. */
    private int listFlights(long kings, int resting, int directions, long open, int size, int[] ends) {
        int n = size;
        int nth = 0;
        for (long rest = kings; rest != 0; rest &= rest - 1) {
            int from = numberOfTrailingZeros(rest);
            int move = from << MoveBuffer.BACK;
            long targets = flights(nth++, from, directions, open);
            if (from == resting) {
                continue;
            }
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

    private int countFlights(long kings, int resting, int directions, long open) {
        int n = 0;
        int nth = 0;
        for (long rest = kings; rest != 0; rest &= rest - 1) {
            int from = numberOfTrailingZeros(rest);
            int flights = bitCount(flights(nth++, from, directions, open));
            n += from == resting ? 0 : flights;
        }
        return n;
    }

    /** Makes room for quiet moves behind the captures. */
    private void room(MoveBuffer buffer) {
        int capacity = buffer.captures + mostQuietMoves;
        if (buffer.ends.length < capacity) {
            buffer.grow(capacity);
        }
    }
}
