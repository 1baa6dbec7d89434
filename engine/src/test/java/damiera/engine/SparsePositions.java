package damiera.engine;

import damiera.rules.Placed;
import damiera.rules.Position;
import damiera.rules.Rules;
import damiera.rules.Setup;
import damiera.rules.SetupFault;
import damiera.rules.SetupResult;
import java.util.ArrayList;
import java.util.List;

/** Positions of random games, some of them without a part of their pieces, so that they have fewer lines. */
final class SparsePositions {
    private SparsePositions() {}

    static Position played(Rules rules, RandomSource chance, int plies) {
        Position position = Position.start(rules);
        for (int ply = 0; ply < plies && !position.legalMoves().isEmpty(); ply++) {
            position = position.playUnchecked(
                    position.legalMoves().get(chance.below(position.legalMoves().size())));
        }
        return position;
    }

    static Position thinned(Rules rules, RandomSource chance) {
        Position position = played(rules, chance, 10 + chance.below(50));
        int quarters = 1 + chance.below(4);
        List<Placed> left = new ArrayList<>(position.toSetup().placed());
        left.removeIf(_ -> chance.below(4) >= quarters);
        SetupResult result = position.replacedBy(Setup.of(left, position.sideToMove()), SetupFault.ALL_WAIVERS);
        return ((SetupResult.Valid) result).position();
    }
}
