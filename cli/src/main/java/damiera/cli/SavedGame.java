package damiera.cli;

import damiera.notation.ConstantWord;
import damiera.notation.MoveText;
import damiera.notation.NotationException;
import damiera.notation.SquareText;
import damiera.rules.EventResult;
import damiera.rules.Game;
import damiera.rules.GameEvent;
import damiera.rules.Move;
import damiera.rules.PlayResult;
import damiera.rules.Position;
import damiera.rules.Rules;
import damiera.rules.Side;
import damiera.rules.Square;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

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
        game.events().forEach(event -> lines.add(line(game.rules(), event)));
        if (lines.isEmpty()) {
            Files.deleteIfExists(file);
            return;
        }
        Files.createDirectories(file.toAbsolutePath().getParent());
        Path next = file.resolveSibling(file.getFileName() + ".next");
        Files.write(next, lines, StandardCharsets.UTF_8);
        Files.move(next, file, StandardCopyOption.REPLACE_EXISTING);
    }

    private static String line(Rules rules, GameEvent event) {
        return switch (event) {
            case GameEvent.Moved(Move move) -> rules.text(move);
            case GameEvent.Touched(Square square) -> "touch " + SquareText.format(rules, square);
            case GameEvent.Adjusting() -> "adjust";
            case GameEvent.Huffed(Square square) -> "huff " + SquareText.format(rules, square);
            case GameEvent.CaptureDemanded() -> "demand";
            case GameEvent.DrawOffered(Side by) -> "offer " + ConstantWord.of(by);
            case GameEvent.DrawAgreed(Side by) -> "agree " + ConstantWord.of(by);
            case GameEvent.DrawDeclined(Side by) -> "decline " + ConstantWord.of(by);
            case GameEvent.CountRequested(Side by) -> "count " + ConstantWord.of(by);
            case GameEvent.Resigned(Side by) -> "resign " + ConstantWord.of(by);
            case GameEvent.TimeRanOut(Side side) -> "time " + ConstantWord.of(side);
        };
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
        int blank = line.indexOf(' ');
        String word = blank < 0 ? line : line.substring(0, blank);
        String rest = blank < 0 ? "" : line.substring(blank + 1);
        try {
            return switch (word) {
                case "touch" -> after(game, new GameEvent.Touched(SquareText.parse(game.rules(), rest)));
                case "adjust" -> after(game, new GameEvent.Adjusting());
                case "huff" -> after(game, new GameEvent.Huffed(SquareText.parse(game.rules(), rest)));
                case "demand" -> after(game, new GameEvent.CaptureDemanded());
                case "offer" -> ofSide(game, rest, GameEvent.DrawOffered::new);
                case "agree" -> ofSide(game, rest, GameEvent.DrawAgreed::new);
                case "decline" -> ofSide(game, rest, GameEvent.DrawDeclined::new);
                case "count" -> ofSide(game, rest, GameEvent.CountRequested::new);
                case "resign" -> ofSide(game, rest, GameEvent.Resigned::new);
                case "time" -> ofSide(game, rest, GameEvent.TimeRanOut::new);
                default -> played(game, game.position(), line);
            };
        } catch (NotationException fault) {
            return Optional.empty();
        }
    }

    private static Optional<Game> ofSide(Game game, String name, Function<Side, GameEvent> event) {
        for (Side side : Side.values()) {
            if (ConstantWord.of(side).equals(name)) {
                return after(game, event.apply(side));
            }
        }
        return Optional.empty();
    }

    private static Optional<Game> played(Game game, Position position, String line) {
        return game.play(MoveText.parse(position, line)) instanceof PlayResult.Played played
                ? Optional.of(played.game())
                : Optional.empty();
    }

    private static Optional<Game> after(Game game, GameEvent event) {
        return game.after(event) instanceof EventResult.Done done ? Optional.of(done.game()) : Optional.empty();
    }
}
