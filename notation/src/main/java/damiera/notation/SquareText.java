package damiera.notation;

import damiera.rules.Board;
import damiera.rules.Lattice;
import damiera.rules.Rules;
import damiera.rules.Square;
import damiera.rules.SquareNames;
import java.util.Optional;

/** The names of squares, as each game prints them. Names are read in lower or upper case. */
public final class SquareText {
    private static final int WIDEST_WITH_BOTH = 8;

    private SquareText() {}

    /**
     * {@return the name of a square in this game}
     *
     * @param rules  the game
     * @param square a square of its board
     */
    public static String format(Rules rules, Square square) {
        return rules.name(square);
    }

    /**
     * {@return the square that a name means in this game, or empty where it means none}
     *
     * @param rules the game
     * @param text  a number or letters, as {@code 32}, {@code 05}, {@code c3}
     */
    public static Optional<Square> find(Rules rules, String text) {
        if (text.isEmpty() || text.length() > 3) {
            return Optional.empty();
        }
        return isDigit(text.charAt(0)) ? byNumber(rules, text) : byLetters(rules, text);
    }

    /**
     * {@return the square that a name means in this game}
     *
     * @param rules the game
     * @param text  a number or letters, as {@code 32}, {@code 05}, {@code c3}
     * @throws NotationException if it means none
     */
    public static Square parse(Rules rules, String text) {
        return find(rules, text).orElseThrow(() -> NotationException.at(text, 0, expected(rules)));
    }

    /** What a square of this game looks like. */
    static Expected expected(Rules rules) {
        Square first = Square.atIndex(0);
        Square last = Square.atIndex(rules.board().squareCount() - 1);
        return new Expected.SquareName(format(rules, first), format(rules, last));
    }

    /** Whether the game's squares may be told by file and rank. */
    static boolean readsLetters(Rules rules) {
        return printsLetters(rules) || rules.board().files() <= WIDEST_WITH_BOTH;
    }

    static boolean printsLetters(Rules rules) {
        SquareNames names = rules.notation().squareNames();
        return names == SquareNames.LETTERS_FROM_BOTTOM || names == SquareNames.LETTERS_FROM_TOP;
    }

    /** Whether the game's squares may be told by number. */
    static boolean readsNumbers(Rules rules) {
        return !(printsLetters(rules) && rules.board().lattice() == Lattice.ORTHOGONAL);
    }

    private static Optional<Square> byNumber(Rules rules, String text) {
        int number = number(text, 0);
        int count = rules.board().squareCount();
        if (!readsNumbers(rules) || number < 1 || number > count) {
            return Optional.empty();
        }
        boolean fromBottom = rules.notation().squareNames() == SquareNames.NUMBERS_FROM_BOTTOM;
        return Optional.of(new Square(fromBottom ? count + 1 - number : number));
    }

    private static Optional<Square> byLetters(Rules rules, String text) {
        int file = file(text.charAt(0));
        int line = number(text, 1);
        if (!readsLetters(rules) || file < 0 || line < 1) {
            return Optional.empty();
        }
        boolean fromTop = rules.notation().squareNames() == SquareNames.LETTERS_FROM_TOP;
        return rules.board().square(file, fromTop ? rules.board().ranks() - line : line - 1);
    }

    /** The file of a letter, 0 for a or A; below 0 where it is none. */
    static int file(char letter) {
        char small = letter <= 'Z' ? (char) (letter + 'a' - 'A') : letter;
        return small >= 'a' && small < 'a' + Board.LARGEST ? small - 'a' : -1;
    }

    /** The number that stands from an index to the end, -1 where there is none. */
    private static int number(String text, int from) {
        int number = from < text.length() ? 0 : -1;
        for (int i = from; i < text.length(); i++) {
            if (!isDigit(text.charAt(i))) {
                return -1;
            }
            number = 10 * number + text.charAt(i) - '0';
        }
        return number;
    }

    static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }
}
