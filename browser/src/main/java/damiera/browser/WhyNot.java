package damiera.browser;

import damiera.rules.Attempt;
import damiera.rules.Game;
import damiera.rules.Move;
import damiera.rules.PlayResult;
import damiera.rules.Refusal;
import damiera.rules.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Why a piece has no legal move: the most telling of the refusals that its attempts to reach any square meet. */
final class WhyNot {
    private final Game game;
    private final Square square;

    WhyNot(Game game, Square square) {
        this.game = game;
        this.square = square;
    }

    /** Empty where the piece has a legal move. */
    Optional<Refusal> refusal() {
        for (Move move : game.legalMoves()) {
            if (move.from().equals(square)) {
                return Optional.empty();
            }
        }
        Refusal best = new Refusal.NotAMove();
        for (int index = 0; index < game.rules().board().squareCount(); index++) {
            Square target = Square.atIndex(index);
            if (!target.equals(square)
                    && game.play(Attempt.of(List.of(square, target)))
                            instanceof PlayResult.Refused(Refusal why, List<Move> _)
                    && weight(why) > weight(best)) {
                best = why;
            }
        }
        return Optional.of(best instanceof Refusal.NotAMove ? elsewhere() : best);
    }

    /** How much a reason tells of the piece. A square that is occupied or behind a man tells nothing. */
    private static int weight(Refusal refusal) {
        return switch (refusal) {
            case Refusal.NotYourPiece _, Refusal.SquareEmpty _, Refusal.NotASquare _, Refusal.GameOver _ -> 5;
            case Refusal.MustMoveTouched _, Refusal.KingMoveLimit _ -> 4;
            case Refusal.MustCaptureMore _,
                    Refusal.MustCaptureWithKing _,
                    Refusal.MustCaptureMoreKings _,
                    Refusal.MustCaptureKingEarlier _ -> 3;
            case Refusal.ManMayNotTakeKing _ -> 2;
            case Refusal.MustCapture _ -> 1;
            case Refusal.NotAMove _,
                    Refusal.SquareOccupied _,
                    Refusal.BackwardMan _,
                    Refusal.MustContinue _,
                    Refusal.Ambiguous _ -> 0;
        };
    }

    /** The piece cannot move at all; what matters may still be that another one must capture. */
    private Refusal elsewhere() {
        List<Square> pieces = new ArrayList<>();
        for (Move move : game.legalMoves()) {
            if (move.captured().isEmpty()) {
                return new Refusal.NotAMove();
            }
            if (!pieces.contains(move.from())) {
                pieces.add(move.from());
            }
        }
        return new Refusal.MustCapture(pieces);
    }
}
