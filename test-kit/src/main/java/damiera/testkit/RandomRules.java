package damiera.testkit;

import damiera.rules.Board;
import damiera.rules.CaptureCriterion;
import damiera.rules.CaptureRules;
import damiera.rules.Corner;
import damiera.rules.CountMode;
import damiera.rules.Direction;
import damiera.rules.Directions;
import damiera.rules.DrawRule;
import damiera.rules.DrawRules;
import damiera.rules.Goal;
import damiera.rules.KingRange;
import damiera.rules.KingRules;
import damiera.rules.Landing;
import damiera.rules.Lattice;
import damiera.rules.ManRules;
import damiera.rules.NotationRules;
import damiera.rules.Obligation;
import damiera.rules.Promotion;
import damiera.rules.QuietKingMoves;
import damiera.rules.Removal;
import damiera.rules.ResultStyle;
import damiera.rules.Reversal;
import damiera.rules.Rules;
import damiera.rules.RulesFault;
import damiera.rules.Side;
import damiera.rules.SquareNames;
import damiera.rules.StartingPosition;
import damiera.rules.Targets;
import java.util.ArrayList;
import java.util.List;

/** House rules put together at random: every component by itself, then only what the check of house rules lets pass. */
public final class RandomRules {
    private static final List<Integer> SIDES = List.of(6, 8, 10, 12, 14);
    private static final List<Direction> STRAIGHT =
            List.of(Direction.FORWARD, Direction.BACKWARD, Direction.LEFT, Direction.RIGHT);

    private RandomRules() {}

    /**
     * {@return the next rules that are valid}
     *
     * @param random where chance comes from
     */
    public static Rules next(SeededRandom random) {
        while (true) {
            Rules rules = composed(random);
            if (RulesFault.of(rules).isEmpty()) {
                return rules;
            }
        }
    }

    private static Rules composed(SeededRandom random) {
        Board board = board(random);
        int most = (board.ranks() - 2) / 2;
        return new Rules(
                "house",
                board,
                new StartingPosition.Rows(1 + random.below(most), random.oneIn(4) ? 1 : 0),
                random.oneOf(List.of(Side.values())),
                man(board, random),
                king(board, random),
                capture(random),
                random.oneIn(8) ? random.oneOf(List.of(Goal.LOSING, Goal.BREAKTHROUGH)) : Goal.NORMAL,
                new DrawRules(List.of(new DrawRule.Repetition(2 + random.below(3))), CountMode.AUTOMATIC),
                new NotationRules(
                        42,
                        random.oneOf(List.of(SquareNames.values())),
                        '-',
                        random.oneOf(List.of('x', ':')),
                        random.oneOf(List.of(ResultStyle.values()))));
    }

    private static Board board(SeededRandom random) {
        Lattice lattice = random.oneIn(3) ? Lattice.ORTHOGONAL : Lattice.DIAGONAL;
        int files = random.oneOf(SIDES);
        int ranks = random.oneOf(SIDES);
        if (lattice == Lattice.ORTHOGONAL) {
            return new Board(files, ranks, lattice, Corner.LEFT);
        }
        return new Board(files, ranks, lattice, random.oneOf(List.of(Corner.values())));
    }

    private static ManRules man(Board board, SeededRandom random) {
        Directions moves = random.oneIn(2) ? usualSteps(board) : some(steps(board), random);
        return new ManRules(
                moves,
                random.oneIn(2) ? moves : some(List.of(Direction.values()), random),
                random.oneOf(List.of(Targets.values())),
                random.oneOf(List.of(Promotion.values())));
    }

    private static KingRules king(Board board, SeededRandom random) {
        Directions moves = random.oneIn(4) ? some(steps(board), random) : new Directions(steps(board));
        KingRange range = random.oneIn(3)
                ? new KingRange.ShortRange()
                : new KingRange.Flying(random.oneOf(List.of(Landing.values())));
        return new KingRules(
                moves,
                random.oneIn(2) ? moves : some(List.of(Direction.values()), random),
                range,
                random.oneIn(4) ? new QuietKingMoves.AtMost(1 + random.below(4)) : new QuietKingMoves.Unlimited());
    }

    private static CaptureRules capture(SeededRandom random) {
        List<CaptureCriterion> left = new ArrayList<>(List.of(CaptureCriterion.values()));
        List<CaptureCriterion> priority = new ArrayList<>();
        for (int criteria = random.below(5); criteria > 0; criteria--) {
            priority.add(left.remove(random.below(left.size())));
        }
        return new CaptureRules(
                random.oneOf(List.of(Obligation.values())),
                priority,
                random.oneOf(List.of(Removal.values())),
                random.oneOf(List.of(Reversal.values())));
    }

    private static Directions usualSteps(Board board) {
        return board.lattice() == Lattice.DIAGONAL ? Directions.FORWARD_DIAGONALS : Directions.FORWARD_AND_SIDEWAYS;
    }

    /** The directions in which pieces may step: on the squares of one colour only diagonally. */
    private static List<Direction> steps(Board board) {
        return board.lattice() == Lattice.DIAGONAL ? Directions.DIAGONALS.each() : List.of(Direction.values());
    }

    private static Directions some(List<Direction> from, SeededRandom random) {
        List<Direction> chosen = new ArrayList<>();
        for (Direction direction : from) {
            if (random.oneIn(STRAIGHT.contains(direction) && from.size() > 4 ? 3 : 2)) {
                chosen.add(direction);
            }
        }
        return new Directions(chosen);
    }
}
