package damiera.rules;

import java.util.ArrayList;
import java.util.List;

/**
 * The answers to all questions before anybody has checked that they fit together, with raw numbers where {@link Rules}
 * refuses impossible ones: what a house-rules file can say. {@link #check} is the door to {@link Rules}.
 *
 * @param id         a short name
 * @param board      the board
 * @param start      where the men stand at the start
 * @param firstMover who moves first
 * @param man        how men move
 * @param king       how kings move
 * @param capture    which captures are legal
 * @param goal       what wins
 * @param draws      what draws
 * @param notation   how it is written down
 */
public record RulesDraft(
        String id,
        BoardDraft board,
        StartDraft start,
        Side firstMover,
        ManRules man,
        KingRules king,
        CaptureRules capture,
        Goal goal,
        DrawRules draws,
        NotationRules notation) {

    /**
     * A board of any size.
     *
     * @param files   width in cells
     * @param ranks   height in cells
     * @param lattice which cells are played on
     * @param corner  the playing corner
     */
    public record BoardDraft(int files, int ranks, Lattice lattice, Corner corner) {}

    /** A start that may not fit the board. */
    public sealed interface StartDraft {
        /**
         * Full rows.
         *
         * @param rows   rows of men
         * @param behind empty rows behind them
         */
        record Rows(int rows, int behind) implements StartDraft {}

        /**
         * Men on squares.
         *
         * @param white canonical numbers of White's squares
         * @param black canonical numbers of Black's squares
         */
        record Men(List<Integer> white, List<Integer> black) implements StartDraft {
            /** Copies the lists. */
            public Men {
                white = List.copyOf(white);
                black = List.copyOf(black);
            }
        }
    }

    /**
     * {@return the draft that says what these rules say}
     *
     * @param rules any rules
     */
    public static RulesDraft of(Rules rules) {
        Board board = rules.board();
        return new RulesDraft(
                rules.id(),
                new BoardDraft(board.files(), board.ranks(), board.lattice(), board.corner()),
                start(rules.start()),
                rules.firstMover(),
                rules.man(),
                rules.king(),
                rules.capture(),
                rules.goal(),
                rules.draws(),
                rules.notation());
    }

    private static StartDraft start(StartingPosition start) {
        return switch (start) {
            case StartingPosition.Rows(int rows, int behind) -> new StartDraft.Rows(rows, behind);
            case StartingPosition.Men(SquareSet white, SquareSet black) ->
                new StartDraft.Men(numbers(white), numbers(black));
        };
    }

    private static List<Integer> numbers(SquareSet squares) {
        List<Integer> numbers = new ArrayList<>();
        for (Square square : squares.squares()) {
            numbers.add(square.number());
        }
        return numbers;
    }

    /** {@return the rules, or every fault at once} */
    public RulesResult check() {
        List<RulesFault> faults = RulesFault.of(this);
        return faults.isEmpty() ? new RulesResult.Valid(rules()) : new RulesResult.Invalid(faults);
    }

    private Rules rules() {
        return new Rules(
                id,
                new Board(board.files, board.ranks, board.lattice, board.corner),
                start(start),
                firstMover,
                man,
                king,
                capture,
                goal,
                draws,
                notation);
    }

    private static StartingPosition start(StartDraft start) {
        return switch (start) {
            case StartDraft.Rows(int rows, int behind) -> new StartingPosition.Rows(rows, behind);
            case StartDraft.Men(List<Integer> white, List<Integer> black) ->
                new StartingPosition.Men(squares(white), squares(black));
        };
    }

    private static SquareSet squares(List<Integer> numbers) {
        SquareSet squares = SquareSet.EMPTY;
        for (int number : numbers) {
            squares = squares.with(new Square(number));
        }
        return squares;
    }
}
