package damiera.rules.movegen;

/** The moves of one position, owned by the caller and filled by a {@link MutableBoard}. STUB. */
public abstract class MoveBuffer {
    /** Makes an empty buffer. */
    protected MoveBuffer() {}

    /** {@return the number of moves} */
    public abstract int size();

    /** {@return whether the moves are captures (with optional obligation: whether move i is one)}
     * @param i 0 to size - 1 */
    public abstract boolean isCapture(int i);

    /** {@return the index of the square left}
     * @param i 0 to size - 1 */
    public abstract int from(int i);

    /** {@return the index of the square reached}
     * @param i 0 to size - 1 */
    public abstract int to(int i);

    /** {@return the captured squares 1 to 64, bit i for the square of index i}
     * @param i 0 to size - 1 */
    public abstract long capturedLow(int i);

    /** {@return the captured squares 65 to 128}
     * @param i 0 to size - 1 */
    public abstract long capturedHigh(int i);

    /** {@return whether move i crowns a man}
     * @param i 0 to size - 1 */
    public abstract boolean promotes(int i);
}
