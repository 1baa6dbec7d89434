package damiera.engine;

import damiera.rules.movegen.SplitMix64;

/** Equal seeds give equal numbers, in the JVM and in the browser. */
final class SeededRandom implements RandomSource {
    private final SplitMix64 random;

    SeededRandom(long seed) {
        random = new SplitMix64(seed);
    }

    @Override
    public int below(int bound) {
        if (bound < 1) {
            throw new IllegalArgumentException("bound must be 1 or more, was " + bound);
        }
        // The top 31 bits; a first part that the bound does not divide is thrown away, so that no number is favoured.
        int least = (int) ((1L << 31) % bound);
        int bits = (int) (random.next() >>> 33);
        while (bits < least) {
            bits = (int) (random.next() >>> 33);
        }
        return bits % bound;
    }
}
