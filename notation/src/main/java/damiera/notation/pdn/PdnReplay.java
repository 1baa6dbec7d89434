package damiera.notation.pdn;

import damiera.rules.Rules;

/** Plays games of a file under the rules of one game. Immutable; compiled tables are shared between games. */
@SuppressWarnings({"DoNotCallSuggester", "ObjectToString"}) // only while it is a stub
public final class PdnReplay {
    /**
     * Prepares for one game.
     *
     * @param rules the game
     */
    public PdnReplay(Rules rules) {
        throw new UnsupportedOperationException("stub " + rules);
    }

    /**
     * {@return what of the main line can be played}
     *
     * @param game as it was read
     */
    public ReplayedGame replay(PdnGame game) {
        throw new UnsupportedOperationException("stub " + game);
    }
}
