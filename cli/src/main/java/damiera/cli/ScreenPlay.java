package damiera.cli;

import damiera.rules.Side;
import damiera.rules.Square;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.jline.terminal.Attributes;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;

/** A game on a terminal: the board stays in its place, arrow keys move a cursor, or a move is typed below. */
final class ScreenPlay {
    private static final String ENTER_SCREEN = "\u001b[?1049h\u001b[2J";
    private static final String LEAVE_SCREEN = "\u001b[?1049l";
    private static final int LONGEST_LINE = 200;

    private final Console console;
    private final Sitting sitting;
    private final StringBuilder typed = new StringBuilder();

    ScreenPlay(Console console, Sitting sitting) {
        this.console = console;
        this.sitting = sitting;
    }

    void run() {
        try (Terminal terminal = TerminalBuilder.builder()
                .system(true)
                .encoding(StandardCharsets.UTF_8)
                .build()) {
            Attributes before = terminal.enterRawMode();
            Attributes raw = new Attributes(terminal.getAttributes());
            raw.setLocalFlag(Attributes.LocalFlag.ISIG, false); // Ctrl-C is a key like any other: it ends the sitting
            terminal.setAttributes(raw);
            try {
                terminal.writer().print(ENTER_SCREEN);
                play(terminal);
            } finally {
                terminal.writer().print(LEAVE_SCREEN);
                terminal.flush();
                terminal.setAttributes(before);
            }
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }

    /** Plays until the person leaves or the keys end. */
    void play(Terminal terminal) throws IOException {
        Keys keys = new Keys(terminal.reader());
        Sitting.Next next = Sitting.Next.GO_ON;
        Size shown = show(terminal);
        while (next == Sitting.Next.GO_ON) {
            if (sitting.answer()) {
                shown = show(terminal);
                continue;
            }
            Keys.Key key = keys.next();
            next = press(key);
            if (key != Keys.Key.Plain.NONE || !shown.equals(terminal.getSize())) {
                shown = show(terminal);
            }
        }
    }

    private Sitting.Next press(Keys.Key key) {
        Table table = sitting.table();
        switch (key) {
            case Keys.Key.Arrow(Table.Toward toward) -> table.step(asSeen(toward));
            case Keys.Key.Letter(char letter) -> type(letter);
            case Keys.Key.Plain plain -> {
                return press(plain);
            }
        }
        return Sitting.Next.GO_ON;
    }

    private Sitting.Next press(Keys.Key.Plain key) {
        switch (key) {
            case ENTER -> {
                return enter();
            }
            case ERASE -> typed.setLength(Math.max(0, typed.length() - 1));
            case CANCEL -> {
                typed.setLength(0);
                sitting.table().cancel();
            }
            case END -> {
                return Sitting.Next.STOP;
            }
            case NONE -> {}
        }
        return Sitting.Next.GO_ON;
    }

    private void type(char letter) {
        if (typed.length() < LONGEST_LINE) {
            typed.append(letter);
        }
    }

    private Sitting.Next enter() {
        if (typed.isEmpty()) {
            sitting.point();
            return Sitting.Next.GO_ON;
        }
        String line = typed.toString();
        typed.setLength(0);
        return sitting.enter(line);
    }

    /** Black sees the board from the other side. */
    private Table.Toward asSeen(Table.Toward toward) {
        if (sitting.bottom() == Side.WHITE) {
            return toward;
        }
        return switch (toward) {
            case LEFT -> Table.Toward.RIGHT;
            case RIGHT -> Table.Toward.LEFT;
            case UP -> Table.Toward.DOWN;
            case DOWN -> Table.Toward.UP;
        };
    }

    private Size show(Terminal terminal) {
        Size size = terminal.getSize();
        terminal.writer().print(picture(size.getColumns(), size.getRows()));
        terminal.flush();
        return size;
    }

    private String picture(int columns, int rows) {
        Table table = sitting.table();
        BoardText board = new BoardText(colours(), sitting.bottom());
        List<String> lines = board.draw(table.position(), lit(table), Optional.of(table.cursor()))
                .lines()
                .toList();
        Frame frame = new Frame(columns, rows);
        int width = board.width(table.game().rules());
        return frame.fits(width, lines.size())
                ? frame.lay(lines, texts(table), "> " + typed)
                : frame.lay(
                        List.of(),
                        List.of(console.messages().text("play.small", width, lines.size() + 2)),
                        "> " + typed);
    }

    private List<String> texts(Table table) {
        TableText text = new TableText(console.messages());
        return List.of(
                text.status(table.game()),
                text.counters(table.game()),
                text.huff(table.game()),
                text.offer(table.game()),
                table.note(),
                console.messages().text("play.keys"));
    }

    private BoardText.Colours colours() {
        return console.screen() == Console.Screen.COLOURS ? BoardText.Colours.ANSI : BoardText.Colours.NONE;
    }

    /** {@return the squares to light up: what was pointed at, else the pieces that may move} */
    private static List<Square> lit(Table table) {
        return table.pointed().isEmpty() ? table.movable() : table.targets();
    }
}
