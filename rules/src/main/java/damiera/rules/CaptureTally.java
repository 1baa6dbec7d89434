package damiera.rules;

/**
 * What a capture weighs under the criteria of a priority.
 *
 * @param pieces   how many pieces it takes
 * @param kings    how many of them are kings
 * @param withKing whether a king takes
 * @param order    bit 62 - i is set when jump i, from 0, takes a king
 */
record CaptureTally(int pieces, int kings, boolean withKing, long order) {
    static CaptureTally of(Position position, Capture capture) {
        Side side = position.sideToMove();
        SquareSet enemyKings = position.kings(side.opponent());
        int kings = 0;
        long order = 0;
        for (int jump = 0; jump < capture.captured().size(); jump++) {
            if (enemyKings.contains(capture.captured().get(jump))) {
                kings++;
                order |= kingAt(jump);
            }
        }
        boolean withKing = position.kings(side).contains(capture.from());
        return new CaptureTally(capture.captured().size(), kings, withKing, order);
    }

    /** What the captures made so far weigh. */
    static CaptureTally of(Position position, CaptureTrail trail) {
        Side side = position.sideToMove();
        int kings = trail.taken().and(position.kings(side.opponent())).size();
        boolean withKing = position.kings(side).contains(trail.from());
        return new CaptureTally(trail.jumps(), kings, withKing, trail.order());
    }

    /** The part of an order that says that a jump, from 0, takes a king. */
    static long kingAt(int jump) {
        return Long.MIN_VALUE >>> jump + 1;
    }

    /** As much of an order as so many jumps make. */
    static long beginning(long order, int jumps) {
        return order & ~(-1L >>> jumps + 1);
    }

    /** The larger, the better. */
    long measure(CaptureCriterion criterion) {
        return criterion.measure(pieces, kings, withKing ? 1 : 0, order);
    }

    /** The first jump, from 1, at which one takes a king and the other does not. */
    int firstDifference(CaptureTally other) {
        return Long.numberOfLeadingZeros(order ^ other.order);
    }
}
