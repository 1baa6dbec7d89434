package damiera.cli;

/** The machine's clock, the only place where commands read it. */
final class SystemClock {
    private SystemClock() {}

    /** {@return nanoseconds since some moment; differences count} */
    static long nanos() {
        return System.nanoTime();
    }
}
