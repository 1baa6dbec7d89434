package damiera.notation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PrintableTest {
    @Test
    void what_acts_on_a_terminal_is_escaped() {
        assertThat(Printable.whole("a\nb\r\tc\u001b[31m\u009bd\u007f"))
                .isEqualTo("a\\nb\\r\\tc\\u001b[31m\\u009bd\\u007f");
    }

    @Test
    void what_is_not_seen_or_turns_the_writing_is_escaped() {
        assertThat(Printable.whole("\ufeffx\u202ey\u200b\u2028")).isEqualTo("\\ufeffx\\u202ey\\u200b\\u2028");
    }

    @Test
    void letters_of_all_scripts_stay() {
        assertThat(Printable.whole("perché Шашки 將 😀")).isEqualTo("perché Шашки 將 😀");
    }

    @Test
    void half_a_character_and_invisible_tags_are_escaped() {
        assertThat(Printable.whole("\ud83d!")).isEqualTo("\\ud83d!");
        assertThat(Printable.whole("\udb40\udc41")).isEqualTo("\\udb40\\udc41");
    }

    @Test
    void long_text_is_cut_in_the_middle() {
        String text = "a".repeat(100) + "b".repeat(100);

        assertThat(Printable.cut(text)).isEqualTo("a".repeat(80) + "\u2026" + "b".repeat(39));
    }

    @Test
    void text_that_would_not_get_shorter_is_not_cut() {
        assertThat(Printable.cut("a".repeat(120))).isEqualTo("a".repeat(120));
    }
}
