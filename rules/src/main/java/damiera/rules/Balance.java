package damiera.rules;

/**
 * What the counts of draws need to know about a position.
 *
 * @param white       White's pieces
 * @param black       Black's pieces
 * @param onlyOnRoad  the one piece that stands on the long diagonal ({@link Board#longDiagonal()}), if exactly one does;
 *                    matters with a lone king only, else {@link OnRoad#NOBODY} will do
 * @param captureOpen whether the side to move can capture; matters with one piece each only, else either answer will do
 */
public record Balance(Forces white, Forces black, OnRoad onlyOnRoad, CaptureOpen captureOpen) {

    /** Who has the only piece on the long diagonal. */
    public enum OnRoad {
        /** White has, and Black has none. */
        WHITE,
        /** Black has, and White has none. */
        BLACK,
        /** The long diagonal is empty, has several pieces, or does not exist. */
        NOBODY
    }

    /** Whether the side to move can capture. */
    public enum CaptureOpen {
        /** It can. */
        YES,
        /** It cannot, or nobody asked. */
        NO
    }

    /**
     * {@return what a position offers}
     *
     * @param position any position
     */
    public static Balance of(Position position) {
        Forces white = forces(position, Side.WHITE);
        Forces black = forces(position, Side.BLACK);
        boolean oneEach = white.pieces() == 1 && black.pieces() == 1;
        boolean loneKing = white.isLoneKing() || black.isLoneKing();
        return new Balance(
                white,
                black,
                loneKing ? onlyOnRoad(position) : OnRoad.NOBODY,
                oneEach && canCapture(position) ? CaptureOpen.YES : CaptureOpen.NO);
    }

    private static Forces forces(Position position, Side side) {
        return new Forces(position.men(side).size(), position.kings(side).size());
    }

    private static OnRoad onlyOnRoad(Position position) {
        SquareSet road = position.rules().board().longDiagonal();
        int white = pieces(position, Side.WHITE).and(road).size();
        int black = pieces(position, Side.BLACK).and(road).size();
        return white + black != 1 ? OnRoad.NOBODY : white == 1 ? OnRoad.WHITE : OnRoad.BLACK;
    }

    private static SquareSet pieces(Position position, Side side) {
        return position.men(side).or(position.kings(side));
    }

    private static boolean canCapture(Position position) {
        for (Move move : position.legalMoves()) {
            if (move instanceof Capture) {
                return true;
            }
        }
        return false;
    }
}
