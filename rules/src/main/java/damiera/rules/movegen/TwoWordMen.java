package damiera.rules.movegen;

import static java.lang.Long.bitCount;
import static java.lang.Long.numberOfTrailingZeros;

/**
 * Captures of men along diagonals from every second row of a board, all of whose even rows lie in one word and all of
 * whose odd rows in another. Such a man lands on rows of its own word only and takes what stands in the other, so that
 * a set is one word here; {@code here} means the man's word, {@code there} the other.
 */
final class TwoWordMen {
    /** Steps towards higher bits: from here to there, and from there to here, down left (0) and down right (1). */
    private final int here0;

    private final int here1;
    private final int there0;
    private final int there1;
    private final int jump0;
    private final int jump1;
    /** A victim lies half way between two squares, of bits of different words, once this is added. */
    private final int bias;

    private final int word;
    private final int first;
    private final boolean backward;
    private final boolean majority;
    private final int firstAmbiguous;

    // Where men land that jump in each direction, and where they could then go on.
    private long to0;
    private long to1;
    private long to4;
    private long to5;
    private long on0;
    private long on1;
    private long on4;
    private long on5;

    private long empty;
    private long targets;
    private boolean up;
    private boolean down;
    private int from;
    private int most;
    private final CaptureBudget budget = new CaptureBudget();
    private MoveBuffer buffer;

    TwoWordMen(MoveTables tables, int word, boolean majority, Counting counting) {
        Geometry geometry = tables.geometry;
        here0 = geometry.shift(0, word);
        here1 = geometry.shift(1, word);
        there0 = geometry.shift(0, word ^ 1);
        there1 = geometry.shift(1, word ^ 1);
        jump0 = here0 + there0;
        jump1 = here1 + there1;
        bias = here0 - there0;
        this.word = word;
        first = word << 6;
        backward = Integer.bitCount(tables.manCaptures[0]) > 2;
        this.majority = majority;
        firstAmbiguous = counting == Counting.CAPTURES ? tables.firstAmbiguous() : Integer.MAX_VALUE;
        buffer = tables.none;
    }

    /**
     * Finds all first jumps.
     *
     * @param men     here
     * @param open    here
     * @param victims there
     * @return where they land
     */
    long find(long men, long open, long victims, int side) {
        up = backward || side == 0;
        down = backward || side != 0;
        long from0 = 0;
        long from1 = 0;
        long from4 = 0;
        long from5 = 0;
        if (up) {
            from4 = (open << here0 & victims) << there0;
            from5 = (open << here1 & victims) << there1;
        }
        if (down) {
            from0 = (open >>> there0 & victims) >>> here0;
            from1 = (open >>> there1 & victims) >>> here1;
        }
        to0 = (men & from0) << jump0;
        to1 = (men & from1) << jump1;
        to4 = (men & from4) >>> jump0;
        to5 = (men & from5) >>> jump1;
        on0 = to0 & (from0 | from1 | from5);
        on1 = to1 & (from0 | from1 | from4);
        on4 = to4 & (from4 | from5 | from1);
        on5 = to5 & (from4 | from5 | from0);
        return to0 | to1 | to4 | to5;
    }

    /** The number of jumps found. */
    int jumps() {
        return bitCount(to0) + bitCount(to1) + bitCount(to4) + bitCount(to5);
    }

    /** The men that can capture. */
    long jumpers() {
        return to0 >>> jump0 | to1 >>> jump1 | to4 << jump0 | to5 << jump1;
    }

    /** Where a man that has jumped could go on, other than straight back. */
    long onward() {
        return on0 | on1 | on4 | on5;
    }

    /** Adds the captures that cannot go on, each of one piece. */
    void listSingle(MoveBuffer into) {
        list(to4 & ~on4, here0, jump0, into);
        list(to5 & ~on5, here1, jump1, into);
        list(to0 & ~on0, -there0, -jump0, into);
        list(to1 & ~on1, -there1, -jump1, into);
    }

    private void list(long landings, int victim, int origin, MoveBuffer into) {
        int n = into.size;
        for (long rest = landings; rest != 0; rest &= rest - 1) {
            int to = numberOfTrailingZeros(rest);
            into.ends[n] = first + to + (origin << MoveBuffer.BACK);
            into.captured[2 * n + word] = 0;
            into.captured[2 * n++ + (word ^ 1)] = 1L << to + victim;
        }
        into.size = n;
    }

    /**
     * Adds the captures that go on, and removes all others where they take fewer pieces and the larger capture goes first.
     *
     * @param open       here
     * @param victims    there
     * @param mostPieces the most that a capture has taken so far
     * @return the most that a capture has taken now
     */
    int listOnward(long open, long victims, int mostPieces, MoveBuffer into) {
        if (buffer != into) { // spares the collector's barrier
            buffer = into;
        }
        targets = victims;
        most = mostPieces;
        budget.renew();
        goOn(on4, here0, jump0, open);
        goOn(on5, here1, jump1, open);
        goOn(on0, -there0, -jump0, open);
        goOn(on1, -there1, -jump1, open);
        return most;
    }

    private void goOn(long landings, int victim, int origin, long open) {
        for (long rest = landings; rest != 0; rest &= rest - 1) {
            int at = numberOfTrailingZeros(rest);
            from = at + origin;
            empty = open | 1L << from;
            long taken = 1L << at + victim;
            jump(at, landings(rest & -rest, taken), taken, 1);
        }
    }

    private long landings(long at, long taken) {
        long victims = targets & ~taken;
        long to = 0;
        if (up) {
            to = (at >>> there0 & victims) >>> here0 | (at >>> there1 & victims) >>> here1;
        }
        if (down) {
            to |= (at << here0 & victims) << there0 | (at << here1 & victims) << there1;
        }
        return to & empty;
    }

    /** Jumps to each of some squares, and on. */
    private void jump(int at, long landings, long taken, int count) {
        for (long rest = landings; rest != 0; rest &= rest - 1) {
            budget.jump();
            int to = numberOfTrailingZeros(rest);
            long all = taken | 1L << (at + to + bias >> 1);
            long next = landings(rest & -rest, all);
            if (next == 0) {
                add(to, all, count + 1);
            } else {
                jump(to, next, all, count + 1);
            }
        }
    }

    private void add(int to, long taken, int count) {
        if (majority) {
            if (count > most) {
                most = count;
                buffer.size = 0;
            } else if (count < most) {
                return;
            }
        }
        int move = MoveBuffer.ends(first + from, first + to);
        if (count >= firstAmbiguous && isListed(move, taken)) {
            return;
        }
        int n = buffer.size;
        if (n == buffer.ends.length) {
            buffer.grow(2 * n);
        }
        buffer.ends[n] = move;
        buffer.captured[2 * n + word] = 0;
        buffer.captured[2 * n + (word ^ 1)] = taken;
        buffer.size = n + 1;
    }

    /** Whether the capture is listed by another route; one from the other word takes nothing there. */
    private boolean isListed(int move, long taken) {
        budget.look(buffer.size);
        for (int i = buffer.size; --i >= 0; ) {
            if (buffer.captured[2 * i + (word ^ 1)] == taken && buffer.ends[i] == move) {
                return true;
            }
        }
        return false;
    }
}
