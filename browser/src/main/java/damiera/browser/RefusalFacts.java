package damiera.browser;

import damiera.rules.Move;
import damiera.rules.Refusal;
import damiera.rules.Square;
import java.util.ArrayList;
import java.util.List;

/** What a page must know to say why not: {@code Refusal}. */
final class RefusalFacts {
    private RefusalFacts() {}

    static void write(Json json, Refusal refusal) {
        json.open('{').key("reason").value(refusal.reason()).key("detail").open('{');
        detail(json, refusal);
        json.close('}').close('}');
    }

    private static void detail(Json json, Refusal refusal) {
        switch (refusal) {
            case Refusal.NotYourPiece(Square square) -> square(json, "square", square);
            case Refusal.SquareEmpty(Square square) -> square(json, "square", square);
            case Refusal.SquareOccupied(Square square) -> square(json, "square", square);
            case Refusal.NotASquare(Square square) -> square(json, "square", square);
            case Refusal.BackwardMan(Square square) -> square(json, "square", square);
            case Refusal.MustCapture(List<Square> pieces) -> squares(json, "pieces", pieces);
            case Refusal.MustCaptureMore(int taken, int required) -> counts(json, taken, required);
            case Refusal.MustCaptureWithKing(List<Square> kings) -> squares(json, "kings", kings);
            case Refusal.MustCaptureMoreKings(int taken, int required) -> counts(json, taken, required);
            case Refusal.MustCaptureKingEarlier(int jump) -> json.key("jump").value(jump);
            case Refusal.MustContinue(Square at) -> square(json, "at", at);
            case Refusal.ManMayNotTakeKing(Square king) -> square(json, "king", king);
            case Refusal.KingMoveLimit(Square king, int moves) -> {
                square(json, "king", king);
                json.key("moves").value(moves);
            }
            case Refusal.Ambiguous(List<Move> moves) -> squares(json, "targets", targets(moves));
            case Refusal.MustMoveTouched(Square square) -> square(json, "square", square);
            case Refusal.NotAMove _, Refusal.GameOver _ -> {}
        }
    }

    private static void square(Json json, String key, Square square) {
        json.key(key).value(square.number());
    }

    private static void squares(Json json, String key, List<Square> squares) {
        json.key(key);
        MoveFacts.squares(json, squares);
    }

    private static void counts(Json json, int taken, int required) {
        json.key("taken").value(taken).key("required").value(required);
    }

    private static List<Square> targets(List<Move> moves) {
        List<Square> targets = new ArrayList<>();
        for (Move move : moves) {
            targets.add(move.to());
        }
        return targets;
    }
}
