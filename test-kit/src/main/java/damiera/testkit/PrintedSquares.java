package damiera.testkit;

import damiera.rules.Board;
import damiera.rules.Rules;
import damiera.rules.Square;

/** Squares as a game prints them, read once more and strictly, for the facts from outside. */
public final class PrintedSquares {
    private PrintedSquares() {}

    /**
     * {@return the square of a printed name}
     *
     * @param rules the game
     * @param text  a number or letter and number, as the game prints them
     */
    public static Square parse(Rules rules, String text) {
        Board board = rules.board();
        return switch (rules.notation().squareNames()) {
            case NUMBERS_FROM_TOP -> new Square(Integer.parseInt(text));
            case NUMBERS_FROM_BOTTOM -> new Square(board.squareCount() + 1 - Integer.parseInt(text));
            case LETTERS_FROM_BOTTOM -> cell(board, text, rank(text) - 1);
            case LETTERS_FROM_TOP -> cell(board, text, board.ranks() - rank(text));
        };
    }

    private static int rank(String text) {
        return Integer.parseInt(text.substring(1));
    }

    private static Square cell(Board board, String text, int rank) {
        return board.square(text.charAt(0) - 'a', rank)
                .orElseThrow(() -> new IllegalArgumentException("square must be one of the board, was " + text));
    }
}
