package damiera.cli;

import damiera.notation.Printable;
import damiera.notation.SpokenWords;
import java.util.Locale;
import java.util.ResourceBundle;

/** Words for people, Italian or English. */
final class Messages {
    private final ResourceBundle bundle;
    private final Locale locale;

    private Messages(Locale locale) {
        this.bundle = bundle("damiera.cli.messages", locale);
        this.locale = locale;
    }

    private static ResourceBundle bundle(String name, Locale locale) {
        return ResourceBundle.getBundle(
                name, locale, ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
    }

    /** {@return Italian for Italian, English for every other language} */
    static Messages of(Locale wanted) {
        boolean italian = wanted.getLanguage().equals(Locale.ITALIAN.getLanguage());
        return new Messages(italian ? Locale.ITALIAN : Locale.ENGLISH);
    }

    /**
     * {@return a text with its facts put in where its braces number them; an apostrophe in it is an apostrophe} Facts may
     * come from anybody: nothing in them acts on a terminal.
     */
    String text(String key, Object... facts) {
        String text = bundle.getString(key);
        StringBuilder filled = new StringBuilder(text.length() + 64);
        int from = 0;
        for (int open = text.indexOf('{'); open >= 0; open = text.indexOf('{', from)) {
            int close = text.indexOf('}', open);
            filled.append(text, from, open).append(fact(facts[Integer.parseInt(text, open + 1, close, 10)]));
            from = close + 1;
        }
        return filled.append(text, from, text.length()).toString();
    }

    private static String fact(Object fact) {
        return Printable.whole(String.valueOf(fact));
    }

    /** {@return the words in which moves are spoken, of the files of the notation} */
    SpokenWords spoken() {
        ResourceBundle words = bundle("damiera.notation.spoken", locale);
        return new SpokenWords(
                words.getString(SpokenWords.STEP),
                words.getString(SpokenWords.CAPTURE),
                words.getString(SpokenWords.CAPTURE_TO),
                words.getString(SpokenWords.CROWNED),
                words.getString(SpokenWords.AND));
    }

    /** {@return whether there is a text} */
    boolean has(String key) {
        return bundle.containsKey(key);
    }
}
