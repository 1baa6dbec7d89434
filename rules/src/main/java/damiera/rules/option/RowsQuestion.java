package damiera.rules.option;

import damiera.rules.Rules;
import damiera.rules.StartingPosition.Rows;
import java.util.Optional;

/** How many rows of men. */
final class RowsQuestion {
    private RowsQuestion() {}

    static final NumberQuestion ROWS = new NumberQuestion(RowsQuestion::range, RowsQuestion::rows, RowsQuestion::with);

    private static Optional<NumberQuestion.Range> range(Rules rules) {
        return rules.start() instanceof Rows start
                ? Optional.of(new NumberQuestion.Range(
                        1, BoardQuestion.mostRows(rules.board().ranks(), start.behind())))
                : Optional.empty();
    }

    private static Optional<Integer> rows(Rules rules) {
        return rules.start() instanceof Rows start ? Optional.of(start.rows()) : Optional.empty();
    }

    private static Rules with(Rules rules, int rows) {
        return rules.start() instanceof Rows start ? rules.withStart(new Rows(rows, start.behind())) : rules;
    }
}
