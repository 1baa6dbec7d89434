package damiera.notation;

import damiera.rules.Attempt;
import damiera.rules.Move;
import damiera.rules.Position;
import damiera.rules.Refusal;
import damiera.rules.Resolution;
import damiera.rules.Rules;
import java.util.ArrayList;
import java.util.List;

/**
 * Moves as text, in the forms that people and programs write. A move's full text is the square left, then every square
 * where the path turns and, where it does not, the square right behind the piece just taken, then the square reached.
 */
public final class MoveText {
    private MoveText() {}

    /**
     * {@return the legal moves with their texts, sorted by text, code point by code point}
     *
     * @param position any position
     */
    public static List<WrittenMove> legalMoves(Position position) {
        List<WrittenMove> written = new ArrayList<>();
        for (Move move : position.legalMoves()) {
            written.add(new WrittenMove(position.rules().text(move), move));
        }
        return written;
    }

    /**
     * {@return the full text of a move with the route that stands: of several routes the one with the smallest text}
     *
     * @param position where the move is legal
     * @param move     a legal move
     * @throws IllegalArgumentException when it is not legal
     */
    public static WrittenMove write(Position position, Move move) {
        for (Move legal : position.legalMoves()) {
            if (legal.sameEffectAs(move)) {
                return new WrittenMove(position.rules().text(legal), legal);
            }
        }
        throw new IllegalArgumentException(
                "move must be legal, was " + position.rules().text(move));
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
     * {@return the text that PDN writes: from and to only, the full text where that is ambiguous}
     *
     * @param position where the move is legal
     * @param move     a legal move
     */
    public static String pdn(Position position, Move move) {
        for (Move other : position.legalMoves()) {
            boolean sameEnds = other.from().equals(move.from()) && other.to().equals(move.to());
            if (sameEnds && !other.sameEffectAs(move)) {
                return format(position, move);
            }
        }
        Rules rules = position.rules();
        return SquareText.format(rules, move.from()) + separator(rules, move) + SquareText.format(rules, move.to());
    }

    private static char separator(Rules rules, Move move) {
        boolean quiet = move.captured().isEmpty();
        return quiet ? rules.notation().quietSeparator() : rules.notation().captureSeparator();
    }

    /**
     * {@return the text of the Hub protocol: {@code 32-28}, {@code 28x19x23} (from, to, captured squares ascending)};
     * squares are numbers, 1 at the top left, or at a1 on an orthogonal board
     *
     * @param rules the game
     * @param move  any move on its board
     */
    public static String hub(Rules rules, Move move) {
        return HubSquares.format(rules.board(), move);
    }

    /**
     * {@return from and to without a separator: two digits each, or letters: {@code 3228}, {@code a3b4}}
     *
     * @param rules the game
     * @param move  any move on its board
     */
    public static String compact(Rules rules, Move move) {
        return twoDigits(SquareText.format(rules, move.from())) + twoDigits(SquareText.format(rules, move.to()));
    }

    private static String twoDigits(String square) {
        return square.length() == 1 ? "0" + square : square;
    }

    /**
     * {@return what a text attempts, by itself: every form but those that need a position}
     *
     * @param rules the game, which names the squares
     * @param text  as {@code 32-28}, {@code 32x23x14}, {@code c3:e5}, {@code 3228}, {@code a3b4},
     *              {@code 47x36 <42,29>}
     * @throws NotationException if it is no move text, or names a square that the board has not
     */
    public static Attempt parse(Rules rules, String text) {
        return attempt(rules, text, new MoveTextReader(rules, text).read());
    }

    /**
     * {@return what a text attempts in a position: short letters ({@code gf4}) and the order of the Hub protocol
     * ({@code 32x14x28x23}: from, to, captured) included}
     *
     * @param position where it is tried
     * @param text     as for {@link #parse(Rules, String)}, as {@code gf4}, or as {@code 32x14x28x23}, in the names of
     *                 squares that the game has
     * @throws NotationException if it is no move text, or one that attempts nothing
     */
    public static Attempt parse(Position position, String text) {
        return attempt(position.rules(), text, read(position, text));
    }

    /**
     * {@return what a text attempts in a position, or why it attempts nothing}
     *
     * @param position where it is tried
     * @param text     as for {@link #parse(Position, String)}
     * @throws NotationException if it is no move text
     */
    public static MoveReading read(Position position, String text) {
        MoveTextReader reader = new MoveTextReader(position.rules(), text);
        MoveReading reading = reader.isShort() ? new ShortMove(position, reader).read() : reader.read();
        return reading instanceof MoveReading.Attempted(Attempt attempt)
                ? new MoveReading.Attempted(HubForm.inOrderOfPath(position, attempt))
                : reading;
    }

    private static Attempt attempt(Rules rules, String text, MoveReading reading) {
        return switch (reading) {
            case MoveReading.Attempted(Attempt attempt) -> attempt;
            case MoveReading.Refused(Refusal.NotASquare _, int offset) ->
                throw NotationException.at(text, offset, SquareText.expected(rules));
            case MoveReading.Refused(Refusal.Ambiguous(List<Move> moves), int offset) ->
                throw NotationException.at(text, offset, new Expected.OneSquare(from(rules, moves)));
            case MoveReading.Refused(Refusal _, int offset) ->
                throw NotationException.at(text, offset, Expected.Thing.FILE_WITH_PIECE);
        };
    }

    private static List<String> from(Rules rules, List<Move> moves) {
        List<String> names = new ArrayList<>();
        for (Move move : moves) {
            String name = SquareText.format(rules, move.from());
            if (!names.contains(name)) {
                names.add(name);
            }
        }
        return names;
    }

    /**
     * {@return what comes of a text in a position: the one legal move that it means, or why there is none}
     *
     * @param position where it is tried
     * @param text     as for {@link #parse(Position, String)}
     * @throws NotationException if it is no move text
     */
    public static Resolution resolve(Position position, String text) {
        return switch (read(position, text)) {
            case MoveReading.Attempted(Attempt attempt) -> position.resolve(attempt);
            case MoveReading.Refused(Refusal refusal, int _) -> {
                List<Move> legal = position.legalMoves();
                yield new Resolution.Refused(legal.isEmpty() ? new Refusal.GameOver() : refusal, legal);
            }
        };
    }

    /**
     * {@return what a Hub move attempts: the first two squares are from and to, the others captured}
     *
     * @param rules the game
     * @param text  as {@code 28x19x23}
     * @throws NotationException if it is no move text
     */
    public static Attempt parseHub(Rules rules, String text) {
        return HubSquares.parse(rules.board(), text);
    }
}
