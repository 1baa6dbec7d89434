package damiera.notation.pdn;

/** How files write results. */
final class PdnResults {
    private PdnResults() {}

    /**
     * Whether a word is a result by itself. A score without a zero or a half ({@code 4-6}, Delft) may be a move: only
     * the Result tag tells.
     */
    static boolean isResult(String word) {
        if (word.equals("1-1") || word.equals("1/2")) {
            return true;
        }
        int dash = word.indexOf('-');
        if (dash <= 0 || dash != word.lastIndexOf('-')) {
            return false;
        }
        String first = word.substring(0, dash);
        String second = word.substring(dash + 1);
        boolean scores = isScore(first) && isScore(second);
        return scores && (isZero(first) || isZero(second) || isHalf(first) || isHalf(second));
    }

    private static boolean isScore(String text) {
        if (isHalf(text)) {
            return true;
        }
        boolean digits = !text.isEmpty() && text.length() <= 2;
        for (int i = 0; i < text.length(); i++) {
            digits &= text.charAt(i) >= '0' && text.charAt(i) <= '9';
        }
        return digits;
    }

    private static boolean isZero(String text) {
        return text.equals("0") || text.equals("00");
    }

    private static boolean isHalf(String text) {
        return text.equals("1/2");
    }

    /** A result of a tag or text as the standard writes it, where it is one of the standard's; else as it stands. */
    static String standard(String text) {
        String trimmed = text.strip();
        return switch (trimmed) {
            case "1/2", "=", "\u00bd", "\u00bd-\u00bd" -> "1/2-1/2";
            case "", "-", "?", "- -" -> "*";
            default -> trimmed;
        };
    }
}
