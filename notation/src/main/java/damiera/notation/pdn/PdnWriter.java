package damiera.notation.pdn;

import damiera.rules.Rules;

/** Writes PDN 3.0. */
@SuppressWarnings({"DoNotCallSuggester", "ObjectToString"}) // only while it is a stub
public final class PdnWriter {
    private PdnWriter() {}

    /**
     * {@return a game in PDN 3.0, ended by a line with {@code *}}: right GameType, separators, result style, tags,
     * comments, NAGs and variations kept
     *
     * @param rules the game in which it is written
     * @param game  as it was read, or built with {@link PdnGame}
     * @throws IllegalArgumentException if a move of the main line is illegal there
     */
    public static String write(Rules rules, PdnGame game) {
        throw new UnsupportedOperationException("stub " + rules + game);
    }
}
