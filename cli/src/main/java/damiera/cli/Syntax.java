package damiera.cli;

import java.util.List;

/**
 * What may stand behind the name of a command.
 *
 * @param flags    options without a value, as {@code --json}
 * @param values   options with a value
 * @param required those options with a value that may not be missing
 * @param word     what its other words are, as {@code GAME}
 * @param least    how many other words there must be
 * @param most     how many there may be
 */
record Syntax(List<String> flags, List<String> values, List<String> required, String word, int least, int most) {
    static final int MANY = Integer.MAX_VALUE;

    /** {@return a command that takes these flags and nothing else} */
    static Syntax of(String... flags) {
        return new Syntax(List.of(flags), List.of(), List.of(), "", 0, 0);
    }

    /** {@return this with options that take a value} */
    Syntax withValues(String... names) {
        return new Syntax(flags, List.of(names), required, word, least, most);
    }

    /** {@return this with options that must be there} */
    Syntax withRequired(String... names) {
        return new Syntax(flags, values, List.of(names), word, least, most);
    }

    /** {@return this with other words} */
    Syntax withWords(String name, int fewest, int greatest) {
        return new Syntax(flags, values, required, name, fewest, greatest);
    }
}
