package damiera.notation;

import damiera.rules.EventResult;
import damiera.rules.EventResult.Denial;
import damiera.rules.Game;
import damiera.rules.GameEvent;
import damiera.rules.Move;
import damiera.rules.PlayResult;
import damiera.rules.Refusal;
import damiera.rules.Rules;
import damiera.rules.Side;
import damiera.rules.Square;
import java.util.List;

/**
 * What happens in a game as text, for a game that is kept: a move by its full text, anything else by a word and what it is
 * about, as {@code huff 23}, {@code demand}, {@code offer white}.
 */
public final class EventText {
    private EventText() {}

    /**
     * {@return the text of an event, which {@link #after} reads}
     *
     * @param rules the game in which it happens
     * @param event what happens
     */
    public static String format(Rules rules, GameEvent event) {
        return switch (event) {
            case GameEvent.Moved(Move move) -> rules.text(move);
            case GameEvent.Touched(Square square) -> "touch " + SquareText.format(rules, square);
            case GameEvent.Adjusting() -> "adjust";
            case GameEvent.Huffed(Square square) -> "huff " + SquareText.format(rules, square);
            case GameEvent.CaptureDemanded() -> "demand";
            case GameEvent.DrawOffered(Side by) -> "offer " + name(by);
            case GameEvent.DrawAgreed(Side by) -> "agree " + name(by);
            case GameEvent.DrawDeclined(Side by) -> "decline " + name(by);
            case GameEvent.CountRequested(Side by) -> "count " + name(by);
            case GameEvent.Resigned(Side by) -> "resign " + name(by);
            case GameEvent.TimeRanOut(Side side) -> "time " + name(side);
        };
    }

    /**
     * {@return the game after an event, or why it cannot happen}
     *
     * @param game a game
     * @param text an event of it
     * @throws NotationException if the text is no event
     */
    public static EventResult after(Game game, String text) {
        int blank = text.indexOf(' ');
        String word = blank < 0 ? text : text.substring(0, blank);
        String rest = blank < 0 ? "" : text.substring(blank + 1);
        return switch (word) {
            case "touch" -> game.after(new GameEvent.Touched(SquareText.parse(game.rules(), rest)));
            case "adjust" -> game.after(new GameEvent.Adjusting());
            case "huff" -> game.after(new GameEvent.Huffed(SquareText.parse(game.rules(), rest)));
            case "demand" -> game.after(new GameEvent.CaptureDemanded());
            case "offer" -> game.after(new GameEvent.DrawOffered(side(rest)));
            case "agree" -> game.after(new GameEvent.DrawAgreed(side(rest)));
            case "decline" -> game.after(new GameEvent.DrawDeclined(side(rest)));
            case "count" -> game.after(new GameEvent.CountRequested(side(rest)));
            case "resign" -> game.after(new GameEvent.Resigned(side(rest)));
            case "time" -> game.after(new GameEvent.TimeRanOut(side(rest)));
            default -> moved(game, text);
        };
    }

    private static EventResult moved(Game game, String text) {
        return switch (game.play(MoveText.parse(game.position(), text))) {
            case PlayResult.Played(Game next, Move _) -> new EventResult.Done(next);
            case PlayResult.Refused(Refusal refusal, List<Move> _) ->
                new EventResult.Denied(refusal instanceof Refusal.GameOver ? Denial.GAME_OVER : Denial.ILLEGAL_MOVE);
        };
    }

    private static String name(Side side) {
        return side == Side.WHITE ? "white" : "black";
    }

    private static Side side(String name) {
        return switch (name) {
            case "white" -> Side.WHITE;
            case "black" -> Side.BLACK;
            default -> throw NotationException.at(name, 0, Expected.Thing.MOVE);
        };
    }
}
