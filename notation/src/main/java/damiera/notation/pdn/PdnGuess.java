package damiera.notation.pdn;

import damiera.rules.Rules;
import java.util.Optional;

/**
 * Finds out which game the games of a file are: the one that a GameType or Variant tag names if the first 20 games
 * replay under it, else the one in which most replay to the end, ties in the order of the list of games. Give it every
 * game of the file, or stop when it is {@link #isCertain()}.
 */
@SuppressWarnings({"DoNotCallSuggester", "ObjectToString"}) // only while it is a stub
public final class PdnGuess {
    /** Starts without knowing anything. */
    public PdnGuess() {}

    /**
     * Takes one more game into account.
     *
     * @param game the next game of the file
     */
    public void add(PdnGame game) {
        throw new UnsupportedOperationException("stub " + game);
    }

    /** {@return whether further games cannot change the answer} */
    public boolean isCertain() {
        throw new UnsupportedOperationException("stub");
    }

    /** {@return the game} */
    public Rules rules() {
        throw new UnsupportedOperationException("stub");
    }

    /** {@return whether no tag named it rightly, so that it was found by replaying} */
    public boolean isGuessed() {
        throw new UnsupportedOperationException("stub");
    }

    /**
     * {@return the game that the tags of one game name, if they do}
     *
     * @param game as it was read
     */
    public static Optional<Rules> named(PdnGame game) {
        throw new UnsupportedOperationException("stub " + game);
    }
}
