package damiera.notation;

import damiera.rules.Move;
import damiera.rules.Position;
import damiera.rules.Rules;
import damiera.rules.Square;
import java.util.ArrayList;
import java.util.List;

/**
 * Moves in words, for screen readers: {@code 23 prende 16 e 7}. The squares taken are told in the order of capture. Programs
 * on a Java machine speak by it; the page knows its language only while it runs, and speaks by its own messages.
 */
public final class SpokenMove {
    private SpokenMove() {}

    /**
     * {@return a move in words; where another legal move takes the same pieces with the same piece, the square reached is
     * told as well}
     *
     * @param words    the words of a language
     * @param position where the move is legal
     * @param move     a legal move
     */
    public static String format(SpokenWords words, Position position, Move move) {
        Rules rules = position.rules();
        String said = fill(
                template(words, position, move),
                List.of(
                        rules.name(move.from()),
                        rules.name(move.to()),
                        enumerate(rules, move.captured(), words.and())));
        return move.promotes() ? fill(words.crowned(), List.of(said)) : said;
    }

    private static String template(SpokenWords words, Position position, Move move) {
        if (move.captured().isEmpty()) {
            return words.step();
        }
        for (Move other : position.legalMoves()) {
            boolean samePieces =
                    other.from().equals(move.from()) && other.capturedSet().equals(move.capturedSet());
            if (samePieces && !other.to().equals(move.to())) {
                return words.captureTo();
            }
        }
        return words.capture();
    }

    /** 16, 7 e 3. */
    private static String enumerate(Rules rules, List<Square> squares, String and) {
        List<String> names = new ArrayList<>();
        for (Square square : squares) {
            names.add(rules.name(square));
        }
        if (names.size() < 2) {
            return String.join("", names);
        }
        return String.join(", ", names.subList(0, names.size() - 1)) + " " + and + " " + names.getLast();
    }

    /** Puts values in the places {0}, {1}, ... of a template; each value as it is. */
    private static String fill(String template, List<String> values) {
        StringBuilder out = new StringBuilder();
        int at = 0;
        while (at < template.length()) {
            int number = placeAt(template, at);
            if (number >= 0 && number < values.size()) {
                out.append(values.get(number));
                at += 3;
            } else {
                out.append(template.charAt(at++));
            }
        }
        return out.toString();
    }

    private static int placeAt(String template, int at) {
        boolean place = at + 2 < template.length() && template.charAt(at) == '{' && template.charAt(at + 2) == '}';
        return place && SquareText.isDigit(template.charAt(at + 1)) ? template.charAt(at + 1) - '0' : -1;
    }
}
