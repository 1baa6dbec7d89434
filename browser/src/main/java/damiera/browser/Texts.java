package damiera.browser;

import damiera.notation.ConstantWord;
import damiera.notation.EventText;
import damiera.notation.Fen;
import damiera.rules.EventResult;
import damiera.rules.Game;
import damiera.rules.Position;
import damiera.rules.Rules;
import damiera.rules.Setup;
import damiera.rules.SetupFault;
import damiera.rules.SetupResult;
import damiera.rules.Side;
import damiera.rules.Square;
import java.util.ArrayList;
import java.util.List;

/** Reads what a page says; what cannot be read is an error of the page. */
final class Texts {
    private Texts() {}

    static List<String> words(String text) {
        return parts(text, ' ');
    }

    static List<String> lines(String text) {
        return parts(text, '\n');
    }

    static List<Square> squares(String text) {
        List<Square> squares = new ArrayList<>();
        for (String number : words(text)) {
            squares.add(new Square(Integer.parseInt(number)));
        }
        return squares;
    }

    private static List<String> parts(String text, char separator) {
        List<String> parts = new ArrayList<>();
        int from = 0;
        while (from < text.length()) {
            int to = text.indexOf(separator, from);
            int end = to < 0 ? text.length() : to;
            if (end > from) {
                parts.add(text.substring(from, end));
            }
            from = end + 1;
        }
        return parts;
    }

    static Side side(String name) {
        for (Side side : Side.values()) {
            if (ConstantWord.of(side).equals(name)) {
                return side;
            }
        }
        throw new IllegalArgumentException("side must be white or black, was " + name);
    }

    static Game game(Rules rules, String fen, String events) {
        Game game = fen.isEmpty() ? Game.start(rules) : from(rules, Fen.parse(rules, fen));
        for (String event : lines(events)) {
            game = after(game, event);
        }
        return game;
    }

    static Game after(Game game, String event) {
        return switch (EventText.after(game, event)) {
            case EventResult.Done(Game next) -> next;
            case EventResult.Denied(EventResult.Denial reason) ->
                throw new IllegalArgumentException(
                        "event must be possible, was " + event + ": " + ConstantWord.of(reason));
        };
    }

    private static Game from(Rules rules, Setup setup) {
        return switch (Position.of(rules, setup, SetupFault.ALL_WAIVERS)) {
            case SetupResult.Valid(Position position) -> Game.from(position, setup.quietPlies());
            case SetupResult.Invalid(List<SetupFault> faults) ->
                throw new IllegalArgumentException("position must be playable, was " + faults);
        };
    }
}
