package damiera.server;

import java.util.List;

/** The server cannot start as asked, for a reason that a person can do something about. */
final class CannotServe extends Exception {
    private static final long serialVersionUID = 1;

    private final String key;
    private final transient List<String> facts;

    /**
     * @param key   the sentence, by its key in the message files
     * @param facts what is put into it
     */
    CannotServe(String key, String... facts) {
        super(key + ' ' + List.of(facts));
        this.key = key;
        this.facts = List.of(facts);
    }

    String key() {
        return key;
    }

    List<String> facts() {
        return facts;
    }
}
