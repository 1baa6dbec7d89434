package damiera.rules;

import java.util.Optional;

/** How king runs grow and end. */
final class KingRuns {
    private KingRuns() {}

    /** A run, or none where it limits nothing. */
    static KingRun relevant(Rules rules, Placement placement, Side side, KingRun run) {
        boolean limits = rules.king().quietMoves() instanceof QuietKingMoves.AtMost
                && !placement.men(side).isEmpty()
                && run.moves() > 0
                && run.king().isPresent()
                && placement.kings(side).contains(run.king().get());
        return limits ? run : KingRun.NONE;
    }

    /** The run of the side that moves. */
    static KingRun after(Position before, Move move) {
        Side side = before.sideToMove();
        if (move instanceof Capture || !before.kings(side).contains(move.from())) {
            return KingRun.NONE;
        }
        KingRun run = before.kingRun(side);
        boolean sameKing = run.king().equals(Optional.of(move.from()));
        return new KingRun(Optional.of(move.to()), sameKing ? run.moves() + 1 : 1);
    }

    /** The run of the other side, whose king may have been captured. */
    static KingRun afterLoss(KingRun run, Move move) {
        return run.king().isPresent() && move.captured().contains(run.king().get()) ? KingRun.NONE : run;
    }
}
