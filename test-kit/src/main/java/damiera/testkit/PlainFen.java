package damiera.testkit;

import damiera.rules.Piece;
import damiera.rules.Placed;
import damiera.rules.Rules;
import damiera.rules.Side;
import damiera.rules.Square;
import java.util.ArrayList;
import java.util.List;

/**
 * The plain form of FEN that the facts from outside use, {@code W:WK3,21-32:B1-12}, so that the slow generator can be
 * tested without the reader of the notation module.
 */
public final class PlainFen {
    private PlainFen() {}

    /**
     * {@return the position}
     *
     * @param rules the game
     * @param fen   side to move, then the two lists, in either order, or {@code start}
     */
    public static SlowPosition parse(Rules rules, String fen) {
        if (fen.equals("start")) {
            return SlowPosition.start(rules);
        }
        List<Placed> pieces = new ArrayList<>();
        String[] parts = fen.split(":", -1);
        for (int i = 1; i < parts.length; i++) {
            addList(rules, parts[i], pieces);
        }
        return SlowPosition.of(rules, pieces, side(parts[0]));
    }

    private static Side side(String letter) {
        return switch (letter) {
            case "W" -> Side.WHITE;
            case "B" -> Side.BLACK;
            default -> throw new IllegalArgumentException("side must be W or B, was " + letter);
        };
    }

    private static void addList(Rules rules, String list, List<Placed> pieces) {
        Side side = side(list.substring(0, 1));
        for (String text : list.substring(1).split(",", -1)) {
            Piece piece = text.startsWith("K") ? Piece.KING : Piece.MAN;
            String squares = piece == Piece.KING ? text.substring(1) : text;
            if (!squares.isEmpty()) {
                range(rules, squares).forEach(square -> pieces.add(new Placed(side, piece, square)));
            }
        }
    }

    private static List<Square> range(Rules rules, String text) {
        int dash = text.indexOf('-');
        if (dash < 0) {
            return List.of(PrintedSquares.parse(rules, text));
        }
        List<Square> squares = new ArrayList<>();
        int last = Integer.parseInt(text.substring(dash + 1));
        for (int number = Integer.parseInt(text.substring(0, dash)); number <= last; number++) {
            squares.add(PrintedSquares.parse(rules, String.valueOf(number)));
        }
        return squares;
    }
}
