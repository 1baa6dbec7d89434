package damiera.rules.movegen;

import damiera.rules.CaptureCriterion;
import damiera.rules.Goal;
import damiera.rules.KingRange;
import damiera.rules.Landing;
import damiera.rules.Obligation;
import damiera.rules.Promotion;
import damiera.rules.QuietKingMoves;
import damiera.rules.Removal;
import damiera.rules.Reversal;
import damiera.rules.Rules;
import damiera.rules.Side;
import damiera.rules.Targets;
import java.util.Arrays;
import java.util.List;

/**
 * What the answers of a rule book come to on bits: compiled once, immutable, shared by all boards of one game.
 * Everything by side is indexed by {@link Geometry#number}; a set of squares has {@link Geometry#words} words.
 */
final class MoveTables {
    /** The neighbour over the edge: a bit that no layout uses. */
    static final int NOWHERE = Geometry.MOST_BITS - 1;

    final Rules rules;
    final Geometry geometry;
    final PositionKeys keys;
    final int[] manMoves = new int[2];
    final int[] manCaptures = new int[2];
    final int[] kingMoves = new int[2];
    final int[] kingCaptures = new int[2];
    final long[][] lastRow = new long[2][];
    final boolean flying;
    final Landing landing;
    /** The squares that a step in each direction can reach. */
    final long[][] inside = new long[Geometry.DIRECTIONS][];
    /** Rays without their origin, indexed by bit << 3 | direction; for sets of one word only. */
    final long[] ray;
    /** The neighbour of each bit, or {@link #NOWHERE}, as bytes without a sign, indexed by direction << 8 | bit. */
    final byte[] next = new byte[Geometry.DIRECTIONS * Geometry.MOST_BITS];
    /** Stands where a buffer will be. */
    final MoveBuffer none;
    /** How many quiet moves in a row one king may make; 0 for no limit. */
    final int kingRunLimit;

    private MoveTables(Rules rules) {
        this.rules = rules;
        geometry = new Geometry(rules.board());
        for (Side side : Side.values()) {
            int s = Geometry.number(side);
            manMoves[s] = geometry.directions(rules.man().moves(), side);
            manCaptures[s] = geometry.directions(rules.man().captures(), side);
            kingMoves[s] = geometry.directions(rules.king().moves(), side);
            kingCaptures[s] = geometry.directions(rules.king().captures(), side);
            lastRow[s] = geometry.rank(rules.board().promotionRank(side));
        }
        KingRange range = rules.king().range();
        flying = range instanceof KingRange.Flying;
        landing = range instanceof KingRange.Flying(Landing where) ? where : Landing.ANY_SQUARE;
        kingRunLimit = rules.king().quietMoves() instanceof QuietKingMoves.AtMost(int moves) ? moves : 0;
        keys = new PositionKeys(kingRunLimit != 0);
        ray = new long[oneWord() ? Geometry.DIRECTIONS << 6 : 0];
        Arrays.fill(next, (byte) NOWHERE);
        for (int d = 0; d < Geometry.DIRECTIONS; d++) {
            inside[d] = geometry.inside(d);
            for (int index = 0; index < geometry.squares(); index++) {
                lookAlong(geometry.bit(index), d);
            }
        }
        none = new MoveBuffer(this);
    }

    private void lookAlong(int bit, int d) {
        int neighbour = geometry.neighbour(bit, d);
        next[d << 8 | bit] = (byte) (neighbour < 0 ? NOWHERE : neighbour);
        if (oneWord()) {
            ray[bit << 3 | d] = geometry.ray(bit, d)[0];
        }
    }

    static MoveTables compile(Rules rules) {
        return new MoveTables(rules);
    }

    boolean oneWord() {
        return geometry.words() == 1;
    }

    /** Whether the rows of a diagonal board lie in two words by turns. */
    boolean twoWords() {
        return geometry.words() == 2 && geometry.isGuarded();
    }

    boolean menTakeKings() {
        return rules.man().targets() == Targets.ANY_PIECE;
    }

    Promotion promotion() {
        return rules.man().promotion();
    }

    /** Whether a man that lands on the last row in a capture is no longer a man. */
    boolean crownsOnTheWay() {
        return promotion() != Promotion.END_ONLY;
    }

    boolean removedAtOnce() {
        return rules.capture().removal() == Removal.IMMEDIATE;
    }

    /** Turning back is a question only where the piece just taken has left the board. */
    boolean reverses() {
        return rules.capture().reversal() == Reversal.ALLOWED && removedAtOnce();
    }

    boolean firstKingWins() {
        return rules.goal() == Goal.BREAKTHROUGH;
    }

    /** Whether quiet moves are legal besides captures. */
    boolean optional() {
        return rules.capture().obligation() != Obligation.MANDATORY;
    }

    /** The criteria that a legal move must satisfy; where huffing answers a breach, there are none. */
    List<CaptureCriterion> enforced() {
        return rules.capture().obligation() == Obligation.HUFF
                ? List.of()
                : rules.capture().priority();
    }

    /**
     * The least number of captured pieces that may be taken in two orders between the same two ends. Where all jumps
     * go along two lines and a taken piece blocks until the end, two or three cannot.
     */
    int firstAmbiguous() {
        boolean along = isAlongTwoLines(manCaptures[0] | kingCaptures[0] | manCaptures[1] | kingCaptures[1]);
        return along && !removedAtOnce() ? 4 : 2;
    }

    private static boolean isAlongTwoLines(int directions) {
        return (directions & 0x33) == 0 || (directions & 0xCC) == 0;
    }

    /** No position has more quiet moves: a square is reached from each direction by one piece at most; and
     * room for what the listing of quiet moves writes too much. */
    int mostQuietMoves() {
        return Geometry.DIRECTIONS * geometry.squares() + OneWordMen.CHUNK;
    }

    boolean isLastRow(int side, int bit) {
        return (lastRow[side][bit >> 6] >>> bit & 1) != 0;
    }

    /** The bit of the king that has made all the quiet moves in a row that it may, -1 without one. */
    int resting(int run, long men) {
        return run != 0 && men != 0 && KingRuns.moves(run) >= kingRunLimit ? KingRuns.bit(run) : -1;
    }
}
