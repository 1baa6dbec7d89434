package damiera.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A board in the middle of a capture: the capturing piece is lifted, and some pieces are taken. */
final class LeapBoard {
    private final Rules rules;
    private final Neighbours neighbours;
    private final Side side;
    private final SquareSet enemyMen;
    private final SquareSet enemyKings;
    private final boolean[] occupied;
    private SquareSet taken = SquareSet.EMPTY;

    /**
     * The board of a position with one piece lifted.
     *
     * @param rules    by which to capture: those of the position, or looser ones on the same board
     * @param position where
     * @param lifted   a square with a piece of the side to move
     */
    LeapBoard(Rules rules, Position position, Square lifted) {
        this.rules = rules;
        this.neighbours = position.ground().neighbours();
        this.side = position.sideToMove();
        this.enemyMen = position.men(side.opponent());
        this.enemyKings = position.kings(side.opponent());
        this.occupied = new boolean[rules.board().squareCount()];
        for (Square square : position.pieces(side).or(enemyMen).or(enemyKings).squares()) {
            occupied[square.index()] = !square.equals(lifted);
        }
    }

    void take(int victim) {
        taken = taken.with(Square.atIndex(victim));
        occupied[victim] = rules.capture().removal() == Removal.AFTER_MOVE;
    }

    void putBack(int victim) {
        taken = taken.without(Square.atIndex(victim));
        occupied[victim] = true;
    }

    SquareSet taken() {
        return taken;
    }

    /** Whether a man that lands here is crowned if it ends here. */
    boolean crowns(int landing) {
        Board board = rules.board();
        return board.rank(Square.atIndex(landing)) == board.promotionRank(side);
    }

    /** Every jump of a piece that stands here, {@code last} being the direction of the jump that brought it. */
    List<Leap> leaps(int at, Piece piece, Optional<Direction> last) {
        List<Leap> leaps = new ArrayList<>();
        for (Direction direction : directions(piece).each()) {
            if (rules.capture().reversal() == Reversal.ALLOWED || !isBack(direction, last)) {
                leap(at, piece, direction).ifPresent(leaps::add);
            }
        }
        return leaps;
    }

    private Directions directions(Piece piece) {
        return piece == Piece.MAN ? rules.man().captures() : rules.king().captures();
    }

    private static boolean isBack(Direction direction, Optional<Direction> last) {
        return last.isPresent() && direction.isOppositeOf(last.get());
    }

    private Optional<Leap> leap(int at, Piece piece, Direction direction) {
        int victim = firstBefore(at, piece, direction);
        if (victim == Neighbours.NOWHERE || !isVictim(victim, piece)) {
            return Optional.empty();
        }
        List<Integer> landings = behind(victim, piece, direction);
        return landings.isEmpty()
                ? Optional.empty()
                : Optional.of(new Leap(victim, enemyKings.contains(Square.atIndex(victim)), direction, landings));
    }

    /** The square on which a piece would be jumped, be it one or not. */
    private int firstBefore(int at, Piece piece, Direction direction) {
        int next = neighbours.next(side, direction, at);
        while (flies(piece) && isFree(next)) {
            next = neighbours.next(side, direction, next);
        }
        return next;
    }

    private boolean isVictim(int index, Piece piece) {
        Square square = Square.atIndex(index);
        boolean menOnly = piece == Piece.MAN && rules.man().targets() == Targets.MEN_ONLY;
        return !taken.contains(square) && (enemyMen.contains(square) || !menOnly && enemyKings.contains(square));
    }

    private List<Integer> behind(int victim, Piece piece, Direction direction) {
        List<Integer> landings = new ArrayList<>();
        boolean far = flies(piece) && !landsDirectlyBehind();
        int next = neighbours.next(side, direction, victim);
        while (isFree(next) && (far || landings.isEmpty())) {
            landings.add(next);
            next = neighbours.next(side, direction, next);
        }
        return landings;
    }

    private boolean isFree(int index) {
        return index != Neighbours.NOWHERE && !occupied[index];
    }

    private boolean flies(Piece piece) {
        return piece == Piece.KING && rules.king().range() instanceof KingRange.Flying;
    }

    private boolean landsDirectlyBehind() {
        return landing() == Landing.DIRECTLY_BEHIND;
    }

    private Landing landing() {
        return switch (rules.king().range()) {
            case KingRange.ShortRange _ -> Landing.DIRECTLY_BEHIND;
            case KingRange.Flying(Landing landing) -> landing;
        };
    }

    /** Whether a capture whose last jump is this one may not end on this square behind it (Killer). */
    boolean isWrongEnd(Leap leap, int landing, Piece piece) {
        return piece == Piece.KING
                && landing() == Landing.DIRECTLY_BEHIND_A_LAST_KING
                && leap.king()
                && landing != leap.nearest();
    }
}
