package damiera.server;

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

    String text(String key, List<String> facts) {
        return new MessageFormat(text(key), bundle.getLocale()).format(facts.toArray());
    }

    String usage(CommandLine.ParameterException fault) {
        return text(
                switch (fault) {
                    case CommandLine.UnmatchedArgumentException unmatched -> "usage.unknown";
                    case CommandLine.MissingParameterException missing -> "usage.missing";
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
        ArgSpec argument = fault instanceof CommandLine.MissingParameterException missing
                ? missing.getMissing().getFirst()
                : fault.getArgSpec();
        return argument instanceof OptionSpec option ? option.longestName() : String.valueOf(fault.getValue());
    }
}
