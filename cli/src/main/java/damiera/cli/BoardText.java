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

/** Draws a position with characters: with colours where the terminal has them. */
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
    private static final String SQUARE_NAME = "\u001b[38;5;180m";

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

    private String cell(Position position, Optional<Square> square, List<Square> lit, Optional<Square> cursor) {
        if (square.isEmpty()) {
            return colours == Colours.ANSI ? LIGHT_CELL + "   " : "   ";
        }
        Optional<Placed> piece = position.at(square.get());
        String inside = piece.map(this::symbol).orElseGet(() -> emptyName(position.rules(), square.get()));
        boolean under = cursor.equals(square);
        if (colours == Colours.NONE) {
            return under ? "[" + inside.strip() + "]" : inside;
        }
        String cell = under ? CURSOR_CELL : lit.contains(square.get()) ? LIT_CELL : DARK_CELL;
        String ink = piece.map(placed -> placed.side() == Side.WHITE ? WHITE_PIECE : BLACK_PIECE)
                .orElse(SQUARE_NAME);
        return cell + ink + inside + RESET;
    }

    private String symbol(Placed piece) {
        if (colours == Colours.ANSI) {
            return piece.piece() == Piece.MAN ? " ● " : " ♛ ";
        }
        boolean man = piece.piece() == Piece.MAN;
        return piece.side() == Side.WHITE ? man ? " ⛀ " : " ⛁ " : man ? " ⛂ " : " ⛃ ";
    }

    /** Empty squares show their number; where squares have letters these stand at the edge. */
    private static String emptyName(Rules rules, Square square) {
        if (hasLetters(rules)) {
            return " · ";
        }
        String name = SquareText.format(rules, square);
        return name.length() == 1 ? " " + name + " " : name.length() == 2 ? name + " " : name;
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
