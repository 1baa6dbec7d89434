package damiera.rules;

import damiera.rules.movegen.MoveBuffer;
import damiera.rules.movegen.MutableBoard;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The legal moves of a position, as the move generator finds them, each told as a value. */
final class LegalMoves {
    private record Written(String text, Move move) {}

    private final Position position;
    private final List<Move> moves = new ArrayList<>();
    /** The captures of several pieces, whose routes are still to be found, by the square that they leave. */
    private final Map<Square, List<CaptureGoal>> goals = new TreeMap<>();

    LegalMoves(Position position) {
        this.position = position;
    }

    List<Move> sorted() {
        MutableBoard board = board();
        MoveBuffer buffer = board.newBuffer();
        board.generate(buffer);
        for (int i = 0; i < buffer.size(); i++) {
            add(buffer, i);
        }
        goals.forEach(this::addCaptures);
        return byText();
    }

    private void add(MoveBuffer buffer, int i) {
        Square from = Square.atIndex(buffer.from(i));
        Square to = Square.atIndex(buffer.to(i));
        if (!buffer.isCapture(i)) {
            moves.add(new Step(from, to, buffer.promotes(i)));
            return;
        }
        SquareSet captured = buffer.captured(i);
        if (captured.size() == 1) {
            moves.add(new Capture(List.of(from, to), captured.squares(), buffer.promotes(i)));
        } else {
            goals.computeIfAbsent(from, _ -> new ArrayList<>()).add(new CaptureGoal(to, captured));
        }
    }

    private void addCaptures(Square from, List<CaptureGoal> each) {
        Map<CaptureGoal, Capture> routes = new CaptureRoutes(position).smallest(from, each);
        for (CaptureGoal goal : each) {
            Capture route = routes.get(goal);
            if (route == null) {
                throw new IllegalStateException("a legal capture must have a route, was " + from + " " + goal);
            }
            moves.add(route);
        }
    }

    private List<Move> byText() {
        List<Written> written = new ArrayList<>(moves.size());
        for (Move move : moves) {
            written.add(new Written(position.rules().text(move), move));
        }
        written.sort(Comparator.comparing(Written::text));
        List<Move> sorted = new ArrayList<>(moves.size());
        for (Written each : written) {
            sorted.add(each.move);
        }
        return List.copyOf(sorted);
    }

    private MutableBoard board() {
        MutableBoard board = position.ground().freshBoard();
        board.set(position);
        return board;
    }
}
