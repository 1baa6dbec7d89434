package damiera.rules.movegen;

/**
 * Numbers that look random and are the same everywhere (Steele, Lea, Flood: Fast splittable pseudorandom number
 * generators, 2014). Own code, since the generators of the platform differ between the JVM and the browser; the one piece
 * of it, for the keys of positions here, for the computer player's choices, and for tests. One object serves one thread.
 */
public final class SplitMix64 {
    private long state;

    /**
     * Starts a sequence.
     *
     * @param seed any number
     */
    public SplitMix64(long seed) {
        state = seed;
    }

    /** {@return the next 64 bits} */
    public long next() {
        state += 0x9E3779B97F4A7C15L;
        long mixed = (state ^ state >>> 30) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
        return mixed ^ mixed >>> 31;
    }
}
