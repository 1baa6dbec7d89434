package damiera.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** The moves of a game up to one, the newest first, each with the position after it. */
record Ply(Optional<Ply> before, Move move, Position after) {
    static List<Move> moves(Optional<Ply> last) {
        List<Move> moves = new ArrayList<>();
        for (Optional<Ply> ply = last; ply.isPresent(); ply = ply.get().before) {
            moves.add(ply.get().move);
        }
        Collections.reverse(moves);
        return List.copyOf(moves);
    }

    static List<Position> positions(Position start, Optional<Ply> last) {
        List<Position> positions = new ArrayList<>();
        for (Optional<Ply> ply = last; ply.isPresent(); ply = ply.get().before) {
            positions.add(ply.get().after);
        }
        positions.add(start);
        Collections.reverse(positions);
        return List.copyOf(positions);
    }

    Ply withAfter(Position position) {
        return new Ply(before, move, position);
    }
}
