package damiera.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

final class FrameTest {
    @Test
    void texts_are_broken_at_blanks() {
        assertThat(lines(new Frame(12, 9).lay(List.of(), List.of("one two three", "", "four\nfive"), "> ")))
                .containsExactly("one two", "three", "four", "five", "> ");
    }

    @Test
    void a_word_that_is_too_long_is_broken_anywhere() {
        assertThat(lines(new Frame(5, 9).lay(List.of(), List.of("abcdefghijk"), "> ")))
                .containsExactly("abcde", "fghij", "k", "> ");
    }

    @Test
    void what_finds_no_room_is_left_out_but_never_what_is_typed() {
        assertThat(lines(new Frame(20, 3).lay(List.of("board"), List.of("a", "b", "c"), "> x")))
                .containsExactly("board", "a", "> x");
    }

    @Test
    void of_a_long_line_the_end_is_seen_beside_the_cursor() {
        assertThat(lines(new Frame(6, 3).lay(List.of(), List.of(), "> abcdef"))).containsExactly("bcdef");
    }

    @Test
    void a_board_needs_its_size_and_two_lines() {
        assertThat(new Frame(32, 10).fits(32, 8)).isTrue();
        assertThat(new Frame(31, 10).fits(32, 8)).isFalse();
        assertThat(new Frame(32, 9).fits(32, 8)).isFalse();
    }

    @Test
    void a_terminal_without_a_size_shows_what_is_typed() {
        assertThat(lines(new Frame(0, 0).lay(List.of(), List.of("text"), "> x")))
                .containsExactly("x");
    }

    private static List<String> lines(String sent) {
        return sent.replaceAll("\u001b\\[[HKJ]", "").lines().toList();
    }
}
