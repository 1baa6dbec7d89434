package damiera.cli;

import damiera.notation.ConstantWord;
import damiera.notation.Printable;
import damiera.rules.Rules;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.commons.cli.CommandLine;
import org.apache.commons.cli.DefaultParser;
import org.apache.commons.cli.MissingArgumentException;
import org.apache.commons.cli.MissingOptionException;
import org.apache.commons.cli.Option;
import org.apache.commons.cli.ParseException;
import org.apache.commons.cli.UnrecognizedOptionException;

/** The words of one call as Commons CLI sorts them; they fit the command's syntax. */
final class Words {
    private static final String LONG = "--";

    private final CommandLine line;
    private final Messages messages;

    private Words(CommandLine line, Messages messages) {
        this.line = line;
        this.messages = messages;
    }

    /** {@return the words sorted; a syntax fault where they do not fit} */
    static Words parse(Syntax syntax, List<String> words, Messages messages) {
        // an abbreviated name is refused, and quotes that the shell has left in a value belong to it
        DefaultParser parser = DefaultParser.builder()
                .setAllowPartialMatching(false)
                .setStripLeadingAndTrailingQuotes(false)
                .get();
        try {
            CommandLine line = parser.parse(syntax.options(), words.toArray(String[]::new));
            return new Words(line, messages).eachOnce().counted(syntax);
        } catch (ParseException fault) {
            throw new SyntaxFault(text(fault, messages));
        }
    }

    /** The library's own messages are English alone. */
    private static String text(ParseException fault, Messages messages) {
        return switch (fault) {
            case UnrecognizedOptionException unknown ->
                messages.text("usage.unknown", Printable.cut(unknown.getOption()));
            case MissingArgumentException bare ->
                messages.text("usage.no-value", LONG + bare.getOption().getLongOpt());
            case MissingOptionException missing ->
                messages.text(
                        "usage.missing", LONG + missing.getMissingOptions().getFirst());
            default -> throw new IllegalStateException(fault);
        };
    }

    /** Which of two values counts nobody can tell, and an empty one would look like none. */
    private Words eachOnce() {
        Set<Option> seen = new HashSet<>();
        for (Option option : line.getOptions()) {
            if (!seen.add(option)) {
                throw new SyntaxFault(messages.text("usage.twice", LONG + option.getLongOpt()));
            }
            if (option.hasArg() && option.getValue().isEmpty()) {
                throw new SyntaxFault(messages.text("usage.no-value", LONG + option.getLongOpt()));
            }
        }
        return this;
    }

    private Words counted(Syntax syntax) {
        if (others().size() < syntax.least()) {
            throw new SyntaxFault(messages.text("usage.missing", messages.text("word." + syntax.word())));
        }
        if (others().size() > syntax.most()) {
            throw new SyntaxFault(messages.text("usage.unknown", Printable.cut(others().getLast())));
        }
        return this;
    }

    /** {@return whether a flag is there} */
    boolean has(String flag) {
        return line.hasOption(flag);
    }

    /** {@return the value of an option, empty where it is missing and only there} */
    String value(String name) {
        return line.getOptionValue(name, "");
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
        throw new SyntaxFault(messages.text("usage.value", Printable.cut(text), LONG + name, least + ".." + most));
    }

    /** {@return the choice of an option by its name in lower case, or the first choice where the option is missing} */
    <E extends Enum<E>> E choice(String name, List<E> choices) {
        String text = line.hasOption(name) ? value(name) : ConstantWord.of(choices.getFirst());
        return choices.stream()
                .filter(choice -> ConstantWord.of(choice).equals(text))
                .findFirst()
                .orElseThrow(() -> new SyntaxFault(messages.text(
                        "usage.value",
                        Printable.cut(text),
                        LONG + name,
                        String.join(", ", names(choices.stream().sorted())))));
    }

    /** {@return the words that are no options} */
    List<String> others() {
        return line.getArgList();
    }

    /** {@return the one game that the other words name} */
    Rules game() {
        GameWords game = GameWords.leading(others());
        if (!game.others().isEmpty()) {
            throw new SyntaxFault(messages.text("game.one", Printable.cut(String.join(" ", game.others()))));
        }
        return game.rules(messages);
    }

    private static List<String> names(Stream<? extends Enum<?>> choices) {
        return choices.map(ConstantWord::of).toList();
    }
}
