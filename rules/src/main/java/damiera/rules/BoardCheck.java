package damiera.rules;

import java.util.List;

/** The check of the board by itself. */
final class BoardCheck {
    private BoardCheck() {}

    static void check(RulesDraft draft, List<RulesFault> faults) {
        RulesDraft.BoardDraft board = draft.board();
        side("board.files", board.files(), faults);
        side("board.ranks", board.ranks(), faults);
        if (board.lattice() == Lattice.ORTHOGONAL && board.corner() != Corner.LEFT) {
            faults.add(new RulesFault.CornerOfOrthogonalBoard());
        }
    }

    /** {@return whether files and ranks are each allowed by themselves} */
    static boolean hasSize(RulesDraft.BoardDraft board) {
        return isSide(board.files()) && isSide(board.ranks());
    }

    private static boolean isSide(int cells) {
        return cells >= Board.SMALLEST && cells <= Board.LARGEST && cells % 2 == 0;
    }

    private static void side(String component, int cells, List<RulesFault> faults) {
        if (cells < Board.SMALLEST || cells > Board.LARGEST) {
            faults.add(new RulesFault.OutOfRange(component, Board.SMALLEST, Board.LARGEST, cells));
        } else if (cells % 2 != 0) {
            faults.add(new RulesFault.OddBoard(component, cells));
        }
    }
}
