package damiera.notation;

import damiera.rules.Attempt;
import damiera.rules.Move;
import damiera.rules.Position;
import damiera.rules.Refusal;
import damiera.rules.Side;
import damiera.rules.Square;
import damiera.rules.SquareSet;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A move that tells of the square left only the file: {@code gf4}, {@code c:e5}. */
final class ShortMove {
    private final Position position;
    private final MoveTextReader reader;
    private final int file;
    private final List<MoveTextReader.Name> rest;

    ShortMove(Position position, MoveTextReader reader) {
        this.position = position;
        this.reader = reader;
        this.file = reader.readFile();
        this.rest = reader.readNames();
    }

    MoveReading read() {
        return reader.reading(rest, this::reading);
    }

    private MoveReading reading(List<Square> squares) {
        List<Move> fits = new ArrayList<>();
        Set<Square> from = new HashSet<>();
        for (Move move : position.legalMoves()) {
            if (isOnFile(move.from()) && move.to().equals(squares.getLast())) {
                fits.add(move);
                from.add(move.from());
            }
        }
        if (from.size() > 1) {
            return new MoveReading.Refused(new Refusal.Ambiguous(fits), 0);
        }
        Optional<Square> only = from.isEmpty()
                ? likelyFrom(squares.getLast())
                : Optional.of(fits.getFirst().from());
        return only.isEmpty() ? new MoveReading.Refused(new Refusal.NotAMove(), 0) : attempted(only.get(), squares);
    }

    private MoveReading attempted(Square from, List<Square> squares) {
        List<Square> path = new ArrayList<>();
        path.add(from);
        path.addAll(squares);
        return new MoveReading.Attempted(new Attempt(path, Optional.empty(), reader.sign(path.size())));
    }

    private boolean isOnFile(Square square) {
        return position.rules().board().file(square) == file;
    }

    /** No legal move fits: the piece on that file nearest to the square reached, so that the refusal says why. */
    private Optional<Square> likelyFrom(Square to) {
        Side mover = position.sideToMove();
        SquareSet own = position.men(mover).or(position.kings(mover));
        Optional<Square> nearest = Optional.empty();
        for (Square square : own.squares()) {
            if (isOnFile(square) && (nearest.isEmpty() || distance(square, to) < distance(nearest.get(), to))) {
                nearest = Optional.of(square);
            }
        }
        return nearest;
    }

    private int distance(Square from, Square to) {
        return Math.abs(
                position.rules().board().rank(from) - position.rules().board().rank(to));
    }
}
