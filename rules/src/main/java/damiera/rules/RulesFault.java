package damiera.rules;

import java.util.ArrayList;
import java.util.List;

/**
 * One reason why answers make no game. A fault names the components that it is about, as paths in a house-rules
 * file ({@code king.moves}), and carries the facts.
 */
public sealed interface RulesFault {
    /** {@return the components that contradict or are out of range, one or more, as {@code board.files}} */
    List<String> components();

    /** {@return the fault in words for programmers: what must be, and what was} */
    default String reason() {
        return FaultReason.of(this);
    }

    /**
     * {@return everything that is wrong with these rules; empty when they can be played}
     *
     * @param rules any rules
     */
    static List<RulesFault> of(Rules rules) {
        return of(RulesDraft.of(rules));
    }

    /**
     * {@return everything that is wrong with this draft; empty when it is a game}
     *
     * @param draft any draft
     */
    static List<RulesFault> of(RulesDraft draft) {
        List<RulesFault> faults = new ArrayList<>();
        NameCheck.check(draft, faults);
        BoardCheck.check(draft, faults);
        StartCheck.check(draft.start(), draft.board(), faults);
        PieceCheck.check(draft, faults);
        PriorityCheck.check(draft.capture().priority(), faults);
        DrawCheck.check(draft.draws(), faults);
        return List.copyOf(faults);
    }

    /**
     * A number is outside its range.
     *
     * @param component which number
     * @param least     the least allowed
     * @param largest   the largest allowed
     * @param actual    what it was
     */
    record OutOfRange(String component, int least, int largest, int actual) implements RulesFault {
        @Override
        public List<String> components() {
            return List.of(component);
        }
    }

    /**
     * The board has an odd number of files or ranks.
     *
     * @param component {@code board.files} or {@code board.ranks}
     * @param actual    what it was
     */
    record OddBoard(String component, int actual) implements RulesFault {
        @Override
        public List<String> components() {
            return List.of(component);
        }
    }

    /** An orthogonal board has no corner that is played on and another that is not; it must say LEFT. */
    record CornerOfOrthogonalBoard() implements RulesFault {
        @Override
        public List<String> components() {
            return List.of("board.lattice", "board.corner");
        }
    }

    /**
     * The rows of men meet or overlap: at least two rows in the middle must stay empty.
     *
     * @param rows   rows of men
     * @param behind empty rows behind them
     * @param ranks  ranks of the board
     */
    record RowsMeet(int rows, int behind, int ranks) implements RulesFault {
        @Override
        public List<String> components() {
            return List.of("start.rows", "start.behind", "board.ranks");
        }
    }

    /**
     * A man starts on a square that the board does not have.
     *
     * @param side   whose man
     * @param number the number of the square
     * @param most   the number of squares
     */
    record StartOutside(Side side, int number, int most) implements RulesFault {
        @Override
        public List<String> components() {
            return List.of(StartCheck.component(side), "board.files", "board.ranks", "board.lattice");
        }
    }

    /**
     * Two men start on one square.
     *
     * @param number the number of the square
     */
    record TwoMenOnSquare(int number) implements RulesFault {
        @Override
        public List<String> components() {
            return List.of(StartCheck.component(Side.WHITE), StartCheck.component(Side.BLACK));
        }
    }

    /**
     * A man starts on the row where it would be crowned.
     *
     * @param side   whose man
     * @param number the number of the square
     */
    record ManOnLastRow(Side side, int number) implements RulesFault {
        @Override
        public List<String> components() {
            return List.of(StartCheck.component(side), "board.files", "board.ranks", "board.lattice");
        }
    }

    /**
     * A side starts without men.
     *
     * @param side which
     */
    record NoMen(Side side) implements RulesFault {
        @Override
        public List<String> components() {
            return List.of(StartCheck.component(side));
        }
    }

    /**
     * A piece has no direction to move in, or none to capture in.
     *
     * @param component as {@code man.captures}
     */
    record NoDirection(String component) implements RulesFault {
        @Override
        public List<String> components() {
            return List.of(component);
        }
    }

    /** Men have no forward step, so that none would ever be crowned by one. */
    record MenNeverForward() implements RulesFault {
        @Override
        public List<String> components() {
            return List.of("man.moves");
        }
    }

    /**
     * A quiet step on a diagonal board would run along a file or rank, over two cells: captures may (Frisian), steps may
     * not.
     *
     * @param component  {@code man.moves} or {@code king.moves}
     * @param directions those that may not be
     */
    record StepOffTheDiagonals(String component, Directions directions) implements RulesFault {
        @Override
        public List<String> components() {
            return List.of(component, "board.lattice");
        }
    }

    /**
     * A criterion is named twice.
     *
     * @param criterion which
     */
    record CriterionTwice(CaptureCriterion criterion) implements RulesFault {
        @Override
        public List<String> components() {
            return List.of("capture.priority");
        }
    }

    /**
     * Two criteria exclude each other: where value decides, the numbers of pieces and kings have nothing left to say, and
     * the reverse.
     *
     * @param one     a criterion
     * @param another a criterion
     */
    record CriteriaExclude(CaptureCriterion one, CaptureCriterion another) implements RulesFault {
        @Override
        public List<String> components() {
            return List.of("capture.priority");
        }
    }

    /**
     * A criterion compares captures jump by jump, so one before it must have made their numbers of pieces equal.
     *
     * @param criterion which
     */
    record CriterionTooEarly(CaptureCriterion criterion) implements RulesFault {
        @Override
        public List<String> components() {
            return List.of("capture.priority");
        }
    }

    /**
     * Two draw rules answer the same question.
     *
     * @param first  the place of the first in the list, from 0
     * @param second the place of the second
     */
    record DrawRuleTwice(int first, int second) implements RulesFault {
        @Override
        public List<String> components() {
            return List.of(DrawCheck.component(first), DrawCheck.component(second));
        }
    }

    /**
     * An endgame's range of pieces is empty.
     *
     * @param rule   the place of the draw rule in the list, from 0
     * @param fewest the least number of pieces
     * @param most   the largest, less than {@code fewest}
     */
    record EmptyRange(int rule, int fewest, int most) implements RulesFault {
        @Override
        public List<String> components() {
            return List.of(DrawCheck.component(rule));
        }
    }

    /** Counts on request are asked for, but no draw rule counts. */
    record NothingToCount() implements RulesFault {
        @Override
        public List<String> components() {
            return List.of("draws.count", "draws.rules");
        }
    }

    /**
     * The id is not 1 to 300 of the characters {@code a-z 0-9 - + =}, a letter first.
     *
     * @param id as it was
     */
    record BadId(String id) implements RulesFault {
        @Override
        public List<String> components() {
            return List.of("id");
        }
    }

    /**
     * A separator is none of {@code - x :}.
     *
     * @param component {@code notation.quietSeparator} or {@code notation.captureSeparator}
     * @param actual    as it was
     */
    record BadSeparator(String component, char actual) implements RulesFault {
        @Override
        public List<String> components() {
            return List.of(component);
        }
    }
}
