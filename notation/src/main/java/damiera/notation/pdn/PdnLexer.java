package damiera.notation.pdn;

import damiera.notation.pdn.PdnTexts.Quotes;
import damiera.notation.pdn.PdnToken.Kind;
import damiera.notation.pdn.PdnToken.State;

/** Cuts a PDN file into words. It knows no rules and never fails: what is no word of PDN becomes {@link Kind#JUNK}. */
final class PdnLexer {
    private static final int LONGEST_WORD = 400;
    private static final String BLANK_ENTITY = "&nbsp;";
    private static final int ESCAPE = 0x1b;

    private final PdnSource source;
    private final PdnTexts texts;
    private int lines;
    private boolean afterMove;
    private String rest = "";
    private TextPlace restPlace = TextPlace.NOWHERE;

    PdnLexer(PdnSource source) {
        this.source = source;
        this.texts = new PdnTexts(source);
    }

    PdnToken next() {
        if (!rest.isEmpty()) {
            String word = rest;
            rest = "";
            boolean says = !PdnWords.isNoise(word) && !PdnWords.isCaptureSign(word);
            return token(says ? Kind.JUNK : Kind.NOISE, word, restPlace);
        }
        boolean glued = skipBlanks();
        TextPlace place = source.place();
        PdnToken token = read(place, glued && afterMove);
        afterMove = token.is(Kind.MOVE) || (token.is(Kind.NAG) && glued);
        return token;
    }

    private PdnToken token(Kind kind, String text, TextPlace place) {
        PdnToken token = new PdnToken(kind, text, "", State.CLOSED, lines, place);
        lines = 0;
        return token;
    }

    /** Skips what says nothing; answers whether there was nothing to skip. */
    private boolean skipBlanks() {
        boolean nothing = true;
        while (true) {
            int c = source.peek();
            if (c == '%' && source.isAtLineStart()) {
                texts.skipLine();
            } else if (c == '\\' && isEscapedBlank(source.peek(1))) {
                lines += source.peek(1) == 'n' ? 1 : 0;
                source.skip(2);
            } else if (c == '&' && isBlankEntity()) {
                source.skip(BLANK_ENTITY.length());
            } else if (c == ESCAPE && terminalSequence() > 0) {
                source.skip(terminalSequence());
            } else if (isBlank(c)) {
                lines += c == '\n' ? 1 : 0;
                source.next();
            } else {
                return nothing;
            }
            nothing = false;
        }
    }

    /** The length of a control sequence of a terminal (ECMA-48, 5.4) with parameters, as in {@code ESC[2J}; 0 for none. */
    private int terminalSequence() {
        int end = 2;
        while (end < PdnSource.LOOKAHEAD && source.peek(end) >= '0' && source.peek(end) <= '?') {
            end++;
        }
        return source.peek(1) == '[' && end > 2 && source.peek(end) >= '@' && source.peek(end) <= '~' ? end + 1 : 0;
    }

    private boolean isBlankEntity() {
        for (int i = 0; i < BLANK_ENTITY.length(); i++) {
            if (source.peek(i) != BLANK_ENTITY.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    /** The two characters backslash and r, n or t, which some programs write for the one they mean. */
    private static boolean isEscapedBlank(int c) {
        return c == 'r' || c == 'n' || c == 't';
    }

    static boolean isBlank(int c) {
        return (c >= 0 && c <= ' ') || c == '\u00a0' || c == '\ufeff' || c == '\u2007' || c == '\u202f' || c == 0x85;
    }

    private PdnToken read(TextPlace place, boolean glued) {
        int c = source.peek();
        return switch (c) {
            case PdnSource.END -> token(Kind.END, "", place);
            case '{' -> readComment(place);
            case ';' -> token(Kind.COMMENT, texts.readLineComment(), place);
            case '[' -> readBracket(place);
            case '(' -> readParenthesis(place);
            case ')' -> single(Kind.CLOSE, place);
            case '}' -> single(Kind.JUNK, place);
            case '$' -> readNag(place);
            case '!', '?' -> token(Kind.NAG, Nags.ofMarks(texts.readMarks()), place);
            case '*' -> readStar(place, glued);
            case '<' -> token(Kind.CAPTURED, texts.readThrough('>'), place);
            case '/' -> readSetup(place);
            case '.', '\u2026' -> readDots(place);
            default -> readWord(place);
        };
    }

    private PdnToken single(Kind kind, TextPlace place) {
        return token(kind, Character.toString((char) source.next()), place);
    }

    private PdnToken readComment(TextPlace place) {
        PdnTexts.Comment comment = texts.readComment();
        PdnToken token = new PdnToken(Kind.COMMENT, comment.text(), "", comment.state(), lines, place);
        lines = 0;
        return token;
    }

    private PdnToken readBracket(TextPlace place) {
        if (source.peek(1) == '%') {
            return readCommand(place);
        }
        PdnTexts.Bracket bracket = texts.readBracket();
        PdnToken token = new PdnToken(
                bracket.quotes() == Quotes.THERE ? Kind.TAG : Kind.LOOSE_TAG,
                bracket.value(),
                bracket.name(),
                bracket.state(),
                lines,
                place);
        lines = 0;
        return token;
    }

    /** {@code [%clk 0:01:02]}: a comment without braces; not closed it is just brackets. */
    private PdnToken readCommand(TextPlace place) {
        String command = texts.readThrough(']');
        if (command.endsWith("]")) {
            return token(Kind.COMMENT, command, place);
        }
        PdnToken token = new PdnToken(Kind.LOOSE_TAG, command.substring(1), "", State.OPEN, lines, place);
        lines = 0;
        return token;
    }

    /** (!?) is a mark, all else opens a variation. */
    private PdnToken readParenthesis(TextPlace place) {
        int end = 1;
        while (end < PdnSource.LOOKAHEAD && (source.peek(end) == '!' || source.peek(end) == '?')) {
            end++;
        }
        if (end == 1 || source.peek(end) != ')') {
            return single(Kind.OPEN, place);
        }
        source.next();
        String marks = texts.readMarks();
        source.next();
        return token(Kind.NAG, Nags.ofMarks(marks), place);
    }

    private PdnToken readNag(TextPlace place) {
        source.next();
        StringBuilder digits = new StringBuilder();
        while (PdnWords.isDigit(source.peek()) && digits.length() < 5) {
            digits.append((char) source.next());
        }
        if (PdnWords.isDigit(source.peek())) {
            digits.setLength(0); // no mark has such a number
            while (PdnWords.isDigit(source.peek())) {
                source.next();
            }
        }
        return token(digits.isEmpty() ? Kind.NOISE : Kind.NAG, digits.toString(), place);
    }

    /** A star glued to a move is a mark (the only move); alone it ends the game. */
    private PdnToken readStar(TextPlace place, boolean glued) {
        source.next();
        return glued ? token(Kind.NAG, Nags.ONLY_MOVE, place) : token(Kind.RESULT, "*", place);
    }

    private PdnToken readSetup(TextPlace place) {
        String fen = texts.readSetup();
        return fen.isEmpty() ? single(Kind.NOISE, place) : token(Kind.SETUP, fen, place);
    }

    private PdnToken readDots(TextPlace place) {
        int dots = 0;
        while (source.peek() == '.' || source.peek() == '\u2026') {
            dots += source.next() == '.' ? 1 : 3;
        }
        return token(dots >= 2 ? Kind.MISSING : Kind.NOISE, "...", place);
    }

    private PdnToken readWord(TextPlace place) {
        StringBuilder word = new StringBuilder();
        while (!endsWord(source.peek()) && word.length() < LONGEST_WORD) {
            appendNext(word);
            if (PdnWords.isNumber(word.toString()) && word.length() < 5 && isDot(source.peek())) {
                return readNumber(word.toString(), place);
            }
        }
        joinAfterBlank(word);
        return classify(word.toString(), place);
    }

    private static boolean isDot(int c) {
        return c == '.' || c == '\u2026';
    }

    private boolean endsWord(int c) {
        return (c == '&' && isBlankEntity()) || c == PdnSource.END || isBlank(c) || "{}()[];$!?*<\\\"".indexOf(c) >= 0;
    }

    private void appendNext(StringBuilder word) {
        if (source.peek() == '&') {
            word.append(texts.readEntity());
        } else {
            word.append(PdnWords.plain(source.next()));
        }
    }

    private PdnToken readNumber(String digits, TextPlace place) {
        int dots = 0;
        while (isDot(source.peek())) {
            dots += source.next() == '.' ? 1 : 3;
        }
        return token(dots >= 2 ? Kind.NUMBER_OF_ANSWER : Kind.NUMBER, digits, place);
    }

    /** Joins what blanks tore apart: {@code 1- 7}, {@code 17 - 22}, {@code 17 -22}. */
    private void joinAfterBlank(StringBuilder word) {
        boolean wants = word.length() > 1
                && Character.isLetterOrDigit(word.charAt(0))
                && PdnWords.isSeparator(word.charAt(word.length() - 1));
        int blanks = blanksAhead();
        if (!wants && PdnWords.isLoneSquare(word.toString()) && PdnWords.isSeparator(source.peek(blanks))) {
            source.skip(blanks);
            word.append((char) source.next());
            wants = true;
            blanks = blanksAhead();
        }
        if (wants && blanks > 0 && Character.isLetterOrDigit(source.peek(blanks))) {
            source.skip(blanks);
            while (!endsWord(source.peek()) && word.length() < LONGEST_WORD) {
                appendNext(word);
            }
        }
    }

    private int blanksAhead() {
        int blanks = 0;
        while (blanks < 3 && isBlank(source.peek(blanks))) {
            blanks++;
        }
        return blanks;
    }

    private PdnToken classify(String word, TextPlace place) {
        if (PdnResults.isResult(word)) {
            return token(Kind.RESULT, PdnResults.standard(word), place);
        }
        if (word.equals("-")) {
            return token(Kind.DASH, word, place);
        }
        if (PdnResults.isForfeit(word)) {
            return token(Kind.NOISE, word, place); // a result only where the game ends
        }
        int length = PdnWords.moveLength(word);
        if (length > 0) {
            rest = word.substring(length);
            restPlace = new TextPlace(place.line(), place.column() + length);
            return token(Kind.MOVE, word.substring(0, length), place);
        }
        if (PdnWords.isCutCapture(word)) {
            return token(Kind.MOVE, word, place);
        }
        if (PdnWords.isNumber(word) && word.length() < 5) {
            return token(Kind.NUMBER, word, place);
        }
        return word.isEmpty()
                ? single(Kind.JUNK, place)
                : token(PdnWords.isNoise(word) ? Kind.NOISE : Kind.JUNK, word, place);
    }
}
