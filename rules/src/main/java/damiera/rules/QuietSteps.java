package damiera.rules;

/** The quiet moves of single pieces, obligation and limits of king moves left aside. */
final class QuietSteps {
    private final Position position;
    private final Rules rules;
    private final Neighbours neighbours;
    private final Side side;
    private final SquareSet occupied;

    QuietSteps(Position position) {
        this.position = position;
        this.rules = position.rules();
        this.neighbours = position.ground().neighbours();
        this.side = position.sideToMove();
        this.occupied = position.pieces(Side.WHITE).or(position.pieces(Side.BLACK));
    }

    /** Whether the piece of the side to move that stands on a square can step to another. */
    boolean reaches(Square from, Square to) {
        boolean king = position.kings(side).contains(from);
        for (Direction direction : (king ? rules.king().moves() : rules.man().moves()).each()) {
            if (reaches(from, to, direction, king)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a man's step would be right if it led the other way. */
    boolean isBackward(Square from, Square to) {
        Directions moves = rules.man().moves();
        for (Direction direction : moves.withOpposites().each()) {
            if (!moves.contains(direction) && reaches(from, to, direction, false)) {
                return position.men(side).contains(from);
            }
        }
        return false;
    }

    private boolean reaches(Square from, Square to, Direction direction, boolean king) {
        boolean flies = king && rules.king().range() instanceof KingRange.Flying;
        int at = neighbours.next(side, direction, from.index());
        while (flies && at != to.index() && isFree(at)) {
            at = neighbours.next(side, direction, at);
        }
        return at == to.index() && isFree(at);
    }

    private boolean isFree(int index) {
        return index != Neighbours.NOWHERE && !occupied.contains(Square.atIndex(index));
    }

    /** Whether any piece can step, within the limit of king moves. */
    boolean any() {
        for (Square from : position.pieces(side).squares()) {
            if (!position.isLimited(from) && canStep(from)) {
                return true;
            }
        }
        return false;
    }

    private boolean canStep(Square from) {
        boolean king = position.kings(side).contains(from);
        for (Direction direction : (king ? rules.king().moves() : rules.man().moves()).each()) {
            if (isFree(neighbours.next(side, direction, from.index()))) {
                return true;
            }
        }
        return false;
    }
}
