package damiera.notation.pdn;

import damiera.notation.pdn.PdnToken.Kind;
import java.util.Optional;

/** Puts words together to games. A game ends at its result, at the tags of the next game, or at the end of the file. */
final class PdnGames {
    private final PdnTokens tokens;
    private PdnGameBuilder game = new PdnGameBuilder(TextPlace.NOWHERE);

    PdnGames(PdnTokens tokens) {
        this.tokens = tokens;
    }

    boolean hasMore() {
        return !tokens.peek().is(Kind.END);
    }

    /** The next game; empty where the words up to its end hold neither a move nor a tag. */
    Optional<PdnGame> read() {
        game = new PdnGameBuilder(tokens.peek().place());
        while (hasMore() && !beginsNextGame(tokens.peek())) {
            if (endsGame(tokens.next())) {
                readCommentBehindResult();
                break;
            }
        }
        return game.hasMoveOrTag() ? Optional.of(game.build()) : Optional.empty();
    }

    private boolean beginsNextGame(PdnToken token) {
        if (token.is(Kind.TAG)) {
            return game.hasMoves()
                    || (game.hasTag(token) && (token.lines() > 1 || token.name().equals("FEN")));
        }
        return token.is(Kind.NUMBER) && token.text().equals("1") && token.lines() > 1 && game.isPastMoveOne();
    }

    /** Takes one word in; answers whether the game is over with it. */
    private boolean endsGame(PdnToken token) {
        if (game.isStopped() && !token.is(Kind.RESULT)) {
            game.addRest(token);
            return false;
        }
        switch (token.kind()) {
            case TAG -> game.addTag(token);
            case LOOSE_TAG -> game.addLooseTag(token);
            case NUMBER, NUMBER_OF_ANSWER -> game.addNumber(token);
            case MOVE -> {
                if (isLastWord() && game.isResultTag(token.text())) {
                    game.end(token.text());
                    return true;
                }
                game.addMove(token);
            }
            case CAPTURED -> game.addCaptured(token);
            case MISSING -> game.addMissing(token);
            case DASH -> {
                return endsWithDash(token);
            }
            case RESULT -> {
                return game.endsWith(token);
            }
            case COMMENT -> game.addComment(token);
            case NAG -> game.addNag(token);
            case OPEN -> game.open(token);
            case CLOSE -> game.close(token);
            case SETUP -> game.addSetup(token);
            case NOISE -> {
                return endsWithSigns(token);
            }
            case JUNK -> game.addText(token);
            case END -> {
                // the loop ends before
            }
        }
        return false;
    }

    private boolean isLastWord() {
        PdnToken ahead = tokens.peek();
        boolean beginsAnew = ahead.is(Kind.NUMBER) && ahead.text().equals("1") && game.hasMoves();
        return ahead.is(Kind.TAG) || ahead.is(Kind.END) || (beginsAnew && !game.isInVariation());
    }

    /** A lone dash is a move left out, but a result that nobody knows where the game ends. */
    private boolean endsWithDash(PdnToken token) {
        if (isLastWord() || tokens.peek().is(Kind.RESULT)) {
            return game.endsWith(token);
        }
        game.addMissing(token);
        return false;
    }

    /** Plus and minus are a result where the game ends. */
    private boolean endsWithSigns(PdnToken token) {
        if (PdnResults.isForfeit(token.text()) && isLastWord()) {
            return game.endsWith(token);
        }
        game.warn(token, new PdnReason.StraySigns(token.text()));
        return false;
    }

    private void readCommentBehindResult() {
        while (tokens.peek().is(Kind.COMMENT) && tokens.peek().lines() == 0) {
            game.addComment(tokens.next());
        }
    }
}
