package damiera.notation.pdn;

import damiera.notation.pdn.PdnToken.Kind;

/** The words of a file with one word of lookahead. */
final class PdnTokens {
    private final PdnLexer lexer;
    private PdnToken ahead;

    PdnTokens(PdnLexer lexer) {
        this.lexer = lexer;
        this.ahead = lexer.next();
    }

    PdnToken peek() {
        return ahead;
    }

    PdnToken next() {
        PdnToken token = ahead;
        if (!token.is(Kind.END)) {
            ahead = lexer.next();
        }
        return token;
    }
}
