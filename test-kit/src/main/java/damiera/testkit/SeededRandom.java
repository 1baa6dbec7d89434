package damiera.testkit;

import damiera.rules.movegen.SplitMix64;
import java.util.List;

/**
 * A reproducible source of random numbers: the same seed gives the same numbers on every platform. One object serves one
 * thread.
 */
public final class SeededRandom {
    private final long seed;
    private final SplitMix64 random;

    /**
     * Starts a sequence.
     *
     * @param seed any number; told again by {@link #toString()} so that a failure can be repeated
     */
    public SeededRandom(long seed) {
        this.seed = seed;
        this.random = new SplitMix64(seed);
    }

    /** {@return the next 64 bits} */
    public long nextLong() {
        return random.next();
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
