package damiera.notation;

import damiera.rules.Attempt;

/** What comes of reading the text of a move. */
public sealed interface MoveReading {
    /**
     * It tells of squares of the board.
     *
     * @param attempt what it means, not yet known to be legal
     */
    record Attempted(Attempt attempt) implements MoveReading {}

    /**
     * It is the text of a move, but names a square that the board has not.
     *
     * @param name   the first such name, as it is written
     * @param offset where it stands in the text, 0-based
     */
    record NoSuchSquare(String name, int offset) implements MoveReading {}
}
