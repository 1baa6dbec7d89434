package damiera.cli;

import damiera.notation.NotationException;
import damiera.notation.Printable;
import damiera.notation.RulesText;
import damiera.rules.Rules;
import java.util.ArrayList;
import java.util.List;

/**
 * The words of a command line that name a game: an id or a house-rules file, and {@code +key=value}s, glued or apart.
 * The words that are neither stay {@link #others}.
 */
record GameWords(String base, String options, List<String> others) {
    /** {@return the first word that is no option as the game, and the options of all words} */
    static GameWords leading(List<String> words) {
        List<String> bases =
                words.stream().filter(word -> !word.startsWith("+")).toList();
        String base = bases.isEmpty() ? "" : bases.getFirst();
        return of(base, words, bases.isEmpty() ? List.of() : bases.subList(1, bases.size()));
    }

    /** {@return a game named apart, with the options among the words} */
    static GameWords named(String name, List<String> words) {
        return of(
                name,
                words,
                words.stream().filter(word -> !word.startsWith("+")).toList());
    }

    private static GameWords of(String name, List<String> words, List<String> others) {
        int end = endOfBase(name);
        StringBuilder options = new StringBuilder(name.substring(end));
        words.stream().filter(word -> word.startsWith("+")).forEach(options::append);
        return new GameWords(name.substring(0, end), options.toString(), new ArrayList<>(others));
    }

    /** The options glued to a file's name begin behind its ending, since a folder may have a plus in its name. */
    private static int endOfBase(String name) {
        if (HouseRulesFile.isNamed(name)) {
            return name.length();
        }
        for (int plus = name.lastIndexOf('+'); plus >= 0; plus = name.lastIndexOf('+', plus - 1)) {
            if (HouseRulesFile.isNamed(name.substring(0, plus))) {
                return plus;
            }
        }
        int plus = name.indexOf('+');
        return plus < 0 ? name.length() : plus;
    }

    /** {@return the game; a usage fault where it or an option is unknown} */
    Rules rules(Messages messages) {
        try {
            return HouseRulesFile.isNamed(base)
                    ? RulesText.change(new HouseRulesFile(base, messages).rules(), options)
                    : RulesText.parse(base + options);
        } catch (NotationException fault) {
            ExpectedText words = new ExpectedText(messages);
            throw new UsageFault(messages.text(
                    "game.unknown",
                    Printable.cut(base + options),
                    words.found(fault.found()),
                    words.of(fault.expected())));
        }
    }
}
