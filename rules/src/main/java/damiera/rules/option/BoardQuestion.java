package damiera.rules.option;

import damiera.rules.Board;
import damiera.rules.Rules;
import damiera.rules.StartingPosition;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Which board, {@code 10x8}. A new board is filled as far as it can be: two empty rows stay in the middle. */
record BoardQuestion() implements Question {
    @Override
    public List<String> values(Rules rules) {
        if (!(rules.start() instanceof StartingPosition.Rows)) {
            return List.of();
        }
        List<String> values = new ArrayList<>();
        for (int files = Board.SMALLEST; files <= Board.LARGEST; files += 2) {
            for (int ranks = Board.SMALLEST; ranks <= Board.LARGEST; ranks += 2) {
                values.add(size(files, ranks));
            }
        }
        return values;
    }

    @Override
    public String current(Rules rules) {
        return size(rules.board().files(), rules.board().ranks());
    }

    @Override
    public Optional<Rules> answer(Rules rules, String value) {
        if (!values(rules).contains(value) || !(rules.start() instanceof StartingPosition.Rows start)) {
            return Optional.empty();
        }
        if (value.equals(current(rules))) {
            return Optional.of(rules);
        }
        int by = value.indexOf('x');
        int files = NumberQuestion.number(value.substring(0, by)).orElseThrow();
        int ranks = NumberQuestion.number(value.substring(by + 1)).orElseThrow();
        Board old = rules.board();
        return Optional.of(rules.withBoard(new Board(files, ranks, old.lattice(), old.corner()))
                .withStart(new StartingPosition.Rows(mostRows(ranks, start.behind()), start.behind())));
    }

    /** {@return how many rows of men fit, two rows staying empty} */
    static int mostRows(int ranks, int behind) {
        return (ranks - 2) / 2 - behind;
    }

    private static String size(int files, int ranks) {
        return files + "x" + ranks;
    }
}
