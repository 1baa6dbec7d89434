package damiera.engine;

/** Where chance comes from. */
@FunctionalInterface
public interface RandomSource {
    /**
     * {@return a number from 0 to bound - 1, each as likely as any other}
     *
     * @param bound 1 or more
     */
    int below(int bound);

    /**
     * {@return a source whose numbers follow from the seed alone, the same on every machine and in every browser; for one
     * thread}
     *
     * @param seed any number
     */
    static RandomSource seeded(long seed) {
        return new SeededRandom(seed);
    }
}
