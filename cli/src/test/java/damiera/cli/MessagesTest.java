package damiera.cli;

import static org.assertj.core.api.Assertions.assertThat;

import damiera.notation.ConstantWord;
import damiera.notation.Expected;
import damiera.notation.pdn.PdnReason;
import damiera.rules.Counter;
import damiera.rules.DecidingRule;
import damiera.rules.EventResult;
import damiera.rules.Outcome;
import damiera.rules.Refusal;
import damiera.rules.Rules;
import damiera.rules.variant.Variants;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class MessagesTest {
    @Test
    void italian_and_english_have_the_same_keys() throws IOException {
        assertThat(keys("it").stringPropertyNames()).isEqualTo(keys("en").stringPropertyNames());
    }

    @Test
    void italian_and_english_name_the_same_facts() throws IOException {
        Properties italian = keys("it");
        Properties english = keys("en");

        assertThat(english.stringPropertyNames())
                .allSatisfy(key ->
                        assertThat(braces(english.getProperty(key))).isEqualTo(braces(italian.getProperty(key))));
    }

    @ParameterizedTest
    @ValueSource(strings = {"it", "en"})
    void every_game_has_a_name(String language) {
        Messages messages = Messages.of(Locale.of(language));

        assertThat(Variants.ALL).extracting(Rules::id).allMatch(id -> messages.has("game." + id));
    }

    @Test
    void every_deciding_rule_has_a_sentence() {
        Messages messages = Messages.of(Locale.ITALIAN);

        assertThat(DecidingRule.values()).allMatch(rule -> messages.has("decided." + ConstantWord.of(rule)));
    }

    @Test
    void every_refusal_has_a_sentence_and_no_other_is_told() throws IOException {
        List<String> told = keys("it").stringPropertyNames().stream()
                .filter(key -> key.startsWith("refusal."))
                .toList();
        List<String> refusals = Stream.of(Refusal.class.getPermittedSubclasses())
                .map(refusal -> "refusal." + hyphened(refusal.getSimpleName()))
                .toList();

        assertThat(told).containsExactlyInAnyOrderElementsOf(refusals);
    }

    private static String hyphened(String name) {
        return name.replaceAll("(?<!^)([A-Z])", "-$1").toLowerCase(Locale.ROOT);
    }

    @Test
    void what_comes_from_outside_does_not_act_on_a_terminal() {
        assertThat(Messages.of(Locale.ENGLISH).text("file.unreadable", "a\u001b[2J\nb"))
                .isEqualTo("cannot read the file a\\u001b[2J\\nb");
    }

    @Test
    void every_end_of_a_game_has_a_sentence() {
        Messages messages = Messages.of(Locale.ITALIAN);

        assertThat(Outcome.WinReason.values()).allMatch(reason -> messages.has("won-by." + ConstantWord.of(reason)));
        assertThat(Outcome.DrawReason.values()).allMatch(reason -> messages.has("drawn-by." + ConstantWord.of(reason)));
        assertThat(EventResult.Denial.values()).allMatch(denial -> messages.has("denial." + ConstantWord.of(denial)));
        assertThat(Counter.Unit.values()).allMatch(unit -> messages.has("counter." + ConstantWord.of(unit)));
    }

    @Test
    void every_thing_that_a_text_lacks_has_words() {
        Messages messages = Messages.of(Locale.ITALIAN);

        assertThat(Expected.Thing.values()).allMatch(thing -> messages.has("expected." + ConstantWord.of(thing)));
    }

    @Test
    void every_slip_of_a_file_of_games_has_a_sentence() {
        Messages messages = Messages.of(Locale.ITALIAN);

        assertThat(PdnReason.Slip.values()).allMatch(slip -> messages.has("pdn." + ConstantWord.of(slip)));
        assertThat(PdnReason.Bound.values()).allMatch(bound -> messages.has("pdn.too-much." + ConstantWord.of(bound)));
    }

    @Test
    void other_languages_read_english() {
        assertThat(Messages.of(Locale.JAPANESE).text("turn.white")).isEqualTo("White to move.");
    }

    @Test
    void facts_stand_where_the_braces_number_them() {
        assertThat(Messages.of(Locale.ENGLISH).text("refusal.must-capture-more", 2, 3))
                .isEqualTo("More must be captured: 3, not 2.");
    }

    private static Stream<String> facts(String text) {
        return Stream.of(text.split("(?=\\{)"))
                .filter(part -> part.startsWith("{"))
                .map(part -> part.substring(0, 3));
    }

    private static java.util.Set<String> braces(String text) {
        return facts(text).collect(java.util.stream.Collectors.toSet());
    }

    private static Properties keys(String language) throws IOException {
        Properties properties = new Properties();
        try (InputStream file = Messages.class.getResourceAsStream("messages_" + language + ".properties")) {
            properties.load(new InputStreamReader(java.util.Objects.requireNonNull(file), StandardCharsets.UTF_8));
        }
        return properties;
    }
}
