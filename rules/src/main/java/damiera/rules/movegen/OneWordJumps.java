package damiera.rules.movegen;

import static java.lang.Long.numberOfTrailingZeros;

/** Who can jump, and where to, as sets: what a search of captures asks before it goes anywhere. */
abstract sealed class OneWordJumps extends OneWordLines permits OneWordCaptures {
    // How men jump, told apart once: forward or both ways along diagonals that spare bits guard; in all eight
    // directions of such a board; by the masks of either side.
    private static final int UPWARDS = 0;
    private static final int DOWNWARDS = 1;
    private static final int BOTH_WAYS = 2;
    private static final int AROUND = 3;
    private static final int MASKED = 8;

    final boolean flying;
    private final int[] plans = new int[2];
    /** Where a man that jumps, or what he takes, may stand, indexed by side << 3 | direction; nowhere if he may not. */
    private final long[] manInside = new long[2 * Geometry.DIRECTIONS];

    private final boolean menAlongDiagonals;
    private final boolean menStraight;
    /** Whether kings jump both ways along both diagonals, and along files and ranks. */
    private final boolean kingsDiagonal;

    private final boolean kingsStraight;
    private final int[] kingDirections;
    /** How far each flying king sees along the lines of its quiet moves, in the order of their bits. */
    private final long[] sight = new long[64];

    private final boolean sightIsKept;

    OneWordJumps(MoveTables tables) {
        super(tables);
        flying = tables.flying;
        kingDirections = tables.kingCaptures;
        menAlongDiagonals = (tables.manCaptures[0] & DIAGONAL) != 0;
        menStraight = (tables.manCaptures[0] & STRAIGHT) != 0;
        int kings = kingDirections[0];
        kingsDiagonal = kings == DIAGONAL || kings == (DIAGONAL | STRAIGHT);
        kingsStraight = kings == STRAIGHT || kings == (DIAGONAL | STRAIGHT);
        sightIsKept =
                kingsDiagonal ? tables.kingMoves[0] == DIAGONAL : kingsStraight && tables.kingMoves[0] == STRAIGHT;
        for (int side = 0; side < 2; side++) {
            int directions = tables.manCaptures[side];
            plans[side] = plan(tables.geometry, directions, side);
            for (int d = 0; d < Geometry.DIRECTIONS; d++) {
                manInside[side << 3 | d] = (directions >>> d & 1) == 0 ? 0 : tables.inside[d][0];
            }
        }
    }

    private static int plan(Geometry geometry, int directions, int side) {
        if (!geometry.isGuarded()) {
            return MASKED | side;
        }
        return switch (directions) {
            case UP -> UPWARDS;
            case DOWN -> DOWNWARDS;
            case DIAGONAL -> BOTH_WAYS;
            case DIAGONAL | STRAIGHT -> AROUND;
            default -> MASKED | side;
        };
    }

    /** How a side's men jump, for {@link #manJumps}. */
    final int planOfMen(int side) {
        return plans[side];
    }

    /** Where the jumps of men land, whatever stands there. */
    final long manJumps(long men, long victims, int plan) {
        return switch (plan) {
            case UPWARDS -> (men >>> shift0 & victims) >>> shift0 | (men >>> shift1 & victims) >>> shift1;
            case DOWNWARDS -> (men << shift0 & victims) << shift0 | (men << shift1 & victims) << shift1;
            case BOTH_WAYS -> bothWays(men, victims);
            case AROUND -> around(men, victims);
            default -> masked(men, victims, (plan & 1) << 3);
        };
    }

    private long bothWays(long men, long victims) {
        return (men >>> shift0 & victims) >>> shift0
                | (men >>> shift1 & victims) >>> shift1
                | (men << shift0 & victims) << shift0
                | (men << shift1 & victims) << shift1;
    }

    /** Only along a rank could a jump get around the edge. */
    private long around(long men, long victims) {
        return bothWays(men, victims)
                | (men >>> shift2 & victims) >>> shift2
                | (men << shift2 & victims) << shift2
                | (men >>> shift3 & victims & inside7) >>> shift3 & inside7
                | (men << shift3 & victims & inside3) << shift3 & inside3;
    }

    private long masked(long men, long victims, int side) {
        long[] in = manInside;
        long to = 0;
        if (menStraight) {
            to = (men << shift2 & victims & in[side + 2]) << shift2 & in[side + 2]
                    | (men << shift3 & victims & in[side + 3]) << shift3 & in[side + 3]
                    | (men >>> shift2 & victims & in[side + 6]) >>> shift2 & in[side + 6]
                    | (men >>> shift3 & victims & in[side + 7]) >>> shift3 & in[side + 7];
        }
        if (menAlongDiagonals) {
            to |= (men << shift0 & victims & in[side]) << shift0 & in[side]
                    | (men << shift1 & victims & in[side + 1]) << shift1 & in[side + 1]
                    | (men >>> shift0 & victims & in[side + 4]) >>> shift0 & in[side + 4]
                    | (men >>> shift1 & victims & in[side + 5]) >>> shift1 & in[side + 5];
        }
        return to;
    }

    /** The squares from which a man of a side could jump, were he there. */
    final long jumpingSquares(long open, long victims, int side) {
        return switch (plans[side]) {
            case UPWARDS -> manJumps(open, victims, DOWNWARDS);
            case DOWNWARDS -> manJumps(open, victims, UPWARDS);
            case BOTH_WAYS -> bothWays(open, victims);
            case AROUND -> around(open, victims);
            default -> maskedBack(open, victims, side << 3);
        };
    }

    private long maskedBack(long open, long victims, int side) {
        long[] in = manInside;
        long from = 0;
        if (menStraight) {
            from = ((open & in[side + 2]) >>> shift2 & victims & in[side + 2]) >>> shift2
                    | ((open & in[side + 3]) >>> shift3 & victims & in[side + 3]) >>> shift3
                    | ((open & in[side + 6]) << shift2 & victims & in[side + 6]) << shift2
                    | ((open & in[side + 7]) << shift3 & victims & in[side + 7]) << shift3;
        }
        if (menAlongDiagonals) {
            from |= ((open & in[side]) >>> shift0 & victims & in[side]) >>> shift0
                    | ((open & in[side + 1]) >>> shift1 & victims & in[side + 1]) >>> shift1
                    | ((open & in[side + 4]) << shift0 & victims & in[side + 4]) << shift0
                    | ((open & in[side + 5]) << shift1 & victims & in[side + 5]) << shift1;
        }
        return from;
    }

    /** The kings that can capture. */
    final long capturingKings(long kings, long enemies, long open, int side) {
        if (!flying) {
            return kings & kingJumpingSquares(enemies, open, side);
        }
        if (!kingsStraight) {
            return kingsDiagonal
                    ? diagonalFliers(kings, enemies, open)
                    : fliersAnywhere(kings, enemies, open, kingDirections[side]);
        }
        long straight = straightFliers(kings, enemies, open);
        return kingsDiagonal ? straight | diagonalFliers(kings, enemies, open) : straight;
    }

    private long fliersAnywhere(long kings, long enemies, long open, int directions) {
        long capturing = 0;
        for (long rest = kings; rest != 0; rest &= rest - 1) {
            int at = numberOfTrailingZeros(rest);
            long behind = 0;
            for (int each = directions; each != 0; each &= each - 1) {
                int d = Integer.numberOfTrailingZeros(each);
                behind |= step(sight(d, at, ~open) & enemies, d);
            }
            capturing |= (behind & open) != 0 ? rest & -rest : 0;
        }
        return capturing;
    }

    private long kingJumpingSquares(long enemies, long open, int side) {
        long from = 0;
        for (int rest = kingDirections[side]; rest != 0; rest &= rest - 1) {
            int d = Integer.numberOfTrailingZeros(rest);
            from |= back(back(open, d) & enemies, d);
        }
        return from;
    }

    private long diagonalFliers(long kings, long enemies, long open) {
        long capturing = 0;
        int n = 0;
        for (long rest = kings; rest != 0; rest &= rest - 1) {
            int at = numberOfTrailingZeros(rest);
            long sight0 = sightDown(0, at, ~open);
            long sight1 = sightDown(1, at, ~open);
            long sight4 = sightUp(4, at, ~open);
            long sight5 = sightUp(5, at, ~open);
            long behind = (sight0 & enemies) << shift0 & inside0
                    | (sight1 & enemies) << shift1 & inside1
                    | (sight4 & enemies) >>> shift0 & inside4
                    | (sight5 & enemies) >>> shift1 & inside5;
            sight[n++] = sight0 | sight1 | sight4 | sight5;
            capturing |= (behind & open) != 0 ? rest & -rest : 0;
        }
        return capturing;
    }

    private long straightFliers(long kings, long enemies, long open) {
        long capturing = 0;
        int n = 0;
        for (long rest = kings; rest != 0; rest &= rest - 1) {
            int at = numberOfTrailingZeros(rest);
            long sight2 = sightDown(2, at, ~open);
            long sight3 = sightDown(3, at, ~open);
            long sight6 = sightUp(6, at, ~open);
            long sight7 = sightUp(7, at, ~open);
            long behind = (sight2 & enemies) << shift2 & inside2
                    | (sight3 & enemies) << shift3 & inside3
                    | (sight6 & enemies) >>> shift2 & inside6
                    | (sight7 & enemies) >>> shift3 & inside7;
            sight[n++] = sight2 | sight3 | sight6 | sight7;
            capturing |= (behind & open) != 0 ? rest & -rest : 0;
        }
        return capturing;
    }

    /**
     * The squares to which a flying king may go, once {@link #capturingKings} has been asked.
     *
     * @param n the king's place among the kings
     */
    final long flights(int n, int from, int directions, long open) {
        if (sightIsKept) {
            return sight[n] & open;
        }
        long to = 0;
        for (int rest = directions; rest != 0; rest &= rest - 1) {
            to |= sight(Integer.numberOfTrailingZeros(rest), from, ~open);
        }
        return to & open;
    }
}
