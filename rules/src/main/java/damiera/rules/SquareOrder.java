package damiera.rules;

import java.util.Arrays;

/** The order in which the squares of a game sort within the texts of captures, code point by code point. */
final class SquareOrder {
    private final int[] ranks;

    SquareOrder(Rules rules) {
        int squares = rules.board().squareCount();
        String[] texts = new String[squares];
        for (int index = 0; index < squares; index++) {
            texts[index] = text(rules, index);
        }
        Arrays.sort(texts);
        ranks = new int[squares];
        for (int index = 0; index < squares; index++) {
            ranks[index] = Arrays.binarySearch(texts, text(rules, index));
        }
    }

    /** A name and what follows it: "1x" sorts behind "10x". */
    private static String text(Rules rules, int index) {
        return rules.name(Square.atIndex(index)) + rules.notation().captureSeparator();
    }

    int rank(int index) {
        return ranks[index];
    }
}
