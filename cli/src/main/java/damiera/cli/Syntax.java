package damiera.cli;

import org.apache.commons.cli.Option;
import org.apache.commons.cli.Options;

/**
 * What may stand behind the name of a command.
 *
 * @param options its options, all of them long
 * @param word    what its other words are, as {@code GAME}
 * @param least   how many other words there must be
 * @param most    how many there may be
 */
record Syntax(Options options, String word, int least, int most) {
    static final int MANY = Integer.MAX_VALUE;

    /** {@return a command that takes these options and nothing else} */
    static Syntax of(Option... options) {
        Options all = new Options();
        for (Option option : options) {
            all.addOption(option);
        }
        return new Syntax(all, "", 0, 0);
    }

    /** {@return this with other words} */
    Syntax withWords(String name, int fewest, int greatest) {
        return new Syntax(options, name, fewest, greatest);
    }

    /** {@return an option without a value} */
    static Option flag(String name) {
        return Option.builder().longOpt(name).get();
    }

    /** {@return an option with a value} */
    static Option value(String name) {
        return Option.builder().longOpt(name).hasArg().get();
    }

    /** {@return an option with a value that may not be missing} */
    static Option required(String name) {
        return Option.builder().longOpt(name).hasArg().required().get();
    }
}
