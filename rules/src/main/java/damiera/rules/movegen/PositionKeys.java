package damiera.rules.movegen;

/** The random numbers whose exclusive or is a position's key: by side, kind of piece and layout bit. */
final class PositionKeys {
    private static final int KINGS = 2 << 8;
    private static final int RUN_BITS = 12;
    /** The key of Black to move. */
    final long blackToMove;

    private final long[] pieces = new long[4 << 8];
    private final long[] runs;

    PositionKeys(boolean countsRuns) {
        runs = new long[countsRuns ? 2 << RUN_BITS : 0];
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
        return pieces[side << 8 | bit];
    }

    long king(int side, int bit) {
        return pieces[KINGS | side << 8 | bit];
    }

    /** The key of a side's run; 0 without one. */
    long run(int side, int run) {
        return run == 0 ? 0 : runs[side << RUN_BITS | run];
    }

    /** The keys of one word of a set of a side's men. */
    long men(int side, int word, long set) {
        long key = 0;
        for (long rest = set; rest != 0; rest &= rest - 1) {
            key ^= man(side, word << 6 | Long.numberOfTrailingZeros(rest));
        }
        return key;
    }

    /** The keys of one word of a set of a side's kings. */
    long kings(int side, int word, long set) {
        long key = 0;
        for (long rest = set; rest != 0; rest &= rest - 1) {
            key ^= king(side, word << 6 | Long.numberOfTrailingZeros(rest));
        }
        return key;
    }
}
