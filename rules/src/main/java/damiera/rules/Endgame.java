package damiera.rules;

/** The material to which an endgame's count applies. */
public sealed interface Endgame {
    /**
     * {@return whether this endgame is on the board}
     *
     * @param balance what is on the board
     */
    boolean isOn(Balance balance);

    /**
     * {@return whether a ply of this endgame counts}
     *
     * @param after what is on the board after the ply, this endgame
     */
    boolean counts(Balance after);

    /**
     * One side has exactly one king and no man; the other has a number of pieces, some or all of them kings.
     *
     * @param fewest  pieces of the stronger side, 1 or more
     * @param most    pieces of the stronger side, {@code fewest} or more
     * @param crowned how many of them are kings
     * @param place   where the lone king must stand for a ply to count
     */
    record AgainstLoneKing(int fewest, int most, Crowned crowned, Place place) implements Endgame {
        /**
         * {@return this endgame wherever the lone king stands}
         *
         * @param fewest  pieces of the stronger side, 1 or more
         * @param most    pieces of the stronger side, {@code fewest} or more
         * @param crowned how many of them are kings
         */
        public static AgainstLoneKing of(int fewest, int most, Crowned crowned) {
            return new AgainstLoneKing(fewest, most, crowned, Place.ANYWHERE);
        }

        @Override
        public boolean isOn(Balance balance) {
            return isOn(balance.white(), balance.black()) || isOn(balance.black(), balance.white());
        }

        private boolean isOn(Forces strong, Forces weak) {
            return weak.isLoneKing()
                    && strong.pieces() >= fewest
                    && strong.pieces() <= most
                    && (crowned == Crowned.ALL ? strong.men() == 0 : strong.kings() > 0);
        }

        @Override
        public boolean counts(Balance after) {
            return switch (place) {
                case ANYWHERE -> true;
                case LONG_DIAGONAL ->
                    switch (after.onlyOnRoad()) {
                        case WHITE -> isOn(after.black(), after.white());
                        case BLACK -> isOn(after.white(), after.black());
                        case NOBODY -> false;
                    };
            };
        }
    }

    /**
     * Each side has a king or more.
     *
     * @param fewest pieces of both sides together, 2 or more
     * @param most   pieces of both sides together, {@code fewest} or more
     */
    record KingsOnBothSides(int fewest, int most) implements Endgame {
        @Override
        public boolean isOn(Balance balance) {
            int pieces = balance.white().pieces() + balance.black().pieces();
            return pieces >= fewest
                    && pieces <= most
                    && balance.white().kings() > 0
                    && balance.black().kings() > 0;
        }

        @Override
        public boolean counts(Balance after) {
            return true;
        }
    }

    /** How many pieces of the stronger side are kings. */
    enum Crowned {
        /** At least one. */
        ONE_OR_MORE,
        /** All. */
        ALL
    }

    /** Where the lone king stands. */
    enum Place {
        /** Anywhere: every ply counts. */
        ANYWHERE,
        /**
         * Alone on the long diagonal ({@link Board#longDiagonal()}): a ply after which it does not stand there, or not
         * alone, is not counted and does not set the count to 0 either.
         */
        LONG_DIAGONAL
    }
}
