package damiera.notation;

import damiera.rules.Attempt;
import damiera.rules.Refusal;

/** What comes of reading the text of a move in a position. */
public sealed interface MoveReading {
    /**
     * It tells of squares of the board.
     *
     * @param attempt what it means, not yet known to be legal
     */
    record Attempted(Attempt attempt) implements MoveReading {}

    /**
     * It is the text of a move, but of none that could be tried: it names a square that the board has not, or only the
     * file of the square left ({@code gf4}) where several pieces of the file can go there, or none stands on it.
     *
     * @param refusal why
     * @param offset  where in the text the reason stands, 0-based
     */
    record Refused(Refusal refusal, int offset) implements MoveReading {}
}
