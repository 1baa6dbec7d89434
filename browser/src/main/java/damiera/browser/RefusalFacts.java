package damiera.browser;

import damiera.notation.json.JsonWriter;
import damiera.rules.Move;
import damiera.rules.Refusal;
import damiera.rules.Square;
import java.util.ArrayList;
import java.util.List;

/** What a page must know to say why not: {@code Refusal}. */
final class RefusalFacts {
    private RefusalFacts() {}

    static void write(JsonWriter json, Refusal refusal) {
        json.openObject().member("reason", refusal.reason()).name("detail").openObject();
        detail(json, refusal);
        json.closeObject().closeObject();
    }

    private static void detail(JsonWriter json, Refusal refusal) {
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
            case Refusal.MustCaptureKingEarlier(int jump) -> json.member("jump", jump);
            case Refusal.MustContinue(Square at) -> square(json, "at", at);
            case Refusal.ManMayNotTakeKing(Square king) -> square(json, "king", king);
            case Refusal.KingMoveLimit(Square king, int moves) -> {
                square(json, "king", king);
                json.member("moves", moves);
            }
            case Refusal.Ambiguous(List<Move> moves) -> squares(json, "targets", targets(moves));
            case Refusal.MustMoveTouched(Square square) -> square(json, "square", square);
            case Refusal.NotAMove _, Refusal.GameOver _ -> {}
        }
    }

    private static void square(JsonWriter json, String key, Square square) {
        json.member(key, square.number());
    }

    private static void squares(JsonWriter json, String key, List<Square> squares) {
        json.name(key);
        MoveFacts.squares(json, squares);
    }

    private static void counts(JsonWriter json, int taken, int required) {
        json.member("taken", taken).member("required", required);
    }

    private static List<Square> targets(List<Move> moves) {
        List<Square> targets = new ArrayList<>();
        for (Move move : moves) {
            targets.add(move.to());
        }
        return targets;
    }
}
