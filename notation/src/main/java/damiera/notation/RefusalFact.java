package damiera.notation;

import damiera.rules.Move;
import damiera.rules.Refusal;
import damiera.rules.Square;
import java.util.List;

/**
 * A fact of a refusal under the key that it has in every answer for programs. The reason itself is
 * {@link Refusal#reason()}; each answer writes squares in its own way, by name or by number.
 */
public sealed interface RefusalFact {
    /**
     * How many.
     *
     * @param key   {@code taken}, {@code required}, {@code jump} or {@code moves}
     * @param value 0 or more
     */
    record Count(String key, int value) implements RefusalFact {}

    /**
     * Where.
     *
     * @param key    {@code square}
     * @param square on the board
     */
    record At(String key, Square square) implements RefusalFact {}

    /**
     * What was written where a square should be.
     *
     * @param key  {@code square}
     * @param name no square of the board
     */
    record Written(String key, String name) implements RefusalFact {}

    /**
     * Which pieces, by their squares.
     *
     * @param key     {@code pieces} or {@code kings}
     * @param squares one or more
     */
    record Squares(String key, List<Square> squares) implements RefusalFact {
        /** Copies the list. */
        public Squares {
            squares = List.copyOf(squares);
        }
    }

    /**
     * Which moves.
     *
     * @param key   {@code routes}
     * @param moves two or more, sorted by text
     */
    record Routes(String key, List<Move> moves) implements RefusalFact {
        /** Copies the list. */
        public Routes {
            moves = List.copyOf(moves);
        }
    }

    /** {@return the name of this fact in an answer} */
    String key();

    /**
     * {@return the facts of a refusal, in the order in which a sentence needs them}
     *
     * @param refusal any
     */
    static List<RefusalFact> of(Refusal refusal) {
        return switch (refusal) {
            case Refusal.NotYourPiece(Square square) -> at(square);
            case Refusal.SquareEmpty(Square square) -> at(square);
            case Refusal.SquareOccupied(Square square) -> at(square);
            case Refusal.NotASquare(String name) -> List.of(new Written("square", name));
            case Refusal.BackwardMan(Square square) -> at(square);
            case Refusal.MustCapture(List<Square> pieces) -> List.of(new Squares("pieces", pieces));
            case Refusal.MustCaptureMore(int taken, int required) -> counts(taken, required);
            case Refusal.MustCaptureWithKing(List<Square> kings) -> List.of(new Squares("kings", kings));
            case Refusal.MustCaptureMoreKings(int taken, int required) -> counts(taken, required);
            case Refusal.MustCaptureKingEarlier(int jump) -> List.of(new Count("jump", jump));
            case Refusal.MustContinue(Square square) -> at(square);
            case Refusal.ManMayNotTakeKing(Square king) -> at(king);
            case Refusal.KingMoveLimit(Square king, int moves) ->
                List.of(new At("square", king), new Count("moves", moves));
            case Refusal.Ambiguous(List<Move> moves) -> List.of(new Routes("routes", moves));
            case Refusal.MustMoveTouched(Square square) -> at(square);
            case Refusal.NotAMove(), Refusal.GameOver() -> List.of();
        };
    }

    private static List<RefusalFact> at(Square square) {
        return List.of(new At("square", square));
    }

    private static List<RefusalFact> counts(int taken, int required) {
        return List.of(new Count("taken", taken), new Count("required", required));
    }
}
