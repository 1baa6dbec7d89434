package damiera.notation;

import damiera.rules.Attempt;
import damiera.rules.Attempt.Sign;
import damiera.rules.Board;
import damiera.rules.Lattice;
import damiera.rules.Move;
import damiera.rules.Square;
import damiera.rules.SquareSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Moves of the Hub protocol: from, to, captured squares, all by number. */
final class HubSquares {
    private HubSquares() {}

    static String format(Board board, Move move) {
        List<Integer> captured = new ArrayList<>();
        for (Square square : move.captured()) {
            captured.add(number(board, square));
        }
        captured.sort(null);
        String separator = captured.isEmpty() ? "-" : "x";
        StringBuilder text = new StringBuilder();
        text.append(number(board, move.from())).append(separator).append(number(board, move.to()));
        for (int number : captured) {
            text.append('x').append(number);
        }
        return text.toString();
    }

    private static int number(Board board, Square square) {
        return board.lattice() == Lattice.DIAGONAL
                ? square.number()
                : board.rank(square) * board.files() + board.file(square) + 1;
    }

    private static Optional<Square> square(Board board, int number) {
        if (number < 1 || number > board.squareCount()) {
            return Optional.empty();
        }
        return board.lattice() == Lattice.DIAGONAL
                ? Optional.of(new Square(number))
                : board.square((number - 1) % board.files(), (number - 1) / board.files());
    }

    static Attempt parse(Board board, String text) {
        List<Square> squares = new ArrayList<>();
        int at = 0;
        while (at < text.length()) {
            int start = at;
            int number = 0;
            while (at < text.length() && at < start + 3 && SquareText.isDigit(text.charAt(at))) {
                number = 10 * number + text.charAt(at++) - '0';
            }
            squares.add(square(board, number).orElseThrow(() -> NotationException.at(text, start, squareName(board))));
            at = skipSeparator(board, text, at);
        }
        if (squares.size() < 2) {
            throw NotationException.at(text, text.length(), Expected.Thing.HUB_MOVE);
        }
        SquareSet captured = SquareSet.of(squares.subList(2, squares.size()));
        return captured.isEmpty()
                ? new Attempt(squares, Optional.empty(), text.indexOf('x') < 0 ? Sign.QUIET : Sign.CAPTURE)
                : new Attempt(squares.subList(0, 2), Optional.of(captured), Sign.CAPTURE);
    }

    private static Expected squareName(Board board) {
        return new Expected.SquareName("1", Integer.toString(board.squareCount()));
    }

    private static int skipSeparator(Board board, String text, int at) {
        if (at == text.length()) {
            return at;
        }
        boolean separator = text.charAt(at) == '-' || text.charAt(at) == 'x';
        if (!separator || at + 1 == text.length()) {
            throw NotationException.at(
                    text, separator ? at + 1 : at, separator ? squareName(board) : Expected.Thing.SEPARATOR);
        }
        return at + 1;
    }
}
