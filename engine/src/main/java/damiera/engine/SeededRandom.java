package damiera.engine;

/**
 * SplitMix64 (Steele, Lea, Flood: Fast splittable pseudorandom number generators, 2014). Own code, since the generators of
 * the platform differ between the JVM and the browser.
 */
final class SeededRandom implements RandomSource {
    private long state;

    SeededRandom(long seed) {
        state = seed;
    }

    @Override
    public int below(int bound) {
        if (bound < 1) {
            throw new IllegalArgumentException("bound must be 1 or more, was " + bound);
        }
        // The top 31 bits; a first part that the bound does not divide is thrown away, so that no number is favoured.
        int least = (int) ((1L << 31) % bound);
        int bits = (int) (next() >>> 33);
        while (bits < least) {
            bits = (int) (next() >>> 33);
        }
        return bits % bound;
    }

    long next() {
        state += 0x9E3779B97F4A7C15L;
        long mixed = (state ^ state >>> 30) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
        return mixed ^ mixed >>> 31;
    }
}
