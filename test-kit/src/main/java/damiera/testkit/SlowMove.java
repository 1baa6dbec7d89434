package damiera.testkit;

import damiera.rules.Move;
import damiera.rules.Square;
import damiera.rules.SquareSet;

/**
 * A move by what it does: its ends, what it takes, and whether a man is crowned.
 *
 * @param from     the square left
 * @param to       the square reached
 * @param captured the squares of the pieces taken, empty for a quiet move
 * @param promotes whether a man is crowned
 */
public record SlowMove(Square from, Square to, SquareSet captured, boolean promotes) {
    /**
     * {@return what a move of the friendly API does}
     *
     * @param move any move
     */
    public static SlowMove of(Move move) {
        return new SlowMove(move.from(), move.to(), move.capturedSet(), move.promotes());
    }

    /** {@return whether pieces are taken} */
    public boolean isCapture() {
        return !captured.isEmpty();
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        text.append(from.number()).append(isCapture() ? 'x' : '-').append(to.number());
        String separator = "(";
        for (Square square : captured.squares()) {
            text.append(separator).append(square.number());
            separator = "+";
        }
        return text.append(isCapture() ? ")" : "").append(promotes ? "K" : "").toString();
    }
}
