package damiera.notation;

import damiera.rules.Rules;

/** A game by name: an id and what is changed, as {@code italian+goal=losing}. */
@SuppressWarnings({"DoNotCallSuggester", "ObjectToString"}) // only while it is a stub
public final class RulesText {
    private RulesText() {}

    /**
     * {@return the game of this text}
     *
     * @param text an id, then any number of {@code +key=value} in any order
     * @throws NotationException if the id, a key or a value is unknown; the message lists the allowed ones
     */
    public static Rules parse(String text) {
        throw new UnsupportedOperationException("stub " + text);
    }

    /**
     * {@return the rules changed by options}
     *
     * @param rules   any game, house rules too
     * @param options any number of {@code +key=value}, or empty
     * @throws NotationException if a key or a value is unknown; the message lists the allowed ones
     */
    public static Rules change(Rules rules, String options) {
        throw new UnsupportedOperationException("stub " + rules + options);
    }
}
