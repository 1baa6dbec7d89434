package damiera.rules.movegen;

/** The random numbers whose exclusive or is a position's key: by side, kind of piece and layout bit. */
final class PositionKeys {
    private static final int KINGS = 2 << 7;
    /** The key of Black to move. */
    final long blackToMove;

    private final long[] pieces = new long[4 << 7];
    private final long[] runs = new long[2 << 11];

    PositionKeys() {
        SplitMix64 random = new SplitMix64(0);
        for (int i = 0; i < pieces.length; i++) {
            pieces[i] = random.next();
        }
        for (int i = 0; i < runs.length; i++) {
            runs[i] = random.next();
        }
        blackToMove = random.next();
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
