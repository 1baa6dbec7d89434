package damiera.notation;

import damiera.rules.Position;
import damiera.rules.Rules;
import damiera.rules.Setup;

/** Positions as text: {@code W:W31-50:B1-20}. Read leniently, written strictly. */
@SuppressWarnings({"DoNotCallSuggester", "ObjectToString"}) // only while it is a stub
public final class Fen {
    private Fen() {}

    /**
     * {@return what a FEN tells; squares that do not exist are kept as {@link Setup#unknownSquares()}}
     *
     * @param rules the game, which names the squares
     * @param text  the FEN in any of its forms
     * @throws NotationException if it is no FEN
     */
    public static Setup parse(Rules rules, String text) {
        throw new UnsupportedOperationException("stub " + rules + text);
    }

    /**
     * {@return the strict FEN of a position: no blanks, no ranges, White first, squares in the order of their names}
     *
     * @param position any position
     */
    public static String format(Position position) {
        throw new UnsupportedOperationException("stub " + position);
    }

    /**
     * {@return the strict FEN of a setup; {@code ?} where no side to move is told}
     *
     * @param rules the game, which names the squares
     * @param setup any setup; a piece outside the board is left out
     */
    public static String format(Rules rules, Setup setup) {
        throw new UnsupportedOperationException("stub " + rules + setup);
    }

    /**
     * {@return the FEN of the start of a game}
     *
     * @param rules the game
     */
    public static String start(Rules rules) {
        return format(Position.start(rules));
    }
}
