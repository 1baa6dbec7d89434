package damiera.rules.movegen;

import static java.lang.Long.bitCount;
import static java.lang.Long.numberOfTrailingZeros;

import damiera.rules.CaptureCriterion;
import java.util.List;

/**
 * Lists the legal moves of one position on a diagonal board whose even rows lie in one word and whose odd rows in another.
 */
final class TwoWordGenerator extends WideCaptures {
    /** A direction each for White: up right, up left. */
    private static final int FORWARD = 0b0011_0000;

    private static final int DIAGONALS = 0b0011_0011;

    private final long evenBoard;
    private final long oddBoard;
    /** Steps towards higher bits from even rows and from odd rows, down left (0) and down right (1). */
    private final int even0;

    private final int even1;
    private final int odd0;
    private final int odd1;
    private final int[] evenShift = new int[Geometry.DIRECTIONS];
    private final int[] oddShift = new int[Geometry.DIRECTIONS];
    private final int[] manSteps;
    private final int[] manJumps;
    private final int[] kingSteps;
    private final long[][] lastRows;
    private final TwoWordMen even;
    private final TwoWordMen odd;
    /** Whether men step along the two forward diagonals. */
    private final boolean plainSteps;
    /** Whether men jump along diagonals, forward only or in all directions. */
    private final boolean plainJumps;
    /** Whether it is no matter that some of the enemy's pieces are kings. */
    private final boolean anyPieceIsAPiece;
    /** Whether a man that lands on the last row in a capture is no longer a man. */
    private final boolean crownsOnTheWay;

    private final boolean majority;
    private final boolean optional;
    private final boolean countsMen;
    private final boolean firstKingWins;
    private final int mostQuietMoves;

    TwoWordGenerator(MoveTables tables, List<CaptureCriterion> priority, Counting counting) {
        super(tables, priority, counting);
        Geometry geometry = tables.geometry;
        evenBoard = geometry.all()[0];
        oddBoard = geometry.all()[1];
        for (int d = 0; d < Geometry.DIRECTIONS; d++) {
            evenShift[d] = geometry.shift(d, 0);
            oddShift[d] = geometry.shift(d, 1);
        }
        even0 = evenShift[0];
        even1 = evenShift[1];
        odd0 = oddShift[0];
        odd1 = oddShift[1];
        manSteps = tables.manMoves;
        manJumps = tables.manCaptures;
        kingSteps = tables.kingMoves;
        lastRows = tables.lastRow;
        plainSteps = manSteps[0] == FORWARD;
        plainJumps = manJumps[0] == FORWARD || manJumps[0] == DIAGONALS;
        majority = priority.contains(CaptureCriterion.MOST_PIECES) || priority.contains(CaptureCriterion.MOST_VALUE);
        even = new TwoWordMen(tables, 0, majority, counting);
        odd = new TwoWordMen(tables, 1, majority, counting);
        firstKingWins = tables.firstKingWins();
        anyPieceIsAPiece = !firstKingWins && !isRanked();
        crownsOnTheWay = tables.crownsOnTheWay();
        optional = tables.optional();
        countsMen = plainJumps && !optional;
        mostQuietMoves = tables.mostQuietMoves();
    }

    @Override
    void generate(long[] men, long[] kings, int side, int resting, MoveBuffer buffer) {
        int own = side << 1;
        int other = own ^ 2;
        generate(
                men[own],
                men[own | 1],
                kings[own],
                kings[own | 1],
                men[other],
                men[other | 1],
                kings[other],
                kings[other | 1],
                side,
                resting,
                buffer);
    }

    /** Lists the legal moves of the side whose men and kings come first, even rows before odd ones. */
    void generate(
            long evenMen,
            long oddMen,
            long evenKings,
            long oddKings,
            long evenEnemyMen,
            long oddEnemyMen,
            long evenEnemyKings,
            long oddEnemyKings,
            int side,
            int resting,
            MoveBuffer buffer) {
        long evenOpen = evenOpen(evenMen, evenKings, evenEnemyMen, evenEnemyKings);
        long oddOpen = oddOpen(oddMen, oddKings, oddEnemyMen, oddEnemyKings);
        boolean all = listCaptures(
                evenMen,
                oddMen,
                evenKings,
                oddKings,
                evenEnemyMen,
                oddEnemyMen,
                evenEnemyKings,
                oddEnemyKings,
                side,
                evenOpen,
                oddOpen,
                buffer);
        if (all) {
            return;
        }
        listSteps(evenMen, oddMen, side, evenOpen, oddOpen, buffer);
        if ((evenKings | oddKings) != 0) {
            listKings(evenKings, oddKings, side, resting, evenOpen, oddOpen, buffer);
        }
    }

    /** The squares of even rows where no piece stands. */
    long evenOpen(long men, long kings, long enemyMen, long enemyKings) {
        return evenBoard & ~(men | kings | enemyMen | enemyKings);
    }

    /** The squares of odd rows where no piece stands. */
    long oddOpen(long men, long kings, long enemyMen, long enemyKings) {
        return oddBoard & ~(men | kings | enemyMen | enemyKings);
    }

    /** Lists the captures, and says whether they are the only legal moves; so they are, too, when the game is over. */
    boolean listCaptures(
            long evenMen,
            long oddMen,
            long evenKings,
            long oddKings,
            long evenEnemyMen,
            long oddEnemyMen,
            long evenEnemyKings,
            long oddEnemyKings,
            int side,
            long evenOpen,
            long oddOpen,
            MoveBuffer buffer) {
        buffer.size = 0;
        buffer.captures = 0;
        long enemyKings = evenEnemyKings | oddEnemyKings;
        if (firstKingWins && (evenKings | oddKings | enemyKings) != 0) {
            return true;
        }
        long evenVictims = menTakeKings ? evenEnemyMen | evenEnemyKings : evenEnemyMen;
        long oddVictims = menTakeKings ? oddEnemyMen | oddEnemyKings : oddEnemyMen;
        long evenJumpers = evenMen;
        long oddJumpers = oddMen;
        if (plainJumps) {
            long evenTo = even.find(evenMen, evenOpen, oddVictims, side);
            long oddTo = odd.find(oddMen, oddOpen, evenVictims, side);
            if ((evenTo | oddTo | evenKings | oddKings) == 0) {
                return false;
            }
            if ((evenKings | oddKings) == 0 && (enemyKings == 0 || anyPieceIsAPiece) && !crowns(evenTo, oddTo, side)) {
                listManCaptures(evenOpen, oddOpen, evenVictims, oddVictims, buffer);
                return !optional;
            }
            evenJumpers = even.jumpers();
            oddJumpers = odd.jumpers();
        }
        open[0] = evenOpen;
        open[1] = oddOpen;
        enemies(0, evenEnemyMen, evenEnemyKings);
        enemies(1, oddEnemyMen, oddEnemyKings);
        return capture(evenJumpers, oddJumpers, evenKings, oddKings, side, buffer) && !optional;
    }

    /** Whether a man may become a king and go on as such. */
    private boolean crowns(long evenTo, long oddTo, int side) {
        return crownsOnTheWay
                && (evenTo & lastRows[side][0] | oddTo & lastRows[side][1] | even.onward() | odd.onward()) != 0;
    }

    /** Lists what even and odd have found. No kings take part here, so that no criterion but the number decides. */
    private void listManCaptures(long evenOpen, long oddOpen, long evenVictims, long oddVictims, MoveBuffer buffer) {
        boolean onward = (even.onward() | odd.onward()) != 0;
        if (!onward || !majority) {
            even.listSingle(buffer);
            odd.listSingle(buffer);
        }
        if (onward) {
            int most = even.listOnward(evenOpen, oddVictims, 0, buffer);
            odd.listOnward(oddOpen, evenVictims, most, buffer);
        }
        buffer.captures = buffer.size;
    }

    private boolean capture(long evenMen, long oddMen, long evenKings, long oddKings, int side, MoveBuffer buffer) {
        begin(side, buffer);
        for (long rest = evenMen; rest != 0; rest &= rest - 1) {
            captureWithMan(numberOfTrailingZeros(rest));
        }
        for (long rest = oddMen; rest != 0; rest &= rest - 1) {
            captureWithMan(64 | numberOfTrailingZeros(rest));
        }
        for (long rest = evenKings; rest != 0; rest &= rest - 1) {
            captureWithKing(numberOfTrailingZeros(rest));
        }
        for (long rest = oddKings; rest != 0; rest &= rest - 1) {
            captureWithKing(64 | numberOfTrailingZeros(rest));
        }
        return end();
    }

    private void listSteps(long evenMen, long oddMen, int side, long evenOpen, long oddOpen, MoveBuffer buffer) {
        int n = room(buffer);
        int[] ends = buffer.ends;
        if (!plainSteps) {
            buffer.size = listAlong(evenMen, oddMen, manSteps[side], evenOpen, oddOpen, n, ends);
        } else if (side == 0) {
            n = list(evenMen >>> odd0 & oddOpen, toOdd(odd0), n, ends);
            n = list(evenMen >>> odd1 & oddOpen, toOdd(odd1), n, ends);
            n = list(oddMen >>> even0 & evenOpen, toEven(even0), n, ends);
            buffer.size = list(oddMen >>> even1 & evenOpen, toEven(even1), n, ends);
        } else {
            n = list(evenMen << even0 & oddOpen, toOdd(-even0), n, ends);
            n = list(evenMen << even1 & oddOpen, toOdd(-even1), n, ends);
            n = list(oddMen << odd0 & evenOpen, toEven(-odd0), n, ends);
            buffer.size = list(oddMen << odd1 & evenOpen, toEven(-odd1), n, ends);
        }
    }

    /** Pieces on a diagonal board step diagonally only, so that every step leads into the other word. */
    private int listAlong(long even, long odd, int directions, long evenOpen, long oddOpen, int size, int[] ends) {
        int n = size;
        for (int d = 0; directions >>> d != 0; d++) {
            if ((directions >>> d & 1) != 0) {
                n = list(shifted(even, evenShift[d], d) & oddOpen, toOdd(origin(evenShift[d], d)), n, ends);
                n = list(shifted(odd, oddShift[d], d) & evenOpen, toEven(origin(oddShift[d], d)), n, ends);
            }
        }
        return n;
    }

    private static long shifted(long set, int shift, int d) {
        return d < 4 ? set << shift : set >>> shift;
    }

    private static int origin(int shift, int d) {
        return d < 4 ? -shift : shift;
    }

    /** What to add to a target on an even row so that it tells a step from there, so many bits back. */
    private static int toEven(int origin) {
        return origin + 64 << MoveBuffer.BACK;
    }

    /** What to add to a target on an odd row within its word. */
    private static int toOdd(int origin) {
        return 64 + (origin - 64 << MoveBuffer.BACK);
    }

    /** Lists one move for each target, four at once; move is what to add to a target. */
    private static int list(long targets, int move, int size, int[] ends) {
        int n = size;
        long rest = targets;
        do {
            ends[n] = numberOfTrailingZeros(rest) + move;
            rest &= rest - 1;
            ends[n + 1] = numberOfTrailingZeros(rest) + move;
            rest &= rest - 1;
            ends[n + 2] = numberOfTrailingZeros(rest) + move;
            rest &= rest - 1;
            ends[n + 3] = numberOfTrailingZeros(rest) + move;
            rest &= rest - 1;
            n += 4;
        } while (rest != 0);
        return size + bitCount(targets);
    }

    /** Adds the quiet moves of kings. */
    void listKings(
            long evenKings, long oddKings, int side, int resting, long evenOpen, long oddOpen, MoveBuffer buffer) {
        long even = resting >= 0 && resting < 64 ? evenKings & ~(1L << resting) : evenKings;
        long odd = resting >= 64 ? oddKings & ~(1L << resting) : oddKings;
        int n = room(buffer);
        if (!flying) {
            buffer.size = listAlong(even, odd, kingSteps[side], evenOpen, oddOpen, n, buffer.ends);
            return;
        }
        open[0] = evenOpen;
        open[1] = oddOpen;
        for (long rest = even; rest != 0; rest &= rest - 1) {
            listFlights(numberOfTrailingZeros(rest), kingSteps[side], buffer);
        }
        for (long rest = odd; rest != 0; rest &= rest - 1) {
            listFlights(64 | numberOfTrailingZeros(rest), kingSteps[side], buffer);
        }
    }

    /** Makes room for quiet moves behind the captures; tells where they begin. */
    private int room(MoveBuffer buffer) {
        int capacity = buffer.captures + mostQuietMoves;
        if (buffer.ends.length < capacity) {
            buffer.grow(capacity);
        }
        return buffer.size;
    }

    /** The number of legal moves, quiet moves counted without listing them. */
    int count(
            long evenMen,
            long oddMen,
            long evenKings,
            long oddKings,
            long evenEnemyMen,
            long oddEnemyMen,
            long evenEnemyKings,
            long oddEnemyKings,
            int side,
            int resting,
            MoveBuffer buffer) {
        long evenOpen = evenOpen(evenMen, evenKings, evenEnemyMen, evenEnemyKings);
        long oddOpen = oddOpen(oddMen, oddKings, oddEnemyMen, oddEnemyKings);
        if (countsMen && (evenKings | oddKings) == 0 && ((evenEnemyKings | oddEnemyKings) == 0 || anyPieceIsAPiece)) {
            long evenVictims = menTakeKings ? evenEnemyMen | evenEnemyKings : evenEnemyMen;
            long oddVictims = menTakeKings ? oddEnemyMen | oddEnemyKings : oddEnemyMen;
            long evenTo = even.find(evenMen, evenOpen, oddVictims, side);
            long oddTo = odd.find(oddMen, oddOpen, evenVictims, side);
            if ((even.onward() | odd.onward()) == 0 && !crowns(evenTo, oddTo, side)) {
                int jumps = even.jumps() + odd.jumps();
                return jumps != 0 ? jumps : countSteps(evenMen, oddMen, side, evenOpen, oddOpen);
            }
        }
        boolean all = listCaptures(
                evenMen,
                oddMen,
                evenKings,
                oddKings,
                evenEnemyMen,
                oddEnemyMen,
                evenEnemyKings,
                oddEnemyKings,
                side,
                evenOpen,
                oddOpen,
                buffer);
        if (all) {
            return buffer.size;
        }
        int steps = countSteps(evenMen, oddMen, side, evenOpen, oddOpen);
        if ((evenKings | oddKings) != 0) {
            listKings(evenKings, oddKings, side, resting, evenOpen, oddOpen, buffer);
        }
        return steps + buffer.size;
    }

    /** The number of steps of men. */
    int countSteps(long evenMen, long oddMen, int side, long evenOpen, long oddOpen) {
        if (!plainSteps) {
            return countAlong(evenMen, oddMen, manSteps[side], evenOpen, oddOpen);
        }
        return side == 0
                ? bitCount(evenMen >>> odd0 & oddOpen)
                        + bitCount(evenMen >>> odd1 & oddOpen)
                        + bitCount(oddMen >>> even0 & evenOpen)
                        + bitCount(oddMen >>> even1 & evenOpen)
                : bitCount(evenMen << even0 & oddOpen)
                        + bitCount(evenMen << even1 & oddOpen)
                        + bitCount(oddMen << odd0 & evenOpen)
                        + bitCount(oddMen << odd1 & evenOpen);
    }

    /**
     * Makes every step of a man without listing it.
     *
     * @return what the positions add up to
     */
    long madeSteps(long evenMen, long oddMen, long evenKings, long oddKings, int side, long evenOpen, long oddOpen) {
        int directions = manSteps[side];
        long sum = 0;
        for (int d = 0; directions >>> d != 0; d++) {
            if ((directions >>> d & 1) != 0) {
                long toOdd = shifted(evenMen, evenShift[d], d) & oddOpen;
                long toEven = shifted(oddMen, oddShift[d], d) & evenOpen;
                sum += made(toOdd, origin(evenShift[d], d), evenMen, oddMen, oddKings, lastRows[side][1]);
                sum += made(toEven, origin(oddShift[d], d), oddMen, evenMen, evenKings, lastRows[side][0]);
            }
        }
        return sum;
    }

    /** Makes one step for each target; a rotation by origin leads from a target to where it came from. */
    private static long made(long targets, int origin, long left, long men, long kings, long crowning) {
        if ((targets & crowning) == 0) {
            return made(targets, origin, left ^ men ^ kings);
        }
        long sum = 0;
        for (long rest = targets; rest != 0; rest &= rest - 1) {
            long to = rest & -rest;
            long crowned = to & crowning;
            sum += (left ^ Long.rotateLeft(to, origin)) ^ (men ^ to ^ crowned) ^ (kings | crowned);
        }
        return sum;
    }

    /** The same where nobody is crowned, from a fold of the position; three at once, those too many change nothing. */
    private static long made(long targets, int origin, long none) {
        long sum = 0;
        long rest = targets;
        do {
            sum += none ^ (rest & -rest) ^ Long.rotateLeft(rest & -rest, origin);
            rest &= rest - 1;
            sum += none ^ (rest & -rest) ^ Long.rotateLeft(rest & -rest, origin);
            rest &= rest - 1;
            sum += none ^ (rest & -rest) ^ Long.rotateLeft(rest & -rest, origin);
            rest &= rest - 1;
        } while (rest != 0);
        return sum;
    }

    private int countAlong(long even, long odd, int directions, long evenOpen, long oddOpen) {
        int n = 0;
        for (int d = 0; directions >>> d != 0; d++) {
            if ((directions >>> d & 1) != 0) {
                n += bitCount(shifted(even, evenShift[d], d) & oddOpen)
                        + bitCount(shifted(odd, oddShift[d], d) & evenOpen);
            }
        }
        return n;
    }
}
