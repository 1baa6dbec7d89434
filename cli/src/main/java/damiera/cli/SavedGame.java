package damiera.cli;

import damiera.notation.EventText;
import damiera.notation.HouseRules;
import damiera.notation.NotationException;
import damiera.notation.RulesText;
import damiera.rules.EventResult;
import damiera.rules.Game;
import damiera.rules.Rules;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.zip.CRC32;
import org.jspecify.annotations.Nullable;

/** The file in which a game of {@code play} waits to be resumed: one event a line, after each move written anew. */
record SavedGame(Path file) {
    private static final int LONGEST_ID = 100;

    /**
     * {@return the file of a game}
     *
     * @param rules the game
     * @param data  the folder in which everything lies that is kept for a person
     */
    static SavedGame of(Rules rules, Path data) {
        return new SavedGame(data.resolve("play").resolve(name(rules) + ".moves"));
    }

    /** House rules name themselves: two files with one name must not share a game, nor a name be too long. */
    private static String name(Rules rules) {
        if (rules.equals(known(rules.id()))) {
            return rules.id();
        }
        CRC32 sum = new CRC32();
        sum.update(HouseRules.write(rules).getBytes(StandardCharsets.UTF_8));
        String id = rules.id();
        return id.substring(0, Math.min(id.length(), LONGEST_ID)) + "." + Long.toHexString(sum.getValue());
    }

    private static @Nullable Rules known(String id) {
        try {
            return RulesText.parse(id);
        } catch (NotationException fault) {
            return null;
        }
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

    /**
     * A game that was taken up again.
     *
     * @param game    as far as its file can be read
     * @param damaged where the rest of the file is kept that cannot; empty when all could be read
     */
    record Resumed(Game game, Optional<Path> damaged) {}

    /** {@return the game as far as its file can be read, a new one without a file} */
    Resumed resume(Rules rules) throws IOException {
        Game game = Game.start(rules);
        if (!Files.exists(file)) {
            return new Resumed(game, Optional.empty());
        }
        try (BufferedReader lines = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                Optional<Game> next = next(game, line);
                if (next.isEmpty()) {
                    return new Resumed(game, Optional.of(keepDamaged()));
                }
                game = next.get();
            }
        } catch (CharacterCodingException fault) {
            return new Resumed(game, Optional.of(keepDamaged()));
        }
        return new Resumed(game, Optional.empty());
    }

    private Path keepDamaged() throws IOException {
        Path damaged = file.resolveSibling(file.getFileName() + ".damaged");
        return Files.copy(file, damaged, StandardCopyOption.REPLACE_EXISTING);
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
