package damiera.cli;

import damiera.rules.Rules;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** The words of one call, sorted into flags, options with a value, and the others; they fit the command's syntax. */
final class Words {
    private final Messages messages;
    private final Set<String> flags = new HashSet<>();
    private final Map<String, String> values = new HashMap<>();
    private final List<String> others = new ArrayList<>();

    private Words(Messages messages) {
        this.messages = messages;
    }

    /** {@return the words sorted; a syntax fault where they do not fit} */
    static Words parse(Syntax syntax, List<String> words, Messages messages) {
        Words parsed = new Words(messages);
        for (int i = 0; i < words.size(); i++) {
            i += parsed.take(syntax, words.get(i), words.subList(i + 1, words.size()));
        }
        parsed.check(syntax);
        return parsed;
    }

    /** {@return how many of the next words belong to this one} */
    private int take(Syntax syntax, String word, List<String> next) {
        int equals = word.indexOf('=');
        String name = equals < 0 ? word : word.substring(0, equals);
        if (syntax.flags().contains(word)) {
            flags.add(word);
            return 0;
        }
        if (!syntax.values().contains(name)) {
            if (word.startsWith("-") && word.length() > 1) {
                throw new SyntaxFault(messages.text("usage.unknown", word));
            }
            others.add(word);
            return 0;
        }
        if (equals >= 0) {
            values.put(name, word.substring(equals + 1));
            return 0;
        }
        if (next.isEmpty()) {
            throw new SyntaxFault(messages.text("usage.no-value", name));
        }
        values.put(name, next.getFirst());
        return 1;
    }

    private void check(Syntax syntax) {
        for (String name : syntax.required()) {
            if (!values.containsKey(name)) {
                throw new SyntaxFault(messages.text("usage.missing", name));
            }
        }
        if (others.size() < syntax.least()) {
            throw new SyntaxFault(messages.text("usage.missing", syntax.word()));
        }
        if (others.size() > syntax.most()) {
            throw new SyntaxFault(messages.text("usage.unknown", others.getLast()));
        }
    }

    /** {@return whether a flag is there} */
    boolean has(String flag) {
        return flags.contains(flag);
    }

    /** {@return the value of an option, empty where it is missing} */
    String value(String name) {
        return values.getOrDefault(name, "");
    }

    /** {@return the whole number of an option that is there} */
    int number(String name, int least, int most) {
        String text = value(name);
        try {
            int number = Integer.parseInt(text);
            if (number >= least && number <= most) {
                return number;
            }
        } catch (NumberFormatException fault) {
            // told below, like a number out of range
        }
        throw new SyntaxFault(messages.text("usage.value", text, name, least + ".." + most));
    }

    /** {@return the choice of an option by its name in lower case, or the first choice where the option is missing} */
    <E extends Enum<E>> E choice(String name, List<E> choices) {
        String text = values.getOrDefault(name, lower(choices.getFirst()));
        return choices.stream()
                .filter(choice -> lower(choice).equals(text))
                .findFirst()
                .orElseThrow(() -> new SyntaxFault(
                        messages.text("usage.value", text, name, String.join(", ", names(choices.stream())))));
    }

    /** {@return the words that are no options} */
    List<String> others() {
        return others;
    }

    /** {@return the one game that the other words name} */
    Rules game() {
        GameWords game = GameWords.leading(others);
        if (!game.others().isEmpty()) {
            throw new SyntaxFault(messages.text("game.one", String.join(" ", game.others())));
        }
        return game.rules(messages);
    }

    private static List<String> names(Stream<? extends Enum<?>> choices) {
        return choices.map(Words::lower).toList();
    }

    /** {@return the name of a constant as commands write it} */
    static String lower(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
