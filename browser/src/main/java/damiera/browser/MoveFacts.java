package damiera.browser;

import damiera.rules.Capture;
import damiera.rules.Move;
import damiera.rules.Position;
import damiera.rules.Rules;
import damiera.rules.Square;
import java.util.List;

/** What a page must know of a move: {@code LegalMove}. */
final class MoveFacts {
    /** Nobody looks for more ways than these; a king among many pieces can have more than a page should carry. */
    private static final int MOST_ROUTES = 200;

    private MoveFacts() {}

    /** All legal moves, each with all its routes. */
    static void writeAll(Json json, Position position, List<Move> moves) {
        json.open('[');
        for (Move move : moves) {
            write(json, position.rules(), move, routes(position, move));
        }
        json.close(']');
    }

    /** A move with the one route that it has been told by. */
    static void write(Json json, Rules rules, Move move) {
        write(json, rules, move, List.of(move));
    }

    private static void write(Json json, Rules rules, Move move, List<? extends Move> routes) {
        json.open('{').key("text").value(rules.text(move));
        json.key("from").value(move.from().number());
        json.key("to").value(move.to().number());
        json.key("promotes").truth(move.promotes());
        json.key("routes").open('[');
        for (Move route : routes) {
            json.open('{').key("path");
            squares(json, route.path());
            json.key("captured");
            squares(json, route.captured());
            json.close('}');
        }
        json.close(']').close('}');
    }

    private static List<? extends Move> routes(Position position, Move move) {
        return move instanceof Capture capture && capture.captured().size() > 1
                ? position.routes(capture, MOST_ROUTES)
                : List.of(move);
    }

    static void squares(Json json, List<Square> squares) {
        json.open('[');
        for (Square square : squares) {
            json.value(square.number());
        }
        json.close(']');
    }
}
