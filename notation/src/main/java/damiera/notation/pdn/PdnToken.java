package damiera.notation.pdn;

/**
 * A word of a PDN file.
 *
 * @param kind  what it is
 * @param text  its text; of a tag the value, of a number the digits
 * @param name  of a tag its name, else empty
 * @param state whether a comment or brackets are closed as they should be
 * @param lines how many line ends stand before it, counted from the word before
 * @param place where it begins
 */
record PdnToken(Kind kind, String text, String name, State state, int lines, TextPlace place) {
    enum Kind {
        /** A tag with its value in quotes. */
        TAG,
        /** Square brackets without a name and quotes: a tag only in the tag section. */
        LOOSE_TAG,
        /** 12. */
        NUMBER,
        /** 12... */
        NUMBER_OF_ANSWER,
        MOVE,
        /** The captured squares of the move before: {@code <42,29>}. */
        CAPTURED,
        /** ... for a move left out. */
        MISSING,
        /** A lone dash: a move left out, or an unknown result. */
        DASH,
        RESULT,
        COMMENT,
        /** Text outside braces, or a mark that does not belong there. */
        JUNK,
        NAG,
        OPEN,
        CLOSE,
        SETUP,
        /** Signs of no meaning here: {@code +=}. */
        NOISE,
        END
    }

    /** How something that is opened ends. */
    enum State {
        CLOSED,
        /** It is closed, but was opened twice. */
        NESTED,
        /** It is not closed. */
        OPEN
    }

    boolean is(Kind other) {
        return kind == other;
    }

    /** The word much as it was written; blanks within it may be others. */
    String source() {
        return switch (kind) {
            case TAG -> "[" + name + " \"" + text + "\"]";
            case LOOSE_TAG ->
                "[" + name + (name.isEmpty() || text.isEmpty() ? "" : " ") + text + (state == State.OPEN ? "" : "]");
            case NUMBER -> text + ".";
            case NUMBER_OF_ANSWER -> text + "...";
            case COMMENT -> "{" + text + "}";
            case NAG -> Nags.text(Integer.parseInt(text));
            case SETUP -> "/FEN \"" + text + "\"/";
            case MOVE, CAPTURED, MISSING, DASH, RESULT, JUNK, OPEN, CLOSE, NOISE, END -> text;
        };
    }
}
