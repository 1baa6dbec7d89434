package damiera.rules.option;

import damiera.rules.Rules;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * A question answered by a number, or by {@code none}.
 *
 * @param number  the question as far as numbers go
 * @param without rules without a number
 */
record DroppableQuestion(NumberQuestion number, UnaryOperator<Rules> without) implements Question {
    @Override
    public List<String> values(Rules rules) {
        List<String> values = new ArrayList<>(number.values(rules));
        values.add(NumberQuestion.NONE);
        return values;
    }

    @Override
    public String current(Rules rules) {
        return number.current(rules);
    }

    @Override
    public Optional<Rules> answer(Rules rules, String value) {
        return value.equals(NumberQuestion.NONE) ? Optional.of(without.apply(rules)) : number.answer(rules, value);
    }
}
