package damiera.rules.movegen;

/** Numbers below a bound that look random and are the same in every run. */
final class SequenceOfNumbers {
    private final SplitMix64 random;

    SequenceOfNumbers(long start) {
        random = new SplitMix64(start);
    }

    /** A number from 0 to the bound - 1. */
    int below(int bound) {
        return (int) Long.remainderUnsigned(random.next(), bound);
    }
}
