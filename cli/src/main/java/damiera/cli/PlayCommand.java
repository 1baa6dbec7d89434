package damiera.cli;

import damiera.engine.Bot;
import damiera.engine.Level;
import damiera.engine.RandomSource;
import damiera.notation.Printable;
import damiera.rules.Game;
import damiera.rules.Outcome;
import damiera.rules.Rules;
import damiera.rules.Side;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Plays a game in the terminal, against the program or between two people. */
final class PlayCommand implements Command {
    /** Who sits at the table. */
    private enum Seat {
        WHITE,
        BLACK,
        BOTH
    }

    private final Console console;
    private final String data;

    PlayCommand(Console console) {
        this(console, System.getProperty("damiera.data", ""));
    }

    /**
     * Makes the command.
     *
     * @param console where it reads and writes
     * @param data    the folder for what is kept, which the launcher chooses; empty where it is not known
     */
    PlayCommand(Console console, String data) {
        this.console = console;
        this.data = data;
    }

    @Override
    public Syntax syntax() {
        return Syntax.of(Syntax.flag("new"), Syntax.value("level"), Syntax.value("as"))
                .withWords("GAME", 1, Syntax.MANY);
    }

    @Override
    public int run(Words words) {
        Rules rules = words.game();
        Level level = words.choice("level", List.of(Level.MEDIUM, Level.EASY, Level.HARD));
        Seat seat = words.choice("as", seats(rules.firstMover()));
        SavedGame saved = SavedGame.of(rules, folder());
        SavedGame.Resumed resumed = resume(saved, rules);
        boolean isOver = !(resumed.game().outcome() instanceof Outcome.Ongoing);
        Game game = words.has("new") || isOver ? Game.start(rules) : resumed.game();
        Table table = new Table(game, console.messages());
        if (!game.events().isEmpty()) {
            table.note(console.messages().text("play.resumed"));
        }
        resumed.damaged()
                .ifPresent(
                        file -> table.note(console.messages().text("play.damaged", Printable.whole(file.toString()))));
        Sitting sitting = new Sitting(table, opponent(rules, level, seat), saved, console.messages());
        switch (console.screen()) {
            case COLOURS, MONOCHROME -> new ScreenPlay(console, sitting).run();
            case LINES -> new LinePlay(console, sitting).run();
        }
        sayHowToResume(table, words);
        return 0;
    }

    private SavedGame.Resumed resume(SavedGame saved, Rules rules) {
        try {
            return saved.resume(rules);
        } catch (IOException fault) {
            throw new UsageFault(console.messages()
                    .text("file.unreadable", Printable.whole(saved.file().toString())));
        }
    }

    private void sayHowToResume(Table table, Words words) {
        boolean kept = console.screen() != Console.Screen.LINES
                && !table.isOver()
                && !table.game().events().isEmpty();
        if (kept) {
            console.say("play.saved", String.join(" ", words.others()));
        }
    }

    private Path folder() {
        if (data.isEmpty()) {
            throw new UsageFault(console.messages().text("play.no-folder"));
        }
        return Path.of(data);
    }

    /** {@return the seats, first the one that moves first} */
    private static List<Seat> seats(Side first) {
        return first == Side.WHITE
                ? List.of(Seat.WHITE, Seat.BLACK, Seat.BOTH)
                : List.of(Seat.BLACK, Seat.WHITE, Seat.BOTH);
    }

    private static Optional<Opponent> opponent(Rules rules, Level level, Seat seat) {
        if (seat == Seat.BOTH) {
            return Optional.empty();
        }
        Side side = seat == Seat.WHITE ? Side.BLACK : Side.WHITE;
        RandomSource chance = RandomSource.seeded(SystemClock.nanos());
        Bot bot = Bot.of(rules);
        return Optional.of(new Opponent(side, game -> bot.decide(game, side, level, chance)));
    }
}
