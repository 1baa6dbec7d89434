package damiera.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/** A game through lines, fit to be read aloud: the board is written after each move, moves are typed. */
record LinePlay(Console console, Sitting sitting) {
    void run() {
        say(console.messages().text("play.lines"));
        BufferedReader lines = new BufferedReader(new InputStreamReader(console.in(), StandardCharsets.UTF_8));
        Sitting.Next next = Sitting.Next.GO_ON;
        try {
            while (next == Sitting.Next.GO_ON) {
                sitting.answer();
                show();
                if (sitting.awaitsOpponent()) {
                    continue;
                }
                String line = sitting.table().isOver() ? null : lines.readLine();
                next = line == null ? Sitting.Next.STOP : sitting.enter(line);
            }
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }

    private void show() {
        Table table = sitting.table();
        TableText text = new TableText(console.messages());
        BoardText board = new BoardText(BoardText.Colours.NONE, sitting.bottom());
        say(table.spokenNote());
        console.out().print(board.draw(table.position(), List.of(), Optional.empty()));
        say(text.counters(table.game()));
        say(text.huff(table.game()));
        say(text.offer(table.game()));
        say(text.status(table.game()));
        console.out().flush();
    }

    private void say(String text) {
        if (!text.isEmpty()) {
            console.out().println(text);
        }
    }
}
