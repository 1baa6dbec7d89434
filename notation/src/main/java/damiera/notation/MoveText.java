package damiera.notation;

import damiera.rules.Attempt;
import damiera.rules.Move;
import damiera.rules.Position;
import damiera.rules.Rules;
import java.util.List;

/** Moves as text, in the forms that people and programs write. */
@SuppressWarnings({"DoNotCallSuggester", "ObjectToString"}) // only while it is a stub
public final class MoveText {
    private MoveText() {}

    /**
     * {@return the legal moves with their texts, sorted by text, code point by code point}
     *
     * @param position any position
     */
    public static List<WrittenMove> legalMoves(Position position) {
        throw new UnsupportedOperationException("stub " + position);
    }

    /**
     * {@return the full text of a move with the route that stands: of several routes the one with the smallest text}
     *
     * @param position where the move is legal
     * @param move     a legal move
     */
    public static WrittenMove write(Position position, Move move) {
        throw new UnsupportedOperationException("stub " + position + move);
    }

    /**
     * {@return the full text of a move, as {@code 29x22x13x6}; of several routes the smallest text by code point}
     *
     * @param position where the move is legal
     * @param move     a legal move
     */
    public static String format(Position position, Move move) {
        return write(position, move).text();
    }

    /**
     * {@return the text of exactly this route, without a look for others}
     *
     * @param rules the game
     * @param move  any move on its board
     */
    public static String route(Rules rules, Move move) {
        throw new UnsupportedOperationException("stub " + rules + move);
    }

    /**
     * {@return the text that PDN writes: from and to only, the full text where that is ambiguous}
     *
     * @param position where the move is legal
     * @param move     a legal move
     */
    public static String pdn(Position position, Move move) {
        throw new UnsupportedOperationException("stub " + position + move);
    }

    /**
     * {@return the text of the Hub protocol: {@code 32-28}, {@code 28x19x23} (from, to, captured squares ascending)}
     *
     * @param rules the game
     * @param move  any move on its board
     */
    public static String hub(Rules rules, Move move) {
        throw new UnsupportedOperationException("stub " + rules + move);
    }

    /**
     * {@return from and to without a separator: two digits each, or letters: {@code 3228}, {@code a3b4}}
     *
     * @param rules the game
     * @param move  any move on its board
     */
    public static String compact(Rules rules, Move move) {
        throw new UnsupportedOperationException("stub " + rules + move);
    }

    /**
     * {@return what a text attempts, by itself: every form but short letters ({@code gf4})}
     *
     * @param rules the game, which names the squares
     * @param text  as {@code 32-28}, {@code 32x23x14}, {@code c3:e5}, {@code 3228}, {@code a3b4},
     *              {@code 47x36 <42,29>}
     * @throws NotationException if it is no move text
     */
    public static Attempt parse(Rules rules, String text) {
        throw new UnsupportedOperationException("stub " + rules + text);
    }

    /**
     * {@return what a text attempts in a position, short letters ({@code gf4}) included}
     *
     * @param position where it is tried
     * @param text     as for {@link #parse(Rules, String)}, or as {@code gf4}
     * @throws NotationException if it is no move text
     */
    public static Attempt parse(Position position, String text) {
        throw new UnsupportedOperationException("stub " + position + text);
    }

    /**
     * {@return what a Hub move attempts: the first two squares are from and to, the others captured}
     *
     * @param rules the game
     * @param text  as {@code 28x19x23}
     * @throws NotationException if it is no move text
     */
    public static Attempt parseHub(Rules rules, String text) {
        throw new UnsupportedOperationException("stub " + rules + text);
    }
}
