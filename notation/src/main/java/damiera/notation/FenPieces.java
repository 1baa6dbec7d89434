package damiera.notation;

import damiera.rules.Piece;
import damiera.rules.Placed;
import damiera.rules.Rules;
import damiera.rules.Side;
import damiera.rules.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads the lists of pieces in a FEN: {@code 31,K32,K40-42,c3}. */
final class FenPieces {
    private final Rules rules;
    private final FenReader reader;
    private final String text;
    private final List<Placed> placed = new ArrayList<>();
    private final List<String> unknown = new ArrayList<>();
    private int groups;

    FenPieces(Rules rules, FenReader reader) {
        this.rules = rules;
        this.reader = reader;
        this.text = reader.compactText();
    }

    List<Placed> placed() {
        return placed;
    }

    List<String> unknown() {
        return unknown;
    }

    int groups() {
        return groups;
    }

    void emptyGroup() {
        groups++;
    }

    void read(Side side, int start, int end) {
        groups++;
        int from = start;
        for (int i = start; i <= end; i++) {
            if (i == end || text.charAt(i) == ',' || text.charAt(i) == ';') {
                if (i > from) {
                    readItem(side, from, i);
                }
                from = i + 1;
            }
        }
    }

    private void readItem(Side side, int start, int end) {
        if (isGhost(start, end)) {
            return;
        }
        boolean king = isKing(start, end);
        int from = king ? start + 1 : start;
        int dash = text.indexOf('-', from);
        Piece piece = king ? Piece.KING : Piece.MAN;
        if (dash > from && dash < end) {
            readRange(side, piece, from, dash, end);
        } else {
            readSquare(side, piece, from, end);
        }
    }

    /** A captured piece that one server leaves in its FENs: G12 a man, P12 a king. */
    private boolean isGhost(int start, int end) {
        char c = text.charAt(start);
        boolean letter = (c == 'G' && !SquareText.printsLetters(rules)) || c == 'P' || c == 'p';
        return letter && end > start + 1;
    }

    /** K before a square; a small k on a board with a file k is that file. */
    private boolean isKing(int start, int end) {
        char c = text.charAt(start);
        boolean isFile = c == 'k'
                && SquareText.printsLetters(rules)
                && SquareText.file('k') < rules.board().files();
        return (c == 'K' || (c == 'k' && !isFile)) && end > start + 1;
    }

    private void readSquare(Side side, Piece piece, int start, int end) {
        String name = text.substring(start, end);
        Optional<Square> square = SquareText.find(rules, name);
        if (square.isPresent()) {
            placed.add(new Placed(side, piece, square.get()));
        } else if (looksLikeSquare(name)) {
            unknown.add(name);
        } else {
            throw reader.failure(start, SquareText.expected(rules));
        }
    }

    private static boolean looksLikeSquare(String name) {
        int letters = SquareText.isDigit(name.charAt(0)) ? 0 : 1;
        boolean letter = letters == 0 || SquareText.file(name.charAt(0)) >= 0;
        for (int i = letters; i < name.length(); i++) {
            letter &= SquareText.isDigit(name.charAt(i));
        }
        return letter && name.length() > letters;
    }

    /** From one number to another, as the game prints them. */
    private void readRange(Side side, Piece piece, int start, int dash, int end) {
        int first = number(start, dash);
        int last = number(dash + 1, end);
        if (first < 0 || last < 0) {
            throw reader.failure(start, Expected.Thing.SQUARE_RANGE);
        }
        int count = rules.board().squareCount();
        if (Math.max(first, last) > count) {
            unknown.add(text.substring(start, end));
            return;
        }
        for (int number = Math.min(first, last); number <= Math.max(first, last); number++) {
            String name = Integer.toString(number);
            SquareText.find(rules, name)
                    .ifPresentOrElse(square -> placed.add(new Placed(side, piece, square)), () -> unknown.add(name));
        }
    }

    private int number(int start, int end) {
        int number = end > start && end - start <= 4 ? 0 : -1;
        for (int i = start; i < end && number >= 0; i++) {
            char c = text.charAt(i);
            number = SquareText.isDigit(c) ? 10 * number + c - '0' : -1;
        }
        return number;
    }

    /** The only king of a side, where it has just one. */
    Optional<Square> onlyKing(Side side) {
        Optional<Square> king = Optional.empty();
        for (Placed each : placed) {
            if (each.side() == side && each.piece() == Piece.KING) {
                if (king.isPresent()) {
                    return Optional.empty();
                }
                king = Optional.of(each.square());
            }
        }
        return king;
    }
}
