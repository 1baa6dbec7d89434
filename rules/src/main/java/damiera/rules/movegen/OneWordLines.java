package damiera.rules.movegen;

import static java.lang.Long.numberOfLeadingZeros;
import static java.lang.Long.rotateLeft;

/** Steps, jumps and rays on a board whose layout fits in one word, for single squares and for sets of them. */
abstract sealed class OneWordLines extends MoveGenerator permits OneWordJumps {
    /** The diagonals, as bits of directions. */
    static final int DOWN = 0b0000_0011;

    static final int UP = 0b0011_0000;
    static final int DIAGONAL = UP | DOWN;
    static final int STRAIGHT = 0b1100_1100;

    // A field each where the direction is known, since a field is loaded without a check of bounds.
    final int shift0;
    final int shift1;
    final int shift2;
    final int shift3;
    /** By how much each direction rotates to the left. */
    private final int[] rotation = new int[Geometry.DIRECTIONS];
    /** Where a step in each direction may land. */
    private final long[] inside = new long[Geometry.DIRECTIONS];

    final long inside0;
    final long inside1;
    final long inside2;
    final long inside3;
    final long inside4;
    final long inside5;
    final long inside6;
    final long inside7;
    /** Rays without their origin, indexed by bit << 3 | direction. */
    private final long[] ray;

    OneWordLines(MoveTables tables) {
        Geometry geometry = tables.geometry;
        shift0 = geometry.shift(0);
        shift1 = geometry.shift(1);
        shift2 = geometry.shift(2);
        shift3 = geometry.shift(3);
        for (int d = 0; d < Geometry.DIRECTIONS; d++) {
            rotation[d] = d < 4 ? geometry.shift(d) : -geometry.shift(d);
            inside[d] = tables.inside[d][0];
        }
        inside0 = inside[0];
        inside1 = inside[1];
        inside2 = inside[2];
        inside3 = inside[3];
        inside4 = inside[4];
        inside5 = inside[5];
        inside6 = inside[6];
        inside7 = inside[7];
        ray = tables.ray;
    }

    /** The squares one step from others; rotation does no harm, since no square inside is reached around the end. */
    final long step(long x, int d) {
        return rotateLeft(x, rotation[d]) & inside[d];
    }

    /** Squares from which a step in a direction arrives at others. */
    final long back(long x, int d) {
        return rotateLeft(x & inside[d], -rotation[d]);
    }

    /** By how many bits a step in a direction moves, to higher bits or to lower. */
    final int distance(int d) {
        return rotation[d];
    }

    /**
     * Some squares and those that a flying king reaches from them in a direction: fills open squares in doubling
     * strides. Seven reach far enough, since no line is longer than ten squares and two are for the victim and behind it.
     */
    final long fill(long from, int d, long open) {
        int s = rotation[d];
        long free = open & inside[d];
        long filled = from | free & rotateLeft(from, s);
        free &= rotateLeft(free, s);
        filled |= free & rotateLeft(filled, 2 * s);
        free &= rotateLeft(free, 2 * s);
        return filled | free & rotateLeft(filled, 4 * s);
    }

    /** The squares seen from one in a direction: up to and including the first occupied one. */
    final long sight(int d, int at, long occupied) {
        return d < 4 ? sightDown(d, at, occupied) : sightUp(d, at, occupied);
    }

    /** In a direction towards higher bits. */
    final long sightDown(int d, int at, long occupied) {
        long squares = ray[(at << 3) + d];
        long blocked = squares & occupied;
        return squares & (blocked ^ blocked - 1);
    }

    /** In a direction towards lower bits. */
    final long sightUp(int d, int at, long occupied) {
        long squares = ray[(at << 3) + d];
        return squares & Long.MIN_VALUE >> numberOfLeadingZeros(squares & occupied | 1);
    }
}
