package damiera.notation.pdn;

import damiera.rules.Position;
import damiera.rules.Rules;
import java.util.ArrayList;
import java.util.List;

/**
 * Plays games of a file under the rules of one game. The main line is played, variations are not. Where a capture is
 * told by from and to only and that is ambiguous, the reading stands with which the game goes on longest. Immutable;
 * compiled tables are shared between games.
 */
public final class PdnReplay {
    private final Position start;

    /**
     * Prepares for one game.
     *
     * @param rules the game
     */
    public PdnReplay(Rules rules) {
        start = Position.start(rules);
    }

    /** {@return the game} */
    public Rules rules() {
        return start.rules();
    }

    /**
     * {@return what of the main line can be played}
     *
     * @param game as it was read
     */
    public ReplayedGame replay(PdnGame game) {
        PdnStart found = PdnStart.of(start, game);
        Line line = best(game, found);
        List<PdnFault> faults = new ArrayList<>(found.faults());
        faults.addAll(line.faults());
        faults.addAll(game.faults());
        List<PdnFault> warnings = new ArrayList<>(game.warnings());
        warnings.addAll(found.warnings());
        warnings.addAll(line.warnings());
        ReplayedGame.End end = faults.isEmpty() ? line.end() : ReplayedGame.End.FAULT;
        return new ReplayedGame(line.start(), line.quietPlies(), line.plies(), end, faults, warnings);
    }

    /** The line from the first start under which a move can be played, or else from the first. */
    private static Line best(PdnGame game, PdnStart found) {
        PdnLine line = new PdnLine(game.items(), found.quietPlies());
        Line first = line.play(found.positions().getFirst());
        if (!first.plies().isEmpty()) {
            return first;
        }
        for (Position other : found.positions().subList(1, found.positions().size())) {
            Line line2 = line.play(other);
            if (!line2.plies().isEmpty()) {
                return line2.warned(new PdnFault(game.place(), PdnReason.Slip.OTHER_SIDE_BEGINS));
            }
        }
        return first;
    }

    /** A line as far as it could be played. */
    record Line(
            Position start,
            int quietPlies,
            List<ReplayedGame.Ply> plies,
            ReplayedGame.End end,
            List<PdnFault> faults,
            List<PdnFault> warnings) {
        Line warned(PdnFault warning) {
            List<PdnFault> more = new ArrayList<>(warnings);
            more.add(warning);
            return new Line(start, quietPlies, plies, end, faults, more);
        }
    }
}
