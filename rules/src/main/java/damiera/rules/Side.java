package damiera.rules;

/** One of the two players. White starts at the bottom of the board as it is printed and numbered. */
public enum Side {
    /** The side whose men move up the board. */
    WHITE,
    /** The side whose men move down the board. */
    BLACK;

    /** {@return the other side} */
    public Side opponent() {
        return this == WHITE ? BLACK : WHITE;
    }
}
