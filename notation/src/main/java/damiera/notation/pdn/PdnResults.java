package damiera.notation.pdn;

import java.util.Optional;

/** How files write results. The first figure is that of the side that moves first in the game. */
final class PdnResults {
    /** A result that nobody knows. */
    static final String UNKNOWN = "*";

    private static final String DRAW = "1/2-1/2";

    private PdnResults() {}

    /** Two figures; a half counts as a half. */
    record Score(int first, int second) {
        /** Above 0 for the first, below for the second, 0 for neither. */
        int winner() {
            return Integer.signum(first - second);
        }

        boolean isZero() {
            return first == 0 && second == 0;
        }
    }

    /**
     * Whether a word is a result by itself: {@code 2-0}, {@code 0:1}, {@code 1/2}, {@code 6-6}. Two different figures
     * without a zero ({@code 4-6}) may be a move: only the Result tag, or the rules, tell.
     */
    static boolean isResult(String word) {
        int sign = sign(word);
        if (sign <= 0) {
            return word.equals("1/2");
        }
        int rest = word.length() - sign - 1;
        boolean zero = isZeros(word, 0, sign) || isZeros(word, sign + 1, word.length());
        boolean equal = rest == sign && word.regionMatches(0, word, sign + 1, sign);
        return (zero || equal || word.indexOf('/') >= 0) && score(word).isPresent();
    }

    private static int sign(String text) {
        int sign = text.indexOf('-');
        return sign < 0 ? text.indexOf(':') : sign;
    }

    private static boolean isZeros(String text, int from, int to) {
        for (int i = from; i < to; i++) {
            if (text.charAt(i) != '0') {
                return false;
            }
        }
        return to > from;
    }

    /** Whether a word may be the points of a game that are shared: {@code 4-6} of 10 (Delft), {@code 8-4} of 12. */
    static boolean isShareOfPoints(String word) {
        return score(word)
                .filter(score -> score.first() > 0 && score.second() > 0)
                .map(score -> (score.first() + score.second()) / 2)
                .filter(points -> points == 10 || points == 12)
                .isPresent();
    }

    /** Whether signs say that one side won without a game: {@code +-}, {@code -:+}. */
    static boolean isForfeit(String signs) {
        boolean sign = signs.startsWith("+") || signs.startsWith("-");
        return sign && !forfeit(signs).isEmpty();
    }

    private static String forfeit(String signs) {
        return switch (signs) {
            case "+-", "+:-", "+/-" -> "1-0";
            case "-+", "-:+", "-/+" -> "0-1";
            default -> "";
        };
    }

    /** The two figures of a score in halves of a point; empty where a text is none. */
    static Optional<Score> score(String text) {
        int sign = sign(text);
        if (sign <= 0) {
            return Optional.empty();
        }
        int first = halves(text.substring(0, sign));
        int second = halves(text.substring(sign + 1));
        return first < 0 || second < 0 ? Optional.empty() : Optional.of(new Score(first, second));
    }

    private static int halves(String text) {
        if (text.equals("1/2")) {
            return 1;
        }
        return PdnWords.isNumber(text) && text.length() <= 2 ? 2 * Integer.parseInt(text) : -1;
    }

    /** Whether a result is one of PDN's own, or unknown. */
    static boolean isOfStandard(String result) {
        return switch (result) {
            case "1-0", "0-1", DRAW, "2-0", "0-2", "1-1", "0-0", UNKNOWN -> true;
            default -> false;
        };
    }

    /** A score with its figures swapped; what is none stays. */
    static String swapped(String result) {
        int dash = result.indexOf('-');
        return score(result).isPresent() ? result.substring(dash + 1) + "-" + result.substring(0, dash) : result;
    }

    /** Whether two results, neither of them unknown, tell different ends, on whatever scale of points. */
    static boolean contradict(String one, String another) {
        if (one.equals(another) || one.equals(UNKNOWN) || another.equals(UNKNOWN)) {
            return false;
        }
        Optional<Score> first = score(one);
        Optional<Score> second = score(another);
        if (first.isEmpty() || second.isEmpty()) {
            return true;
        }
        return first.get().winner() != second.get().winner()
                || first.get().isZero() != second.get().isZero();
    }

    /** A result of a tag or text as the standard writes it, where it is one of the standard's; else as it stands. */
    static String standard(String text) {
        if (isOfStandard(text)) {
            return text;
        }
        String plain = plain(text);
        String forfeit = forfeit(plain);
        if (!forfeit.isEmpty()) {
            return forfeit;
        }
        return switch (plain) {
            case "1/2", "=" -> DRAW;
            case "", "-", "?", "--", UNKNOWN -> UNKNOWN;
            default -> score(plain).isPresent() ? plain.replace(':', '-') : text.strip();
        };
    }

    /** Without blanks, and each dash the same. */
    private static String plain(String text) {
        StringBuilder plain = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) > ' ') {
                plain.append(PdnWords.plain(text.charAt(i)));
            }
        }
        return plain.toString();
    }

    /**
     * The result that stands: the one at the end of the movetext, or where that is missing or says that nobody knows it,
     * the one of the Result tag.
     */
    static Optional<String> told(PdnGame game) {
        Optional<String> tag = game.tag("Result").map(PdnResults::standard).filter(result -> !result.equals(UNKNOWN));
        return game.result()
                .filter(result -> !result.equals(UNKNOWN))
                .or(() -> tag)
                .or(game::result);
    }
}
