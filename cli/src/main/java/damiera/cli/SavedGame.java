package damiera.cli;

import damiera.notation.EventText;
import damiera.notation.NotationException;
import damiera.rules.EventResult;
import damiera.rules.Game;
import damiera.rules.Rules;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The file in which a game of {@code play} waits to be resumed: one event a line, after each move written anew. */
record SavedGame(Path file) {
    /** {@return the file of this game in the person's own data folder} */
    static SavedGame of(Rules rules, Map<String, String> environment, Path home) {
        String custom = environment.getOrDefault("DAMIERA_DATA", "");
        String folder = environment.getOrDefault("XDG_DATA_HOME", "");
        Path base = folder.isEmpty() ? home.resolve(".local").resolve("share") : Path.of(folder);
        Path data = custom.isEmpty() ? base.resolve("damiera") : Path.of(custom);
        return new SavedGame(data.resolve("play").resolve(rules.id() + ".moves"));
    }

    /** Writes the game whole beside the old file and puts it in its place in one step. */
    void write(Game game) throws IOException {
        List<String> lines = new ArrayList<>();
        game.events().forEach(event -> lines.add(EventText.format(game.rules(), event)));
        if (lines.isEmpty()) {
            Files.deleteIfExists(file);
            return;
        }
        Files.createDirectories(file.toAbsolutePath().getParent());
        Path next = file.resolveSibling(file.getFileName() + ".next");
        Files.write(next, lines, StandardCharsets.UTF_8);
        Files.move(next, file, StandardCopyOption.REPLACE_EXISTING);
    }

    /** {@return the game as far as its file can be read, a new one without a file} */
    Game resume(Rules rules) {
        Game game = Game.start(rules);
        try {
            for (String line :
                    Files.exists(file) ? Files.readAllLines(file, StandardCharsets.UTF_8) : List.<String>of()) {
                Optional<Game> next = next(game, line);
                if (next.isEmpty()) {
                    return game;
                }
                game = next.get();
            }
        } catch (IOException fault) {
            return game;
        }
        return game;
    }

    private static Optional<Game> next(Game game, String line) {
        try {
            return EventText.after(game, line) instanceof EventResult.Done(Game next)
                    ? Optional.of(next)
                    : Optional.empty();
        } catch (NotationException fault) {
            return Optional.empty();
        }
    }
}
