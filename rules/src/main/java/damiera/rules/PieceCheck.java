package damiera.rules;

import java.util.ArrayList;
import java.util.List;

/** The check of how men and kings move. */
final class PieceCheck {
    private PieceCheck() {}

    static void check(RulesDraft draft, List<RulesFault> faults) {
        Lattice lattice = draft.board().lattice();
        ManRules man = draft.man();
        KingRules king = draft.king();
        if (someDirection("man.moves", man.moves(), faults) && !hasForward(man.moves())) {
            faults.add(new RulesFault.MenNeverForward());
        }
        someDirection("man.captures", man.captures(), faults);
        someDirection("king.moves", king.moves(), faults);
        someDirection("king.captures", king.captures(), faults);
        steps("man.moves", man.moves(), lattice, faults);
        steps("king.moves", king.moves(), lattice, faults);
        if (king.quietMoves() instanceof QuietKingMoves.AtMost(int moves)
                && (moves < 1 || moves > QuietKingMoves.MOST)) {
            faults.add(new RulesFault.OutOfRange("king.quietMoves", 1, QuietKingMoves.MOST, moves));
        }
    }

    private static boolean someDirection(String component, Directions directions, List<RulesFault> faults) {
        if (directions.each().isEmpty()) {
            faults.add(new RulesFault.NoDirection(component));
            return false;
        }
        return true;
    }

    private static boolean hasForward(Directions directions) {
        for (Direction direction : directions.each()) {
            if (direction.rankStep(Side.WHITE, Lattice.ORTHOGONAL) > 0) {
                return true;
            }
        }
        return false;
    }

    private static void steps(String component, Directions directions, Lattice lattice, List<RulesFault> faults) {
        if (lattice != Lattice.DIAGONAL) {
            return;
        }
        List<Direction> straight = new ArrayList<>();
        for (Direction direction : directions.each()) {
            if (!direction.isDiagonal()) {
                straight.add(direction);
            }
        }
        if (!straight.isEmpty()) {
            faults.add(new RulesFault.StepOffTheDiagonals(component, new Directions(straight)));
        }
    }
}
