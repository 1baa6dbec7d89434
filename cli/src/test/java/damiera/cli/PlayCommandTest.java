package damiera.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class PlayCommandTest {
    @TempDir
    private Path folder;

    @Test
    void two_people_play_typed_moves() {
        String out = play("italian --as both", "22-18", "11-15");

        assertThat(out).contains("22 to 18", "11 to 15", "Black to move.").endsWith("White to move.\n");
    }

    @Test
    void a_game_is_resumed_where_it_was_left() {
        play("italian --as both", "22-18");

        assertThat(play("italian --as both")).endsWith("Black to move.\n");
    }

    @Test
    void a_new_game_may_be_asked_for() {
        play("italian --as both", "22-18");

        assertThat(play("italian --as both --new")).endsWith("White to move.\n");
    }

    @Test
    void the_opponent_answers() {
        assertThat(play("italian", "22-18").lines().filter("White to move."::equals))
                .hasSize(2);
    }

    @Test
    void the_opponent_moves_first_against_a_person_who_plays_second() {
        assertThat(play("italian --as black")).endsWith("Black to move.\n");
    }

    @Test
    void undo_takes_back_the_answer_too() {
        assertThat(play("italian", "22-18", "undo", "quit")).contains("White to move.");
        assertThat(play("italian", "quit")
                        .lines()
                        .filter(line -> line.contains("⛀"))
                        .count())
                .isEqualTo(3);
    }

    @Test
    void a_refused_move_is_explained() {
        assertThat(play("italian --as both", "22-15")).contains("This piece does not move so.");
    }

    @Test
    void a_resigned_game_is_over() {
        assertThat(play("italian --as both", "resign")).endsWith("Black wins: the other resigned.\n");
    }

    private String play(String words, String... lines) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        String input = String.join("\n", lines);
        PrintStream stream = new PrintStream(out, true, StandardCharsets.UTF_8);
        Console console = new Console(
                new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
                stream,
                stream,
                Messages.of(Locale.ENGLISH),
                Console.Screen.LINES);
        PlayCommand command = new PlayCommand(console, folder.toString());
        command.run(Words.parse(command.syntax(), List.of(words.split(" ")), console.messages()));
        return out.toString(StandardCharsets.UTF_8);
    }
}
