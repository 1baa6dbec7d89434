package damiera.notation.pdn;

import java.io.Reader;
import java.io.StringReader;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Optional;

/**
 * Reads the games of a file one by one, in memory that does not grow with their number. A game is anything with a move
 * or a tag; what stands between games and is neither is passed over. Not safe for use by several threads. Failing to
 * read the source throws {@link java.io.UncheckedIOException}.
 */
public final class PdnReader implements Iterator<PdnGame> {
    private final PdnGames games;
    private Optional<PdnGame> ready = Optional.empty();

    /**
     * Starts reading.
     *
     * @param source the text; the caller closes it
     */
    public PdnReader(Reader source) {
        games = new PdnGames(new PdnTokens(new PdnLexer(new PdnSource(source))));
    }

    /**
     * {@return a reader of a text in memory}
     *
     * @param text any text
     */
    public static PdnReader of(String text) {
        return new PdnReader(new StringReader(text));
    }

    @Override
    public boolean hasNext() {
        while (ready.isEmpty() && games.hasMore()) {
            ready = games.read();
        }
        return ready.isPresent();
    }

    @Override
    public PdnGame next() {
        if (!hasNext()) {
            throw new NoSuchElementException("no further game");
        }
        PdnGame game = ready.orElseThrow();
        ready = Optional.empty();
        return game;
    }
}
