package damiera.cli;

import damiera.rules.Side;
import damiera.rules.Square;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.jline.terminal.Attributes;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;

/** A game on a terminal: the board stays in its place, arrow keys move a cursor, or a move is typed below. */
final class ScreenPlay {
    private static final String ENTER_SCREEN = "\u001b[?1049h\u001b[?25l";
    private static final String LEAVE_SCREEN = "\u001b[?25h\u001b[?1049l";
    private static final String CLEAR = "\u001b[H\u001b[2J";

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

    private void play(Terminal terminal) throws IOException {
        Keys keys = new Keys(terminal.reader());
        Sitting.Next next = Sitting.Next.GO_ON;
        while (next == Sitting.Next.GO_ON) {
            show(terminal);
            if (!sitting.answer()) {
                next = press(keys.next());
            }
        }
    }

    private Sitting.Next press(Keys.Key key) {
        Table table = sitting.table();
        switch (key) {
            case Keys.Key.Arrow(Table.Toward toward) -> table.step(asSeen(toward));
            case Keys.Key.Letter(char letter) -> typed.append(letter);
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
        }
        return Sitting.Next.GO_ON;
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

    private void show(Terminal terminal) {
        Table table = sitting.table();
        TableText text = new TableText(console.messages());
        BoardText board = new BoardText(BoardText.Colours.ANSI, sitting.bottom());
        PrintWriter out = terminal.writer();
        out.print(CLEAR);
        out.print(lines(board.draw(table.position(), lit(table), Optional.of(table.cursor()))));
        for (String line : List.of(
                text.status(table.game()),
                text.counters(table.game()),
                text.huff(table.game()),
                text.offer(table.game()),
                table.note(),
                console.messages().text("play.keys"),
                "> " + typed)) {
            out.print(lines(line.isEmpty() ? "" : line + "\n"));
        }
        out.flush();
    }

    /** {@return the squares to light up: what was pointed at, else the pieces that may move} */
    private static List<Square> lit(Table table) {
        return table.pointed().isEmpty() ? table.movable() : table.targets();
    }

    /** In raw mode a line feed does not return to the first column. */
    private static String lines(String text) {
        return text.replace("\n", "\r\n");
    }
}
