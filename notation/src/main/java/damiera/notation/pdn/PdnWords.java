package damiera.notation.pdn;

/** What a word of movetext looks like, before any rule is known. */
final class PdnWords {
    private PdnWords() {}

    /** The length of the longest start of a word that looks like a move; 0 where none does. */
    static int moveLength(String word) {
        int squares = 0;
        int at = 0;
        int length = 0;
        while (at < word.length()) {
            int next = squareEnd(word, at, squares);
            if (next < 0) {
                break;
            }
            boolean compact = squares == 0 && isCompact(word, at, next);
            squares += compact ? 2 : 1;
            length = squares >= 2 ? next : 0;
            at = next < word.length() && isSeparator(word.charAt(next)) ? next + 1 : next;
        }
        return length;
    }

    /** Where a square ends: 1 to 3 digits, a letter and digits, or at first a lone letter before such (gf4). */
    private static int squareEnd(String word, int at, int squares) {
        int digits = isFile(word.charAt(at)) ? at + 1 : at;
        int end = digits;
        while (end < word.length() && isDigit(word.charAt(end))) {
            end++;
        }
        if (end > digits) {
            return digits > at && end - digits > 2 ? -1 : end;
        }
        return digits > at && squares == 0 && isFollowedBySquare(word, digits) ? digits : -1;
    }

    private static boolean isFollowedBySquare(String word, int at) {
        int next = at < word.length() && isSeparator(word.charAt(at)) ? at + 1 : at;
        return next + 1 < word.length() && isFile(word.charAt(next)) && isDigit(word.charAt(next + 1));
    }

    /** 3228: digits only, two a square. */
    private static boolean isCompact(String word, int start, int end) {
        return isDigit(word.charAt(start)) && end - start >= 4 && (end - start) % 2 == 0;
    }

    static boolean isDigit(int c) {
        return c >= '0' && c <= '9';
    }

    private static boolean isFile(char c) {
        return (c >= 'a' && c <= 'n') || (c >= 'A' && c <= 'N');
    }

    static boolean isSeparator(int c) {
        return c == '-' || c == 'x' || c == 'X' || c == ':';
    }

    static boolean isCaptureSign(String word) {
        return word.equals("x") || word.equals("X") || word.equals(":");
    }

    /** Whether a word is a square and the sign of a capture that was not written any further: {@code 28x}. */
    static boolean isCutCapture(String word) {
        int sign = word.length() - 1;
        return sign > 0 && isCaptureSign(word.substring(sign)) && isLoneSquare(word.substring(0, sign));
    }

    /** Whether a word is one square so far, so that a separator after a blank belongs to it: {@code 17 - 22}. */
    static boolean isLoneSquare(String word) {
        return !word.isEmpty() && word.length() <= 3 && squareEnd(word, 0, 1) == word.length();
    }

    static boolean isNumber(String word) {
        boolean digits = !word.isEmpty();
        for (int i = 0; i < word.length(); i++) {
            digits &= isDigit(word.charAt(i));
        }
        return digits;
    }

    static boolean isNoise(String word) {
        for (int i = 0; i < word.length(); i++) {
            if ("=+-/#~^\u00b1\u2213\u221e\u25a1\u25cb,".indexOf(word.charAt(i)) < 0) {
                return false;
            }
        }
        return true;
    }

    /** One sign for each of its kinds: dashes are {@code -}, crosses {@code x}, a half {@code 1/2}. */
    static String plain(int c) {
        return switch (c) {
            case '\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2212' -> "-";
            case '\u00d7' -> "x";
            case '\u00bd' -> "1/2";
            default -> Character.toString((char) c);
        };
    }
}
