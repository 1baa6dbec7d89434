package damiera.rules.option;

import static damiera.rules.option.WordQuestion.word;

import damiera.rules.CaptureCriterion;
import damiera.rules.CountMode;
import damiera.rules.Goal;
import damiera.rules.Obligation;
import damiera.rules.Promotion;
import damiera.rules.Removal;
import damiera.rules.Rules;
import damiera.rules.Targets;
import damiera.rules.variant.DrawSets;
import damiera.rules.variant.Priorities;
import java.util.List;
import java.util.Optional;

/**
 * A question of the rules that a user may answer anew. In an id the options stand in the order of this enum, in which
 * they are also applied: a set of draw rules before the numbers that change it, the board before its rows.
 */
public enum RuleOption {
    /** Whether captures are compulsory: {@code mandatory huff optional}. */
    OBLIGATION(
            "obligation",
            new WordQuestion<>(
                    List.of(
                            word("mandatory", Obligation.MANDATORY),
                            word("huff", Obligation.HUFF),
                            word("optional", Obligation.OPTIONAL)),
                    rules -> rules.capture().obligation(),
                    (rules, answer) -> rules.withCapture(rules.capture().withObligation(answer)))),
    /** What wins: {@code normal losing breakthrough}. */
    GOAL(
            "goal",
            new WordQuestion<>(
                    List.of(
                            word("normal", Goal.NORMAL),
                            word("losing", Goal.LOSING),
                            word("breakthrough", Goal.BREAKTHROUGH)),
                    Rules::goal,
                    Rules::withGoal)),
    /** The last row in the middle of a capture: {@code end stop continue}. */
    PROMOTION(
            "promotion",
            new WordQuestion<>(
                    List.of(
                            word("end", Promotion.END_ONLY),
                            word("stop", Promotion.STOP),
                            word("continue", Promotion.CONTINUE_AS_KING)),
                    rules -> rules.man().promotion(),
                    (rules, answer) -> rules.withMan(rules.man().withPromotion(answer)))),
    /** When captured pieces leave the board: {@code after immediate}. */
    REMOVAL(
            "removal",
            new WordQuestion<>(
                    List.of(word("after", Removal.AFTER_MOVE), word("immediate", Removal.IMMEDIATE)),
                    rules -> rules.capture().removal(),
                    (rules, answer) -> rules.withCapture(rules.capture().withRemoval(answer)))),
    /** What men may take: {@code any men}. */
    TARGETS(
            "targets",
            new WordQuestion<>(
                    List.of(word("any", Targets.ANY_PIECE), word("men", Targets.MEN_ONLY)),
                    rules -> rules.man().targets(),
                    (rules, answer) -> rules.withMan(rules.man().withTargets(answer)))),
    /** Which captures come first: {@code none quantity spanish italian czech frisian}. */
    PRIORITY(
            "priority",
            new WordQuestion<List<CaptureCriterion>>(
                    List.of(
                            word("none", Priorities.NONE),
                            word("quantity", Priorities.QUANTITY),
                            word("spanish", Priorities.SPANISH),
                            word("italian", Priorities.ITALIAN),
                            word("czech", Priorities.CZECH),
                            word("frisian", Priorities.FRISIAN)),
                    rules -> rules.capture().priority(),
                    (rules, answer) -> rules.withCapture(rules.capture().withPriority(answer)))),
    /** A named set of draw rules: {@link DrawSets#NAMED}. */
    DRAWS("draws", DrawQuestions.NAMED_SET),
    /** The repetition that draws: a number, or {@code none}. */
    REPETITION("repetition", DrawQuestions.REPETITION),
    /** Plies without progress that draw: a number, or {@code none}. */
    QUIET("quiet", DrawQuestions.QUIET),
    /** How counts come about: {@code automatic request}. */
    COUNT(
            "count",
            new WordQuestion<>(
                    List.of(word("automatic", CountMode.AUTOMATIC), word("request", CountMode.ON_REQUEST)),
                    rules -> rules.draws().count(),
                    (rules, answer) -> rules.withDraws(rules.draws().withCount(answer)))),
    /** The board, files and ranks, {@code 10x8}; not where the men start on squares of their own. */
    BOARD("board", new BoardQuestion()),
    /** Rows of men, a number; not where the men start on squares of their own. */
    ROWS("rows", RowsQuestion.ROWS);

    private final String key;

    @SuppressWarnings("ImmutableEnumChecker") // questions are records of words and of functions without state
    private final Question question;

    RuleOption(String key, Question question) {
        this.key = key;
        this.question = question;
    }

    /** {@return the key, as {@code goal}} */
    public String key() {
        return key;
    }

    /**
     * {@return the allowed values; numbers are told as a range, {@code 2..100}; empty when these rules have no such
     * option}
     *
     * @param rules any game
     */
    public List<String> values(Rules rules) {
        return question.values(rules);
    }

    /**
     * {@return the value that the rules have now; {@code none} where a number is missing, {@code other} where the
     * answer has no word}
     *
     * @param rules any game
     */
    public String current(Rules rules) {
        return question.current(rules);
    }

    /**
     * {@return the rules with another value and the old id, or empty when the value is not allowed}
     *
     * @param rules any game
     * @param value as somebody wrote it
     */
    Optional<Rules> answer(Rules rules, String value) {
        return question.answer(rules, value);
    }
}
