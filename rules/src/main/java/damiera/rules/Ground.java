package damiera.rules;

import damiera.rules.movegen.MutableBoard;
import java.util.List;

/**
 * What is compiled once from some rules and shared by all positions that come of one another. Nothing in it changes:
 * moves are made on {@linkplain MutableBoard#fresh() fresh} boards over the same tables only.
 */
final class Ground {
    private final Rules rules;
    private final Placement start;
    private final Neighbours neighbours;
    private final SquareOrder order;
    private final MutableBoard board;
    private final Ground strict;

    Ground(Rules rules) {
        this.rules = valid(rules);
        this.start = Placement.start(rules);
        this.neighbours = new Neighbours(rules.board());
        this.order = new SquareOrder(rules);
        this.board = MutableBoard.of(rules);
        this.strict = rules.capture().obligation() == Obligation.MANDATORY ? this : new Ground(this);
    }

    /** The ground of the same rules, but that captures are mandatory. */
    private Ground(Ground lax) {
        this.rules = lax.rules.withCapture(lax.rules.capture().withObligation(Obligation.MANDATORY));
        this.start = lax.start;
        this.neighbours = lax.neighbours;
        this.order = lax.order;
        this.board = MutableBoard.of(rules);
        this.strict = this;
    }

    private static Rules valid(Rules rules) {
        List<RulesFault> faults = RulesFault.of(rules);
        if (!faults.isEmpty()) {
            throw new IllegalArgumentException(
                    "rules must be without contradiction: " + faults.getFirst().reason());
        }
        return rules;
    }

    Rules rules() {
        return rules;
    }

    Placement start() {
        return start;
    }

    Neighbours neighbours() {
        return neighbours;
    }

    SquareOrder order() {
        return order;
    }

    /** An empty board of one's own. */
    MutableBoard freshBoard() {
        return board.fresh();
    }

    /** The ground on which every capture is mandatory; this one where it is so anyway. */
    Ground strict() {
        return strict;
    }
}
