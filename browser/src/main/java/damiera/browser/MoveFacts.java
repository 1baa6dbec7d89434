package damiera.browser;

import damiera.notation.json.JsonWriter;
import damiera.rules.Capture;
import damiera.rules.Move;
import damiera.rules.Position;
import damiera.rules.Promotion;
import damiera.rules.Rules;
import damiera.rules.Square;
import java.util.List;

/** What a page must know of a move: {@code LegalMove}. */
final class MoveFacts {
    /** Nobody looks for more ways than these; a king among many pieces can have more than a page should carry. */
    private static final int MOST_ROUTES = 200;

    private MoveFacts() {}

    /** All legal moves, each with all its routes. */
    static void writeAll(JsonWriter json, Position position, List<Move> moves) {
        json.openArray();
        for (Move move : moves) {
            write(json, position, move, routes(position, move));
        }
        json.closeArray();
    }

    /** A move of a position with the one route that it is told by. */
    static void write(JsonWriter json, Position position, Move move) {
        write(json, position, move, List.of(move));
    }

    private static void write(JsonWriter json, Position position, Move move, List<? extends Move> routes) {
        json.openObject().member("text", position.rules().text(move));
        json.member("from", move.from().number());
        json.member("to", move.to().number());
        json.member("promotes", move.promotes());
        json.name("routes").openArray();
        for (Move route : routes) {
            json.openObject().name("path");
            squares(json, route.path());
            json.name("captured");
            squares(json, route.captured());
            json.member("crowned", move.promotes() ? crowned(position, route.path()) : 0);
            json.closeObject();
        }
        json.closeArray().closeObject();
    }

    /** The landing, from 1, on which the man of a move that promotes becomes a king. */
    private static int crowned(Position position, List<Square> path) {
        Rules rules = position.rules();
        int last = path.size() - 1;
        if (rules.man().promotion() != Promotion.CONTINUE_AS_KING) {
            return last;
        }
        int far = rules.board().promotionRank(position.sideToMove());
        int landing = 1;
        while (landing < last && rules.board().rank(path.get(landing)) != far) {
            landing++;
        }
        return landing;
    }

    private static List<? extends Move> routes(Position position, Move move) {
        return move instanceof Capture capture && capture.captured().size() > 1
                ? position.routes(capture, MOST_ROUTES)
                : List.of(move);
    }

    static void squares(JsonWriter json, List<Square> squares) {
        json.openArray();
        for (Square square : squares) {
            json.number(square.number());
        }
        json.closeArray();
    }
}
