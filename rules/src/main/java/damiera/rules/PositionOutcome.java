package damiera.rules;

import damiera.rules.Outcome.WinReason;

/** Whether a position ends the game by itself. */
final class PositionOutcome {
    private PositionOutcome() {}

    static Outcome of(Position position) {
        Side side = position.sideToMove();
        Goal goal = position.rules().goal();
        if (goal == Goal.BREAKTHROUGH && !position.kings(side.opponent()).isEmpty()) {
            return new Outcome.Won(side.opponent(), WinReason.KING);
        }
        if (goal == Goal.BREAKTHROUGH && !position.kings(side).isEmpty()) {
            return new Outcome.Won(side, WinReason.KING);
        }
        if (!position.legalMoves().isEmpty()) {
            return new Outcome.Ongoing();
        }
        if (goal == Goal.LOSING) {
            return new Outcome.Won(side, WinReason.GOT_RID);
        }
        return new Outcome.Won(
                side.opponent(), position.pieces(side).isEmpty() ? WinReason.NO_PIECES : WinReason.NO_MOVE);
    }
}
