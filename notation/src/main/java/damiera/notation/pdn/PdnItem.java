package damiera.notation.pdn;

import java.util.ArrayList;
import java.util.List;

/** One thing in the movetext of a game. */
public sealed interface PdnItem {
    /** {@return where it begins} */
    TextPlace place();

    /**
     * A move, as it was written.
     *
     * @param text   without marks, as {@code 32-28}, {@code gf4}
     * @param nags   what marks and NAGs say of it: {@code !} is 1, {@code ?} 2, {@code *} 7, {@code $n} n
     * @param clocks what the clocks show after it; usually one or none
     * @param place  where it begins
     */
    record MoveItem(String text, List<Integer> nags, List<PdnClock> clocks, TextPlace place) implements PdnItem {
        /** Copies the lists. */
        public MoveItem {
            nags = List.copyOf(nags);
            clocks = List.copyOf(clocks);
        }

        /**
         * Makes a move without clocks.
         *
         * @param text  without marks
         * @param nags  what marks and NAGs say of it
         * @param place where it begins
         */
        public MoveItem(String text, List<Integer> nags, TextPlace place) {
            this(text, nags, List.of(), place);
        }

        /**
         * {@return the same move with other text}
         *
         * @param changed without marks
         */
        MoveItem with(String changed) {
            return new MoveItem(changed, nags, clocks, place);
        }

        /**
         * {@return the same move with one more clock}
         *
         * @param clock what it shows
         */
        MoveItem with(PdnClock clock) {
            List<PdnClock> more = new ArrayList<>(clocks);
            more.add(clock);
            return new MoveItem(text, nags, more, place);
        }

        /**
         * {@return the same move with one more NAG}
         *
         * @param nag 0 or more
         */
        MoveItem with(int nag) {
            List<Integer> more = new ArrayList<>(nags);
            more.add(nag);
            return new MoveItem(text, more, clocks, place);
        }
    }

    /**
     * A move left out: {@code ...} or a lone dash.
     *
     * @param place where it begins
     */
    record MissingItem(TextPlace place) implements PdnItem {}

    /**
     * A number before a move.
     *
     * @param number 0 or more
     * @param turn   whose move follows
     * @param place  where it begins
     */
    record NumberItem(int number, Turn turn, TextPlace place) implements PdnItem {}

    /** Whose move a number announces. */
    enum Turn {
        /** {@code 12.}: the move of who began the game. */
        FIRST,
        /** {@code 12...}: the answer. */
        SECOND
    }

    /**
     * A comment in braces.
     *
     * @param text  without the braces, each run of blanks and line ends one blank
     * @param place where it begins
     */
    record CommentItem(String text, TextPlace place) implements PdnItem {}

    /**
     * Text outside braces that is no PDN. Where it stops the reading of a game, it is all that stands behind.
     *
     * @param text  each run of blanks and line ends one blank
     * @param place where it begins
     */
    record TextItem(String text, TextPlace place) implements PdnItem {}

    /**
     * Another way to play, in parentheses; it replaces the move before it.
     *
     * @param items what it is made of
     * @param place where it begins
     */
    record VariationItem(List<PdnItem> items, TextPlace place) implements PdnItem {
        /** Copies the list. */
        public VariationItem {
            items = List.copyOf(items);
        }
    }

    /**
     * A position set up in the text: {@code /FEN "W:W31:B20"/}.
     *
     * @param fen   the FEN
     * @param place where it begins
     */
    record SetupItem(String fen, TextPlace place) implements PdnItem {}
}
