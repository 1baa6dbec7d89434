package damiera.cli;

import damiera.notation.Printable;
import damiera.notation.pdn.PdnBytes;
import damiera.notation.pdn.PdnGame;
import damiera.notation.pdn.PdnGuess;
import damiera.notation.pdn.PdnItem;
import damiera.notation.pdn.PdnReader;
import damiera.rules.Rules;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.function.Consumer;

/** One file of games, read as a stream as often as needed. */
record PdnFile(String name, Messages messages) {
    /** Which game the games of a file are. */
    record Identity(Rules rules, boolean guessed) {}

    /** Hands over every game that has a move or a tag. */
    void forEach(Consumer<PdnGame> action) {
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
        return new Identity(guess.rules(), guess.isGuessed());
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
