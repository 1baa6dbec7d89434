package damiera.testkit;

import java.util.List;

/** Texts made wrong at random: what a careless hand, a bad program or an enemy might write. */
public final class Mutations {
    private static final String ALPHABET =
            "0123456789abcdefghKWBxX-:.,;*/ \n\r\t\"'[](){}<>!?$%&\\#=+_\u00e9\u0418\ufeff\u0000\ud83d";
    private static final int MOST_CHANGES = 6;

    private final List<String> corpus;
    private final SeededRandom random;
    private final int longest;

    /**
     * Prepares for one reader.
     *
     * @param corpus  good texts, one or more
     * @param longest the length beyond which a text is cut
     * @param random  where chance comes from
     */
    public Mutations(List<String> corpus, int longest, SeededRandom random) {
        this.corpus = List.copyOf(corpus);
        this.longest = longest;
        this.random = random;
    }

    /** {@return the next text, changed in one to six places} */
    public String next() {
        StringBuilder text = new StringBuilder(random.oneOf(corpus));
        for (int changes = 1 + random.below(MOST_CHANGES); changes > 0; changes--) {
            change(text);
        }
        text.setLength(Math.min(text.length(), longest));
        return text.toString();
    }

    private void change(StringBuilder text) {
        int start = random.below(text.length() + 1);
        int end = Math.min(text.length(), start + random.below(12));
        switch (random.below(7)) {
            case 0 -> text.delete(start, end);
            case 1 -> text.insert(start, text.substring(start, end));
            case 2 -> text.insert(start, letter());
            case 3 -> text.replace(start, Math.min(text.length(), start + 1), letter());
            case 4 -> text.setLength(start);
            case 5 -> splice(text, start);
            default -> text.insert(start, letter().repeat(1 + random.below(40)));
        }
    }

    /** From here on the text is another one's end. */
    private void splice(StringBuilder text, int start) {
        String other = random.oneOf(corpus);
        text.setLength(start);
        text.append(other, random.below(other.length() + 1), other.length());
    }

    private String letter() {
        return String.valueOf(ALPHABET.charAt(random.below(ALPHABET.length())));
    }
}
