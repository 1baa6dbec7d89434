package damiera.rules.option;

import damiera.rules.Rules;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * A question with a closed list of answers.
 *
 * @param words  each answer with its word
 * @param answer the answer that rules give
 * @param change rules with another answer
 * @param <T>    the type of an answer
 */
record WordQuestion<T>(List<Word<T>> words, Function<Rules, T> answer, BiFunction<Rules, T, Rules> change)
        implements Question {
    /** What is said of an answer without a word. */
    static final String OTHER = "other";

    /** An answer and its word. */
    record Word<T>(String word, T answer) {}

    static <T> Word<T> word(String word, T answer) {
        return new Word<>(word, answer);
    }

    @Override
    public List<String> values(Rules rules) {
        List<String> values = new ArrayList<>();
        for (Word<T> word : words) {
            values.add(word.word);
        }
        return values;
    }

    @Override
    public String current(Rules rules) {
        for (Word<T> word : words) {
            if (word.answer.equals(answer.apply(rules))) {
                return word.word;
            }
        }
        return OTHER;
    }

    @Override
    public Optional<Rules> answer(Rules rules, String value) {
        for (Word<T> word : words) {
            if (word.word.equals(value)) {
                return Optional.of(change.apply(rules, word.answer));
            }
        }
        return Optional.empty();
    }
}
