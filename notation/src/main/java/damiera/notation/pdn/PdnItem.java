package damiera.notation.pdn;

import java.util.List;

/** One thing in the movetext of a game. */
public sealed interface PdnItem {
    /**
     * A move, as it was written.
     *
     * @param text  without marks, as {@code 32-28}, {@code gf4}; {@code ...} for a move left out
     * @param nags  what marks and NAGs say of it: {@code !} is 1, {@code ?} 2, {@code *} 7, {@code $n} n
     * @param place where it begins
     */
    record MoveItem(String text, List<Integer> nags, TextPlace place) implements PdnItem {
        /** Copies the list. */
        public MoveItem {
            nags = List.copyOf(nags);
        }

        /** {@return whether a move is left out here} */
        public boolean isMissing() {
            return text.equals("...");
        }
    }

    /**
     * A number before a move.
     *
     * @param number 0 or more
     * @param place  where it begins
     */
    record NumberItem(int number, TextPlace place) implements PdnItem {}

    /**
     * A comment in braces.
     *
     * @param text  without the braces
     * @param place where it begins
     */
    record CommentItem(String text, TextPlace place) implements PdnItem {}

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
