package damiera.rules;

import java.util.ArrayList;
import java.util.List;

/** The check that the men fit the board. What depends on a board's size waits until that is right. */
final class StartCheck {
    private final RulesDraft.BoardDraft board;
    private final List<RulesFault> faults;

    private StartCheck(RulesDraft.BoardDraft board, List<RulesFault> faults) {
        this.board = board;
        this.faults = faults;
    }

    static String component(Side side) {
        return side == Side.WHITE ? "start.white" : "start.black";
    }

    static void check(RulesDraft.StartDraft start, RulesDraft.BoardDraft board, List<RulesFault> faults) {
        StartCheck check = new StartCheck(board, faults);
        switch (start) {
            case RulesDraft.StartDraft.Rows(int rows, int behind) -> check.rows(rows, behind);
            case RulesDraft.StartDraft.Men(List<Integer> white, List<Integer> black) -> {
                check.men(Side.WHITE, white);
                check.men(Side.BLACK, black);
                check.overlaps(white, black);
            }
        }
    }

    private void rows(int rows, int behind) {
        boolean rowsFit = range("start.rows", 1, rows);
        boolean behindFits = range("start.behind", 0, behind);
        if (rowsFit && behindFits && BoardCheck.hasSize(board) && 2 * (rows + behind) > board.ranks() - 2) {
            faults.add(new RulesFault.RowsMeet(rows, behind, board.ranks()));
        }
    }

    private boolean range(String component, int least, int actual) {
        if (actual >= least && actual <= Board.LARGEST) {
            return true;
        }
        faults.add(new RulesFault.OutOfRange(component, least, Board.LARGEST, actual));
        return false;
    }

    private void men(Side side, List<Integer> numbers) {
        if (numbers.isEmpty()) {
            faults.add(new RulesFault.NoMen(side));
        }
        for (int number : numbers) {
            if (number < 1 || number > squareCount()) {
                faults.add(new RulesFault.StartOutside(side, number, squareCount()));
            } else if (BoardCheck.hasSize(board) && isLastRow(side, number)) {
                faults.add(new RulesFault.ManOnLastRow(side, number));
            }
        }
    }

    private int squareCount() {
        return BoardCheck.hasSize(board) ? perRank() * board.ranks() : Board.MOST_SQUARES;
    }

    private int perRank() {
        return board.lattice() == Lattice.DIAGONAL ? board.files() / 2 : board.files();
    }

    private boolean isLastRow(Side side, int number) {
        int row = (number - 1) / perRank();
        return row == (side == Side.WHITE ? 0 : board.ranks() - 1);
    }

    private void overlaps(List<Integer> white, List<Integer> black) {
        List<Integer> seen = new ArrayList<>();
        List<Integer> told = new ArrayList<>();
        List<Integer> all = new ArrayList<>(white);
        all.addAll(black);
        for (int number : all) {
            if (!seen.contains(number)) {
                seen.add(number);
            } else if (!told.contains(number)) {
                told.add(number);
                faults.add(new RulesFault.TwoMenOnSquare(number));
            }
        }
    }
}
