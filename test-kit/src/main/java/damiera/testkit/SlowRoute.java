package damiera.testkit;

import damiera.rules.Direction;
import damiera.rules.Piece;
import damiera.rules.Square;
import damiera.rules.SquareSet;
import java.util.ArrayList;
import java.util.List;

/**
 * One way through a whole capture, jump by jump.
 *
 * @param mover    the kind of the piece before it moved
 * @param from     the square left
 * @param jumps    the jumps in order, 1 or more
 * @param promotes whether a man is crowned, on the way or at the end
 */
public record SlowRoute(Piece mover, Square from, List<SlowJump> jumps, boolean promotes) {
    /** Copies the list. */
    public SlowRoute {
        jumps = List.copyOf(jumps);
    }

    /** {@return the square reached} */
    public Square to() {
        return jumps.getLast().landing();
    }

    /** {@return the captured squares in the order of capture} */
    public List<Square> captured() {
        return jumps.stream().map(SlowJump::captured).toList();
    }

    /** {@return the number of kings taken} */
    public int kingsTaken() {
        return (int) jumps.stream().filter(jump -> jump.victim() == Piece.KING).count();
    }

    /** {@return the move that this route makes} */
    public SlowMove move() {
        return new SlowMove(from, to(), SquareSet.of(captured()), promotes);
    }

    /** {@return the directions of the jumps} */
    public List<Direction> directions() {
        return jumps.stream().map(SlowJump::direction).toList();
    }

    /** {@return the square left and every landing square} */
    public List<Square> landings() {
        List<Square> squares = new ArrayList<>(List.of(from));
        jumps.forEach(jump -> squares.add(jump.landing()));
        return squares;
    }

    /**
     * {@return the path as it is written: from; after each jump but the last the landing square where the path turns
     * and the square right behind the piece taken where it does not; the last square}
     */
    public List<Square> path() {
        List<Square> path = new ArrayList<>(List.of(from));
        for (int i = 0; i + 1 < jumps.size(); i++) {
            SlowJump jump = jumps.get(i);
            boolean turns = jumps.get(i + 1).direction() != jump.direction();
            path.add(turns ? jump.landing() : jump.behind());
        }
        path.add(to());
        return path;
    }
}
