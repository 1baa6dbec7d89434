package damiera.notation.pdn;

import damiera.rules.Refusal;
import damiera.rules.Rules;
import damiera.rules.Square;
import java.util.List;

/** Refusals in English, for the reports of the reader. */
final class RefusalText {
    private RefusalText() {}

    static String of(Rules rules, String move, Refusal refusal) {
        return move + ": " + reason(rules, refusal);
    }

    private static String reason(Rules rules, Refusal refusal) {
        return switch (refusal) {
            case Refusal.NotYourPiece it -> "the piece on " + rules.name(it.square()) + " is the other side's";
            case Refusal.SquareEmpty it -> "no piece on " + rules.name(it.square());
            case Refusal.SquareOccupied it -> rules.name(it.square()) + " is occupied";
            case Refusal.NotASquare it -> "no square " + it.name();
            case Refusal.BackwardMan _ -> "a man does not move backward";
            case Refusal.MustCapture it -> "a capture must be made, from " + names(rules, it.pieces());
            case Refusal.MustCaptureMore it -> "takes " + it.taken() + " where " + it.required() + " must be taken";
            case Refusal.MustCaptureWithKing it -> "a king must capture, from " + names(rules, it.kings());
            case Refusal.MustCaptureMoreKings it ->
                "takes " + it.taken() + " kings where " + it.required() + " must be taken";
            case Refusal.MustCaptureKingEarlier it -> "a king must be taken earlier, at jump " + it.jump();
            case Refusal.MustContinue it -> "the capture must go on from " + rules.name(it.at());
            case Refusal.ManMayNotTakeKing it -> "a man may not take the king on " + rules.name(it.king());
            case Refusal.KingMoveLimit it ->
                "the king on " + rules.name(it.king()) + " has made its " + it.moves() + " moves in a row";
            case Refusal.NotAMove _ -> "no rule lets this piece move so";
            case Refusal.Ambiguous _ -> "several moves fit";
            case Refusal.GameOver _ -> "the game is over";
            case Refusal.MustMoveTouched it -> "the piece on " + rules.name(it.square()) + " was touched";
        };
    }

    private static String names(Rules rules, List<Square> squares) {
        StringBuilder names = new StringBuilder();
        for (Square square : squares) {
            names.append(names.isEmpty() ? "" : " ").append(rules.name(square));
        }
        return names.toString();
    }
}
