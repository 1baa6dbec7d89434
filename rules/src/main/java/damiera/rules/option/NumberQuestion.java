package damiera.rules.option;

import damiera.rules.Rules;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * A question answered by a number.
 *
 * @param range  the least and the largest number for given rules, or none when the question makes no sense for them
 * @param answer the number that rules give, or none
 * @param change rules with another number
 */
record NumberQuestion(
        Function<Rules, Optional<Range>> range,
        Function<Rules, Optional<Integer>> answer,
        BiFunction<Rules, Integer, Rules> change)
        implements Question {
    /** What is said where there is no number. */
    static final String NONE = "none";

    private static final int MOST_DIGITS = 4;

    /** A range with both ends. */
    record Range(int least, int largest) {}

    @Override
    public List<String> values(Rules rules) {
        Optional<Range> allowed = range.apply(rules);
        return allowed.isEmpty() ? List.of() : List.of(allowed.get().least + ".." + allowed.get().largest);
    }

    @Override
    public String current(Rules rules) {
        Optional<Integer> number = answer.apply(rules);
        return number.isPresent() ? Integer.toString(number.get()) : NONE;
    }

    @Override
    public Optional<Rules> answer(Rules rules, String value) {
        Optional<Integer> number = number(value);
        Optional<Range> allowed = range.apply(rules);
        if (number.isEmpty()
                || allowed.isEmpty()
                || number.get() < allowed.get().least
                || number.get() > allowed.get().largest) {
            return Optional.empty();
        }
        return Optional.of(change.apply(rules, number.get()));
    }

    /** {@return the number of a text of 1 to 4 digits without leading zeros, else empty} */
    static Optional<Integer> number(String text) {
        if (text.isEmpty() || text.length() > MOST_DIGITS || text.charAt(0) == '0') {
            return Optional.empty();
        }
        int number = 0;
        for (int i = 0; i < text.length(); i++) {
            char digit = text.charAt(i);
            if (digit < '0' || digit > '9') {
                return Optional.empty();
            }
            number = 10 * number + digit - '0';
        }
        return Optional.of(number);
    }
}
