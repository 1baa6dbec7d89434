package damiera.notation.pdn;

import damiera.rules.Position;
import damiera.rules.Rules;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Plays games of a file under the rules of one game. What is wrong in the main line is a
 * fault and stops it; what is wrong in a variation is a warning. Where a capture is
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
        Line line = found.faults().isEmpty() ? best(game, found) : Line.none(start);
        List<PdnFault> faults = new ArrayList<>(found.faults());
        faults.addAll(line.faults());
        faults.addAll(game.faults());
        List<PdnFault> warnings = new ArrayList<>(game.warnings());
        warnings.addAll(found.warnings());
        warnings.addAll(line.warnings());
        addVariations(line, warnings);
        addResult(game, line, warnings);
        return new ReplayedGame(
                line.start(),
                line.quietPlies(),
                line.plies(),
                faults.isEmpty() ? line.end() : ReplayedGame.End.FAULT,
                line.reached(),
                line.cut(),
                line.points().or(() -> PdnResults.told(game)),
                faults,
                warnings);
    }

    /** The line from the first start under which a move can be played, or else from the first. */
    private static Line best(PdnGame game, PdnStart found) {
        PdnLine line = PdnLine.main(game, found.quietPlies());
        Line first = line.play(found.positions().getFirst());
        if (!first.plies().isEmpty()) {
            return first;
        }
        for (Position other : found.positions().subList(1, found.positions().size())) {
            Line line2 = line.play(other);
            if (!line2.plies().isEmpty()) {
                line2.warnings().add(0, new PdnFault(game.place(), PdnReason.Slip.OTHER_SIDE_BEGINS));
                return line2;
            }
        }
        return first;
    }

    /** What is wrong in variations does not stop the game. */
    private static void addVariations(Line line, List<PdnFault> warnings) {
        for (Branch branch : line.branches()) {
            Line variation = branch.play();
            for (PdnFault fault : variation.faults()) {
                warnings.add(new PdnFault(fault.place(), new PdnReason.InVariation(fault.reason())));
            }
            addVariations(variation, warnings);
        }
    }

    private static void addResult(PdnGame game, Line line, List<PdnFault> warnings) {
        String result = line.points().or(game::result).orElse(PdnResults.UNKNOWN);
        if (result.equals(PdnResults.UNKNOWN)) {
            return;
        }
        game.tagItem("Result")
                .filter(tag -> PdnResults.contradict(result, PdnResults.standard(tag.value())))
                .ifPresent(tag ->
                        warnings.add(new PdnFault(tag.place(), new PdnReason.ResultsDiffer(result, tag.value()))));
    }

    /** A variation, and the positions before and after the move that it stands behind. */
    record Branch(PdnItem.VariationItem variation, Position before, Position after) {
        Line play() {
            return PdnLine.variation(variation, before, after).line();
        }
    }

    /** A line as far as it could be played; its lists are its own. */
    record Line(
            Position start,
            int quietPlies,
            List<ReplayedGame.Ply> plies,
            ReplayedGame.End end,
            int reached,
            Optional<ReplayedGame.Cut> cut,
            Optional<String> points,
            List<Branch> branches,
            List<PdnFault> faults,
            List<PdnFault> warnings) {
        static Line none(Position start) {
            return new Line(
                    start,
                    0,
                    List.of(),
                    ReplayedGame.End.FAULT,
                    0,
                    Optional.empty(),
                    Optional.empty(),
                    List.of(),
                    List.of(),
                    List.of());
        }
    }
}
