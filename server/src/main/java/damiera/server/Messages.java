package damiera.server;

import damiera.notation.Printable;
import java.text.MessageFormat;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * What the server says to a person, in one language.
 *
 * @param bundle the message file of that language
 */
record Messages(ResourceBundle bundle) {
    /** The Italian ones for Italian, the English ones for everybody else. */
    static Messages in(Locale locale) {
        Locale spoken = locale.getLanguage().equals("it") ? Locale.ITALIAN : Locale.ENGLISH;
        return new Messages(ResourceBundle.getBundle(
                "damiera.server.messages",
                spoken,
                Messages.class.getClassLoader(),
                ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES)));
    }

    String text(String key) {
        return bundle.getString(key);
    }

    /** Facts may come from anybody: nothing in them acts on a terminal. */
    String text(String key, List<String> facts) {
        Object[] shown = facts.stream().map(Printable::cut).toArray();
        return new MessageFormat(text(key), bundle.getLocale()).format(shown);
    }

    String usage(CommandLine.ParameterException fault) {
        return text(
                switch (fault) {
                    case CommandLine.UnmatchedArgumentException unmatched -> "usage.unknown";
                    case CommandLine.MissingParameterException missing -> "usage.missing";
                    case CommandLine.OverwrittenOptionException twice -> "usage.twice";
                    default -> "usage.value";
                },
                List.of(subject(fault)));
    }

    String refusal(Exception fault) {
        return fault instanceof CannotServe cannot
                ? text(cannot.key(), cannot.facts())
                : text("unexpected", List.of(fault.toString()));
    }

    /** The argument that is at fault. */
    private static String subject(CommandLine.ParameterException fault) {
        if (fault instanceof CommandLine.UnmatchedArgumentException unmatched) {
            return unmatched.getUnmatched().getFirst();
        }
        ArgSpec argument = switch (fault) {
            case CommandLine.MissingParameterException missing ->
                missing.getMissing().getFirst();
            case CommandLine.OverwrittenOptionException twice -> twice.getOverwritten();
            default -> fault.getArgSpec();
        };
        return argument instanceof OptionSpec option ? option.longestName() : String.valueOf(fault.getValue());
    }
}
