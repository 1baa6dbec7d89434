package damiera.cli;

import static org.assertj.core.api.Assertions.assertThat;

import damiera.notation.RulesText;
import damiera.rules.Game;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jline.terminal.Size;
import org.jline.terminal.impl.DumbTerminal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A game on a terminal whose keys are all pressed before it looks; the last thing shown is what counts. */
final class ScreenPlayTest {
    private static final String UP = "\u001b[A";
    private static final String DOWN = "\u001b[B";
    private static final String RIGHT = "\u001b[C";
    private static final String LEFT = "\u001bOD";
    private static final String ESCAPE = "\u001b";
    private static final Size USUAL = Size.of(80, 24);

    @TempDir
    private Path folder;

    private String shown = "";

    @Test
    void a_typed_move_is_played() throws IOException {
        assertThat(play("italian", USUAL, "22-1x\u007f8\r")).containsExactly("22-18");
        assertThat(shown).contains("Black to move.");
    }

    @Test
    void arrows_and_enter_play_a_move() throws IOException {
        assertThat(play("italian", USUAL, "\r" + UP + RIGHT + LEFT + "\r")).containsExactly("21-18");
    }

    @Test
    void keys_without_a_meaning_type_nothing() throws IOException {
        String others = "\u001b[3~" + "\u001b[1;5H" + "\u001bOP" + "\u001b[15~" + "\u0001" + LEFT + DOWN;

        assertThat(play("italian", USUAL, others + "22-18\r")).containsExactly("22-18");
    }

    @Test
    void wrong_input_is_explained() throws IOException {
        assertThat(play("italian", USUAL, "22-15\r")).isEmpty();
        assertThat(shown).contains("This piece does not move so.");
    }

    @Test
    void undo_takes_a_move_back() throws IOException {
        assertThat(play("italian", USUAL, "22-18\rUndo\r")).isEmpty();
    }

    @Test
    void escape_forgets_what_was_typed() throws IOException {
        assertThat(play("italian", USUAL, "99-99" + ESCAPE)).isEmpty();
        assertThat(shown).doesNotContain("99");
    }

    @Test
    void a_window_too_small_for_the_board_says_so() throws IOException {
        play("italian", Size.of(20, 24), "22-18");

        assertThat(shown.replaceAll("(\u001b\\[K|\\s)+", " "))
                .contains("The window is too small for the board: it takes 32 columns");
    }

    @Test
    void no_line_is_wider_than_the_terminal() throws IOException {
        play("turkish", Size.of(30, 30), "help\r");

        assertThat(shown.lines().map(line -> line.replaceAll("\u001b\\[[0-9;]*[a-zA-Z]", "")))
                .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(30));
    }

    @Test
    void without_colours_nothing_is_coloured() throws IOException {
        play("italian", USUAL, Console.Screen.MONOCHROME, "22-18\r");

        assertThat(shown)
                .doesNotContain("\u001b[4")
                .doesNotContain("\u001b[1;3")
                .contains("22");
    }

    private List<String> play(String game, Size size, String keys) throws IOException {
        return play(game, size, Console.Screen.COLOURS, keys);
    }

    private List<String> play(String id, Size size, Console.Screen screen, String keys) throws IOException {
        PrintStream nowhere = new PrintStream(new ByteArrayOutputStream(), false, StandardCharsets.UTF_8);
        Messages messages = Messages.of(Locale.ENGLISH);
        Console console = new Console(InputStream.nullInputStream(), nowhere, nowhere, messages, screen);
        Table table = new Table(Game.start(RulesText.parse(id)), messages);
        Sitting sitting = new Sitting(table, Optional.empty(), new SavedGame(folder.resolve("game.moves")), messages);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        InputStream in = new ByteArrayInputStream(keys.getBytes(StandardCharsets.UTF_8));
        try (DumbTerminal terminal = new DumbTerminal("test", "xterm", in, out, StandardCharsets.UTF_8)) {
            terminal.setSize(size);
            new ScreenPlay(console, sitting).play(terminal);
        }
        String all = out.toString(StandardCharsets.UTF_8);
        shown = all.substring(all.lastIndexOf("\u001b[H"));
        return table.game().moves().stream().map(table.game().rules()::text).toList();
    }
}
