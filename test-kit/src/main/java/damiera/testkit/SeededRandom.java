package damiera.testkit;

import java.util.List;

/**
 * A reproducible source of random numbers (splitmix64): the same seed gives the same numbers on every platform. One
 * object serves one thread.
 */
public final class SeededRandom {
    private static final long GAMMA = 0x9E3779B97F4A7C15L;

    private final long seed;
    private long state;

    /**
     * Starts a sequence.
     *
     * @param seed any number; told again by {@link #toString()} so that a failure can be repeated
     */
    public SeededRandom(long seed) {
        this.seed = seed;
        this.state = seed;
    }

    /** {@return the next 64 bits} */
    public long nextLong() {
        state += GAMMA;
        long bits = (state ^ (state >>> 30)) * 0xBF58476D1CE4E5B9L;
        bits = (bits ^ (bits >>> 27)) * 0x94D049BB133111EBL;
        return bits ^ (bits >>> 31);
    }

    /**
     * {@return a number from 0 to bound - 1}
     *
     * @param bound 1 or more
     */
    public int below(int bound) {
        if (bound < 1) {
            throw new IllegalArgumentException("bound must be 1 or more, was " + bound);
        }
        return (int) (((nextLong() >>> 33) * bound) >>> 31);
    }

    /**
     * {@return true once in so many times on average}
     *
     * @param times 1 or more
     */
    public boolean oneIn(int times) {
        return below(times) == 0;
    }

    /**
     * {@return one of the elements}
     *
     * @param <T>      what is chosen from
     * @param elements one or more
     */
    public <T> T oneOf(List<T> elements) {
        return elements.get(below(elements.size()));
    }

    /** {@return another source, independent of what is taken from this one later} */
    public SeededRandom split() {
        return new SeededRandom(nextLong());
    }

    @Override
    public String toString() {
        return "seed " + seed;
    }
}
