package damiera.rules.movegen;

/** The random numbers whose exclusive or is a position's key: by side, kind of piece and layout bit. */
final class PositionKeys {
    private static final int KINGS = 2 << 7;
    /** The key of Black to move. */
    final long blackToMove;

    private final long[] pieces = new long[4 << 7];
    private final long[] runs = new long[2 << 11];
    private long state;

    PositionKeys() {
        for (int i = 0; i < pieces.length; i++) {
            pieces[i] = next();
        }
        for (int i = 0; i < runs.length; i++) {
            runs[i] = next();
        }
        blackToMove = next();
    }

    /** SplitMix64 by Steele, Lea and Flood. */
    private long next() {
        state += 0x9E3779B97F4A7C15L;
        long z = (state ^ state >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }

    long man(int side, int bit) {
        return pieces[side << 7 | bit];
    }

    long king(int side, int bit) {
        return pieces[KINGS | side << 7 | bit];
    }

    /** The key of a side's run; 0 without one. */
    long run(int side, int run) {
        return run == 0 ? 0 : runs[side << 11 | run];
    }

    /** The keys of a set of a side's men. */
    long men(int side, long low, long high) {
        long key = 0;
        for (long rest = low; rest != 0; rest &= rest - 1) {
            key ^= man(side, Long.numberOfTrailingZeros(rest));
        }
        for (long rest = high; rest != 0; rest &= rest - 1) {
            key ^= man(side, 64 | Long.numberOfTrailingZeros(rest));
        }
        return key;
    }

    /** The keys of a set of a side's kings. */
    long kings(int side, long low, long high) {
        long key = 0;
        for (long rest = low; rest != 0; rest &= rest - 1) {
            key ^= king(side, Long.numberOfTrailingZeros(rest));
        }
        for (long rest = high; rest != 0; rest &= rest - 1) {
            key ^= king(side, 64 | Long.numberOfTrailingZeros(rest));
        }
        return key;
    }
}
