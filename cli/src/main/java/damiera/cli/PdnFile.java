package damiera.cli;

import damiera.notation.Printable;
import damiera.notation.pdn.PdnBytes;
import damiera.notation.pdn.PdnFileReplay;
import damiera.notation.pdn.PdnGame;
import damiera.notation.pdn.PdnGuess;
import damiera.notation.pdn.PdnItem;
import damiera.notation.pdn.PdnReader;
import damiera.notation.pdn.PdnReplay;
import damiera.notation.pdn.ReplayedGame;
import damiera.rules.Rules;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;

/** One file of games, read as a stream as often as needed. */
record PdnFile(String name, Messages messages) {
    /**
     * Which game the games of a file are.
     *
     * @param rules   the game
     * @param guessed whether the moves said so
     * @param tags    whether a game of the file whose tags name another game is one of that game
     */
    record Identity(Rules rules, boolean guessed, Tags tags) {}

    /** What the tags of single games are worth. */
    enum Tags {
        BELIEVED,
        /** Somebody told the game. */
        PASSED_OVER
    }

    /** Hands over every game that has a move or a tag, with what of it can be played. */
    void replay(Identity identity, BiConsumer<PdnGame, ReplayedGame> action) {
        Function<PdnGame, ReplayedGame> replay = switch (identity.tags()) {
            case BELIEVED -> new PdnFileReplay(identity.rules())::replay;
            case PASSED_OVER -> new PdnReplay(identity.rules())::replay;
        };
        forEach(game -> action.accept(game, replay.apply(game)));
    }

    private void forEach(Consumer<PdnGame> action) {
        try (Reader text = open()) {
            PdnReader games = new PdnReader(text);
            while (games.hasNext()) {
                PdnGame game = games.next();
                if (counts(game)) {
                    action.accept(game);
                }
            }
        } catch (IOException | UncheckedIOException fault) {
            throw unreadable();
        }
    }

    /** {@return the game that the tags name, or in which most games replay to the end} */
    Identity identify() {
        PdnGuess guess = new PdnGuess();
        try (Reader text = open()) {
            PdnReader games = new PdnReader(text);
            while (games.hasNext() && !guess.isCertain()) {
                guess.add(games.next());
            }
        } catch (IOException | UncheckedIOException fault) {
            throw unreadable();
        }
        return new Identity(guess.rules(), guess.isGuessed(), Tags.BELIEVED);
    }

    private static boolean counts(PdnGame game) {
        return !game.tags().isEmpty() || game.items().stream().anyMatch(PdnItem.MoveItem.class::isInstance);
    }

    private Reader open() throws IOException {
        try {
            return PdnBytes.reader(new BufferedInputStream(Files.newInputStream(Path.of(name)), 1 << 16));
        } catch (InvalidPathException fault) {
            throw new IOException(fault);
        }
    }

    private UsageFault unreadable() {
        return new UsageFault(messages.text("file.unreadable", Printable.cut(name)));
    }
}
