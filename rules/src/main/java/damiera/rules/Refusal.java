package damiera.rules;

import java.util.List;

/** Why a move is refused, with the facts that a page needs to say it. */
public sealed interface Refusal {
    /**
     * The piece belongs to the other side.
     *
     * @param square where it stands
     */
    record NotYourPiece(Square square) implements Refusal {}

    /**
     * No piece stands there.
     *
     * @param square the empty square
     */
    record SquareEmpty(Square square) implements Refusal {}

    /**
     * The target is occupied.
     *
     * @param square the occupied square
     */
    record SquareOccupied(Square square) implements Refusal {}

    /**
     * The board has no such square.
     *
     * @param name what was written for it; the number where none was
     */
    record NotASquare(String name) implements Refusal {}

    /**
     * Men do not move backward.
     *
     * @param square where the man stands
     */
    record BackwardMan(Square square) implements Refusal {}

    /**
     * A capture must be made.
     *
     * @param pieces the squares of the pieces that may capture
     */
    record MustCapture(List<Square> pieces) implements Refusal {
        /** Copies the list. */
        public MustCapture {
            pieces = List.copyOf(pieces);
        }
    }

    /**
     * More must be captured: pieces, or value in the Frisian sense.
     *
     * @param taken    how many pieces the attempt takes
     * @param required how many must be taken
     */
    record MustCaptureMore(int taken, int required) implements Refusal {}

    /**
     * A king must capture.
     *
     * @param kings the squares of the kings that must
     */
    record MustCaptureWithKing(List<Square> kings) implements Refusal {
        /** Copies the list. */
        public MustCaptureWithKing {
            kings = List.copyOf(kings);
        }
    }

    /**
     * More kings must be captured.
     *
     * @param taken    how many kings the attempt takes
     * @param required how many must be taken
     */
    record MustCaptureMoreKings(int taken, int required) implements Refusal {}

    /**
     * A king must be captured earlier in the order.
     *
     * @param jump the first jump, counted from 1, at which the attempt takes a man where a king must be taken
     */
    record MustCaptureKingEarlier(int jump) implements Refusal {}

    /**
     * The capture is not finished.
     *
     * @param at where the piece would stop too early
     */
    record MustContinue(Square at) implements Refusal {}

    /**
     * Men may not take kings.
     *
     * @param king the square of the king
     */
    record ManMayNotTakeKing(Square king) implements Refusal {}

    /**
     * This king has made all the quiet moves in a row that it may.
     *
     * @param king  the square of the king
     * @param moves how many
     */
    record KingMoveLimit(Square king, int moves) implements Refusal {}

    /** No rule lets this piece move so. */
    record NotAMove() implements Refusal {}

    /**
     * Several legal moves fit.
     *
     * @param moves all of them, two or more, sorted by text
     */
    record Ambiguous(List<Move> moves) implements Refusal {
        /** Copies the list. */
        public Ambiguous {
            moves = List.copyOf(moves);
        }
    }

    /**
     * Another piece was touched, and must move. Only a {@link Game} refuses for this; a position knows no touch.
     *
     * @param square where the touched piece stands
     */
    record MustMoveTouched(Square square) implements Refusal {}

    /** The game is over. */
    record GameOver() implements Refusal {}

    /** {@return the name of this reason in commands and messages, as {@code must-capture-more}} */
    default String reason() {
        return switch (this) {
            case NotYourPiece _ -> "not-your-piece";
            case SquareEmpty _ -> "square-empty";
            case SquareOccupied _ -> "square-occupied";
            case NotASquare _ -> "not-a-square";
            case BackwardMan _ -> "backward-man";
            case MustCapture _ -> "must-capture";
            case MustCaptureMore _ -> "must-capture-more";
            case MustCaptureWithKing _ -> "must-capture-with-king";
            case MustCaptureMoreKings _ -> "must-capture-more-kings";
            case MustCaptureKingEarlier _ -> "must-capture-king-earlier";
            case MustContinue _ -> "must-continue";
            case ManMayNotTakeKing _ -> "man-may-not-take-king";
            case KingMoveLimit _ -> "king-move-limit";
            case NotAMove _ -> "not-a-move";
            case Ambiguous _ -> "ambiguous";
            case MustMoveTouched _ -> "must-move-touched";
            case GameOver _ -> "game-over";
        };
    }
}
