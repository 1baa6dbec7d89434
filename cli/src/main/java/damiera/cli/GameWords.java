package damiera.cli;

import damiera.notation.HouseRules;
import damiera.notation.HouseRulesFault;
import damiera.notation.HouseRulesResult;
import damiera.notation.NotationException;
import damiera.notation.RulesText;
import damiera.rules.Rules;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The words of a command line that name a game: an id or a house-rules file, and {@code +key=value}s, glued or apart.
 * The words that are neither stay {@link #others}.
 */
record GameWords(String base, String options, List<String> others) {
    private static final String FILE = ".json";

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

    private static int endOfBase(String name) {
        int file = name.lastIndexOf(FILE + "+");
        if (file >= 0) {
            return file + FILE.length();
        }
        int plus = name.indexOf('+');
        return name.endsWith(FILE) || plus < 0 ? name.length() : plus;
    }

    /** {@return the game; a usage fault where it or an option is unknown} */
    Rules rules(Messages messages) {
        try {
            return base.endsWith(FILE) ? RulesText.change(house(messages), options) : RulesText.parse(base + options);
        } catch (NotationException fault) {
            ExpectedText words = new ExpectedText(messages);
            throw new UsageFault(messages.text(
                    "game.unknown", base + options, words.found(fault.found()), words.of(fault.expected())));
        }
    }

    private Rules house(Messages messages) {
        String text = text(messages);
        try {
            return switch (HouseRules.read(text)) {
                case HouseRulesResult.Valid(Rules rules) -> rules;
                case HouseRulesResult.Invalid(List<HouseRulesFault> faults) ->
                    throw badHouse(messages, new RulesFaultText(messages).ofFile(faults));
            };
        } catch (NotationException fault) {
            throw badHouse(messages, new ExpectedText(messages).at(fault));
        }
    }

    private UsageFault badHouse(Messages messages, String reason) {
        return new UsageFault(messages.text("game.house-rules", base, reason));
    }

    private String text(Messages messages) {
        try {
            return Files.readString(Path.of(base));
        } catch (IOException | InvalidPathException fault) {
            throw new UsageFault(messages.text("file.unreadable", base));
        }
    }
}
