package damiera.cli;

import damiera.notation.SquareText;
import damiera.rules.Board;
import damiera.rules.Piece;
import damiera.rules.Placed;
import damiera.rules.Position;
import damiera.rules.Rules;
import damiera.rules.Side;
import damiera.rules.Square;
import damiera.rules.SquareNames;
import java.util.List;
import java.util.Optional;

/**
 * Draws a position with characters. Squares with numbers show them beside their piece; where squares have letters these
 * stand at the edge. Without colours the square under the cursor stands in brackets, and a lit one in parentheses.
 */
record BoardText(Colours colours, Side bottom) {
    /** Whether the terminal shows colours. */
    enum Colours {
        ANSI,
        NONE
    }

    private static final String RESET = "\u001b[0m";
    private static final String LIGHT_CELL = "\u001b[48;5;223m";
    private static final String DARK_CELL = "\u001b[48;5;94m";
    private static final String LIT_CELL = "\u001b[48;5;28m";
    private static final String CURSOR_CELL = "\u001b[48;5;25m";
    private static final String WHITE_PIECE = "\u001b[1;38;5;231m";
    private static final String BLACK_PIECE = "\u001b[1;38;5;16m";
    private static final String SQUARE_NAME = "\u001b[22;38;5;180m";

    /** {@return the lines of the board, top first} */
    String draw(Position position, List<Square> lit, Optional<Square> cursor) {
        Rules rules = position.rules();
        Board board = rules.board();
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < board.ranks(); row++) {
            int rank = bottom == Side.WHITE ? board.ranks() - 1 - row : row;
            text.append(rankName(rules, rank));
            for (int column = 0; column < board.files(); column++) {
                int file = bottom == Side.WHITE ? column : board.files() - 1 - column;
                text.append(cell(position, board.square(file, rank), lit, cursor));
            }
            text.append(colours == Colours.ANSI ? RESET : "").append('\n');
        }
        return text.append(fileNames(rules)).toString();
    }

    /** {@return how many columns the board takes} */
    int width(Rules rules) {
        return (hasLetters(rules) ? 3 : 0) + rules.board().files() * cellWidth(rules);
    }

    private int cellWidth(Rules rules) {
        int marks = colours == Colours.ANSI && !hasLetters(rules) ? 1 : 2;
        return marks + 1 + nameWidth(rules);
    }

    private static int nameWidth(Rules rules) {
        return hasLetters(rules) ? 0 : 2;
    }

    private String cell(Position position, Optional<Square> square, List<Square> lit, Optional<Square> cursor) {
        Rules rules = position.rules();
        if (square.isEmpty()) {
            String blank = " ".repeat(cellWidth(rules));
            return colours == Colours.ANSI ? LIGHT_CELL + blank : blank;
        }
        boolean under = cursor.equals(square);
        boolean shining = lit.contains(square.get());
        Optional<Placed> piece = position.at(square.get());
        String symbol = piece.map(this::symbol).orElse(hasLetters(rules) ? "·" : " ");
        if (colours == Colours.NONE) {
            String inside = name(rules, square.get()) + symbol;
            return under ? "[" + inside + "]" : shining ? "(" + inside + ")" : " " + inside + " ";
        }
        String ink = piece.map(placed -> placed.side() == Side.WHITE ? WHITE_PIECE : BLACK_PIECE)
                .orElse("");
        String margin = hasLetters(rules) ? " " : "";
        return (under ? CURSOR_CELL : shining ? LIT_CELL : DARK_CELL)
                + (SQUARE_NAME + margin + name(rules, square.get()))
                + (ink + symbol + " ");
    }

    private String symbol(Placed piece) {
        boolean man = piece.piece() == Piece.MAN;
        if (colours == Colours.ANSI) {
            return man ? "●" : "♛";
        }
        return piece.side() == Side.WHITE ? man ? "⛀" : "⛁" : man ? "⛂" : "⛃";
    }

    private static String name(Rules rules, Square square) {
        if (hasLetters(rules)) {
            return "";
        }
        String name = SquareText.format(rules, square);
        return " ".repeat(nameWidth(rules) - name.length()) + name;
    }

    private static String rankName(Rules rules, int rank) {
        if (!hasLetters(rules)) {
            return "";
        }
        boolean down = rules.notation().squareNames() == SquareNames.LETTERS_FROM_TOP;
        String name = Integer.toString(down ? rules.board().ranks() - rank : rank + 1);
        return " ".repeat(2 - name.length()) + name + " ";
    }

    private String fileNames(Rules rules) {
        if (!hasLetters(rules)) {
            return "";
        }
        StringBuilder text = new StringBuilder("   ");
        int files = rules.board().files();
        for (int column = 0; column < files; column++) {
            int file = bottom == Side.WHITE ? column : files - 1 - column;
            text.append(' ').append((char) ('a' + file)).append(' ');
        }
        return text.append('\n').toString();
    }

    private static boolean hasLetters(Rules rules) {
        return switch (rules.notation().squareNames()) {
            case LETTERS_FROM_BOTTOM, LETTERS_FROM_TOP -> true;
            case NUMBERS_FROM_TOP, NUMBERS_FROM_BOTTOM -> false;
        };
    }
}
