package damiera.notation;

import damiera.rules.Rules;
import damiera.rules.Square;
import java.util.Optional;

/** The names of squares, as each game prints them. */
@SuppressWarnings({"DoNotCallSuggester", "ObjectToString"}) // only while it is a stub
public final class SquareText {
    private SquareText() {}

    /**
     * {@return the name of a square in this game}
     *
     * @param rules  the game
     * @param square a square of its board
     */
    public static String format(Rules rules, Square square) {
        throw new UnsupportedOperationException("stub " + rules + square);
    }

    /**
     * {@return the square that a name means in this game, or empty where it means none}
     *
     * @param rules the game
     * @param text  a number or letters, as {@code 32}, {@code 05}, {@code c3}
     */
    public static Optional<Square> find(Rules rules, String text) {
        throw new UnsupportedOperationException("stub " + rules + text);
    }

    /**
     * {@return the square that a name means in this game}
     *
     * @param rules the game
     * @param text  a number or letters, as {@code 32}, {@code 05}, {@code c3}
     * @throws NotationException if it means none
     */
    public static Square parse(Rules rules, String text) {
        throw new UnsupportedOperationException("stub " + rules + text);
    }
}
