package damiera.rules;

import damiera.rules.movegen.MoveBuffer;
import damiera.rules.movegen.MutableBoard;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The legal moves of a position, as the move generator finds them, each told as a value. */
final class LegalMoves {
    private record Written(String text, Move move) {}

    private final Position position;
    private final CaptureRoutes routes;

    LegalMoves(Position position) {
        this.position = position;
        this.routes = new CaptureRoutes(position);
    }

    List<Move> sorted() {
        MutableBoard board = board();
        MoveBuffer buffer = board.newBuffer();
        board.generate(buffer);
        List<Written> written = new ArrayList<>(buffer.size());
        for (int i = 0; i < buffer.size(); i++) {
            Move move = move(buffer, i);
            written.add(new Written(position.rules().text(move), move));
        }
        written.sort(Comparator.comparing(Written::text));
        return moves(written);
    }

    private static List<Move> moves(List<Written> written) {
        List<Move> moves = new ArrayList<>(written.size());
        for (Written each : written) {
            moves.add(each.move);
        }
        return List.copyOf(moves);
    }

    private MutableBoard board() {
        MutableBoard board = position.ground().freshBoard();
        board.set(position);
        return board;
    }

    private Move move(MoveBuffer buffer, int i) {
        Square from = Square.atIndex(buffer.from(i));
        Square to = Square.atIndex(buffer.to(i));
        if (!buffer.isCapture(i)) {
            return new Step(from, to, buffer.promotes(i));
        }
        SquareSet captured = new SquareSet(buffer.capturedLow(i), buffer.capturedHigh(i));
        return captured.size() == 1
                ? new Capture(List.of(from, to), captured.squares(), buffer.promotes(i))
                : routes.smallest(from, to, captured);
    }
}
