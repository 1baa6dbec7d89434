package damiera.notation;

import damiera.rules.Attempt;
import damiera.rules.Attempt.Sign;
import damiera.rules.Refusal;
import damiera.rules.Rules;
import damiera.rules.Square;
import damiera.rules.SquareSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Reads one move text from left to right; marks ({@code !}, {@code (?)}, {@code *}) at its end are passed over. */
final class MoveTextReader {
    private static final int LONGEST = 1_000;

    /** What stands for a square, and where. */
    record Name(String text, int offset) {}

    private final Rules rules;
    private final String text;
    private final int end;
    private int at;

    MoveTextReader(Rules rules, String text) {
        if (text.length() > LONGEST) {
            throw NotationException.at(text, LONGEST, new Expected.Length(LONGEST));
        }
        this.rules = rules;
        this.text = text;
        this.end = endWithoutMarks(text);
        this.at = skipBlanks(0);
    }

    private static int endWithoutMarks(String text) {
        int end = text.length();
        while (end > 0 && (isBlank(text.charAt(end - 1)) || "!?*+#()".indexOf(text.charAt(end - 1)) >= 0)) {
            end--;
        }
        return end;
    }

    /** Whether it begins with the letter of a file alone: gf4, g:e5. */
    boolean isShort() {
        return at + 1 < end
                && SquareText.readsLetters(rules)
                && isFile(text.charAt(at))
                && !SquareText.isDigit(text.charAt(at + 1));
    }

    private boolean isFile(char c) {
        int file = SquareText.file(c);
        return file >= 0 && file < rules.board().files();
    }

    /** Reads the lone file that {@link #isShort} saw; what follows are squares. */
    int readFile() {
        int file = SquareText.file(text.charAt(at));
        at = skipSeparator(at + 1);
        return file;
    }

    MoveReading read() {
        if (isDigitsOnly()) {
            return reading(readPairs(), squares -> new MoveReading.Attempted(Attempt.of(squares)));
        }
        List<Name> path = readNames();
        if (path.size() < 2) {
            throw NotationException.at(text, at, Expected.Thing.MOVE);
        }
        Optional<List<Name>> captured = readCaptured();
        List<Name> all = new ArrayList<>(path);
        captured.ifPresent(all::addAll);
        return reading(
                all,
                squares -> new MoveReading.Attempted(new Attempt(
                        squares.subList(0, path.size()),
                        captured.map(_ -> SquareSet.of(squares.subList(path.size(), squares.size()))),
                        sign(path.size()))));
    }

    /** The reading of names that are all squares, or the first that is none. */
    MoveReading reading(List<Name> names, Function<List<Square>, MoveReading> meaning) {
        List<Square> squares = new ArrayList<>();
        for (Name name : names) {
            Optional<Square> square = SquareText.find(rules, name.text());
            if (square.isEmpty()) {
                return new MoveReading.Refused(new Refusal.NotASquare(name.text()), name.offset());
            }
            squares.add(square.get());
        }
        return meaning.apply(squares);
    }

    /** Names of squares to the end or to a list of captured squares; at least one. */
    List<Name> readNames() {
        List<Name> names = new ArrayList<>();
        do {
            names.add(readName());
            at = skipSeparator(at);
        } while (at < end && text.charAt(at) != '<');
        return names;
    }

    /** What the sign means: x and : a capture; - a quiet move, but where the game writes captures so, or jumps. */
    Sign sign(int squares) {
        for (int i = 0; i < end; i++) {
            char c = text.charAt(i);
            if (isSeparator(c)) {
                boolean capture = c == 'x' || c == 'X' || c == ':' || c == '\u00d7';
                boolean unclear = squares > 2 || rules.notation().captureSeparator() == '-';
                return capture ? Sign.CAPTURE : unclear ? Sign.EITHER : Sign.QUIET;
            }
        }
        return Sign.UNTOLD;
    }

    /** A name as the game writes or reads them, whether the board has that square or not. */
    private Name readName() {
        int start = at;
        if (at < end && SquareText.readsLetters(rules) && SquareText.file(text.charAt(at)) >= 0) {
            at++;
        }
        int digits = at;
        while (at < end && SquareText.isDigit(text.charAt(at))) {
            at++;
        }
        if (at == digits || digits == start && !SquareText.readsNumbers(rules)) {
            throw NotationException.at(text, start, SquareText.expected(rules));
        }
        return new Name(text.substring(start, at), start);
    }

    /** 3228, 281910: two digits each. */
    private boolean isDigitsOnly() {
        for (int i = at; i < end; i++) {
            if (!SquareText.isDigit(text.charAt(i))) {
                return false;
            }
        }
        return end - at >= 4 && (end - at) % 2 == 0;
    }

    private List<Name> readPairs() {
        if (!SquareText.readsNumbers(rules)) {
            throw NotationException.at(text, at, SquareText.expected(rules));
        }
        List<Name> names = new ArrayList<>();
        for (int i = at; i < end; i += 2) {
            names.add(new Name(text.substring(i, i + 2), i));
        }
        return names;
    }

    /** {@code <42,29,14,31>}. */
    private Optional<List<Name>> readCaptured() {
        if (at >= end) {
            return Optional.empty();
        }
        List<Name> captured = new ArrayList<>();
        at = skipBlanks(at + 1);
        while (at < end && text.charAt(at) != '>') {
            captured.add(readName());
            while (at < end && (isBlank(text.charAt(at)) || text.charAt(at) == ',')) {
                at++;
            }
        }
        if (at + 1 != end) {
            throw NotationException.at(text, Math.min(at, end), new Expected.Sign(">"));
        }
        return Optional.of(captured);
    }

    private int skipSeparator(int from) {
        int next = skipBlanks(from);
        if (next < end && isSeparator(text.charAt(next))) {
            next = skipBlanks(next + 1);
            if (next == end) {
                throw NotationException.at(text, next, SquareText.expected(rules));
            }
        }
        return next;
    }

    static boolean isSeparator(char c) {
        return switch (c) {
            case '-', 'x', 'X', ':', '\u00d7', '\u2010', '\u2011', '\u2013', '\u2014', '\u2212' -> true;
            default -> false;
        };
    }

    private int skipBlanks(int from) {
        int next = from;
        while (next < end && isBlank(text.charAt(next))) {
            next++;
        }
        return next;
    }

    private static boolean isBlank(char c) {
        return c <= ' ' || c == '\u00a0';
    }
}
