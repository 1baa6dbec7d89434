package damiera.rules.movegen;

/** Numbers that look random and are the same in every run (SplitMix64). */
final class SequenceOfNumbers {
    private long state;

    SequenceOfNumbers(long start) {
        state = start;
    }

    /** A number from 0 to the bound - 1. */
    int below(int bound) {
        state += 0x9E3779B97F4A7C15L;
        long z = (state ^ state >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return (int) Long.remainderUnsigned(z ^ z >>> 31, bound);
    }
}
