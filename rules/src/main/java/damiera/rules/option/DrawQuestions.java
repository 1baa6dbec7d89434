package damiera.rules.option;

import damiera.rules.DrawRule;
import damiera.rules.DrawRules;
import damiera.rules.DrawSet;
import damiera.rules.Rules;
import damiera.rules.variant.DrawSets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntFunction;

/** The questions about draws. */
final class DrawQuestions {
    private DrawQuestions() {}

    static final WordQuestion<DrawRules> NAMED_SET = new WordQuestion<>(words(), Rules::draws, Rules::withDraws);

    static final DroppableQuestion REPETITION =
            droppable(DrawRule.MOST_TIMES, DrawQuestions::repetition, DrawRule.Repetition::new);

    static final DroppableQuestion QUIET =
            droppable(DrawRule.MOST_PLIES, DrawQuestions::quiet, DrawRule.QuietPlies::new);

    private static DroppableQuestion droppable(
            int most, Function<Rules, Optional<Integer>> answer, IntFunction<DrawRule> rule) {
        NumberQuestion number = new NumberQuestion(
                _ -> Optional.of(new NumberQuestion.Range(DrawRule.LEAST, most)),
                answer,
                (rules, chosen) -> rules.withDraws(rules.draws().withOne(rule.apply(chosen))));
        return new DroppableQuestion(
                number, rules -> rules.withDraws(rules.draws().without(rule.apply(DrawRule.LEAST))));
    }

    private static List<WordQuestion.Word<DrawRules>> words() {
        List<WordQuestion.Word<DrawRules>> words = new ArrayList<>();
        for (DrawSet set : DrawSets.NAMED) {
            words.add(WordQuestion.word(set.name(), set.rules()));
        }
        return List.copyOf(words);
    }

    private static Optional<Integer> repetition(Rules rules) {
        for (DrawRule rule : rules.draws().rules()) {
            if (rule instanceof DrawRule.Repetition repetition) {
                return Optional.of(repetition.times());
            }
        }
        return Optional.empty();
    }

    private static Optional<Integer> quiet(Rules rules) {
        for (DrawRule rule : rules.draws().rules()) {
            if (rule instanceof DrawRule.QuietPlies quiet) {
                return Optional.of(quiet.plies());
            }
        }
        return Optional.empty();
    }
}
