package damiera.notation;

import damiera.rules.Attempt;
import damiera.rules.Move;
import damiera.rules.Position;
import damiera.rules.Side;
import damiera.rules.Square;
import damiera.rules.SquareSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

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
        return reader.reading(rest, this::attempt);
    }

    private Attempt attempt(List<Square> squares) {
        Square to = squares.getLast();
        List<Square> fits = new ArrayList<>();
        for (Move move : position.legalMoves()) {
            boolean fit = isOnFile(move.from()) && move.to().equals(to);
            if (fit && !fits.contains(move.from())) {
                fits.add(move.from());
            }
        }
        if (fits.size() > 1) {
            throw reader.failure(new Expected.OneSquare(names(fits)));
        }
        List<Square> path = new ArrayList<>();
        path.add(fits.isEmpty() ? likelyFrom(to) : fits.getFirst());
        path.addAll(squares);
        return new Attempt(path, Optional.empty(), reader.sign(path.size()));
    }

    private boolean isOnFile(Square square) {
        return position.rules().board().file(square) == file;
    }

    private List<String> names(List<Square> squares) {
        List<String> names = new ArrayList<>();
        for (Square square : squares) {
            names.add(SquareText.format(position.rules(), square));
        }
        return names;
    }

    /** No legal move fits: the piece on that file nearest to the square reached, so that the refusal says why. */
    private Square likelyFrom(Square to) {
        Side mover = position.sideToMove();
        SquareSet own = position.men(mover).or(position.kings(mover));
        Square nearest = null;
        for (Square square : own.squares()) {
            if (isOnFile(square) && (nearest == null || distance(square, to) < distance(nearest, to))) {
                nearest = square;
            }
        }
        if (nearest == null) {
            throw reader.failure(Expected.Thing.FILE_WITH_PIECE);
        }
        return nearest;
    }

    private int distance(Square from, Square to) {
        return Math.abs(
                position.rules().board().rank(from) - position.rules().board().rank(to));
    }
}
