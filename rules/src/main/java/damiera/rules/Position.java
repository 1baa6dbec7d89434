package damiera.rules;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A position that can be played under its rules. STUB. */
@SuppressWarnings({"DoNotCallSuggester", "ObjectToString"}) // only while it is a stub
public final class Position {
    private Position() {}

    /**
     * {@return the position of a setup, or everything that is wrong with it}
     *
     * @param rules  the game
     * @param setup  what is told
     * @param waived what is let pass
     */
    public static SetupResult of(Rules rules, Setup setup, Set<SetupFault.Waiver> waived) {
        throw new UnsupportedOperationException("stub " + rules + setup + waived);
    }

    /**
     * {@return the start of a game}
     *
     * @param rules the game
     */
    public static Position start(Rules rules) {
        throw new UnsupportedOperationException("stub " + rules);
    }

    /**
     * {@return like {@link #of}, for the same rules as this position; far cheaper, since compiled tables are shared}
     *
     * @param setup  what is told
     * @param waived what is let pass
     */
    public SetupResult replacedBy(Setup setup, Set<SetupFault.Waiver> waived) {
        throw new UnsupportedOperationException("stub " + setup + waived);
    }

    /** {@return the game} */
    public Rules rules() {
        throw new UnsupportedOperationException("stub");
    }

    /** {@return whose turn it is} */
    public Side sideToMove() {
        throw new UnsupportedOperationException("stub");
    }

    /**
     * {@return the squares of a side's men}
     *
     * @param side the side
     */
    public SquareSet men(Side side) {
        throw new UnsupportedOperationException("stub " + side);
    }

    /**
     * {@return the squares of a side's kings}
     *
     * @param side the side
     */
    public SquareSet kings(Side side) {
        throw new UnsupportedOperationException("stub " + side);
    }

    /**
     * {@return the quiet king moves that a side has just made in a row}
     *
     * @param side the side
     */
    public KingRun kingRun(Side side) {
        throw new UnsupportedOperationException("stub " + side);
    }

    /**
     * {@return what stands on a square}
     *
     * @param square any square
     */
    public Optional<Placed> at(Square square) {
        throw new UnsupportedOperationException("stub " + square);
    }

    /**
     * {@return the legal moves, each once, sorted by {@link Rules#text} code point by code point; a capture with several
     * routes has the one of the smallest text}
     */
    public List<Move> legalMoves() {
        throw new UnsupportedOperationException("stub");
    }

    /**
     * {@return the moves of {@link #legalMoves()} that miss no obligation: all of them, but where captures may be missed
     * at a price ({@link Obligation#HUFF}) or for nothing ({@link Obligation#OPTIONAL}) those that a strict player makes}
     */
    public List<Move> requiredMoves() {
        throw new UnsupportedOperationException("stub");
    }

    /** {@return the rule that removed the last alternative to the legal captures; empty when nothing was removed} */
    public Optional<DecidingRule> decidedBy() {
        throw new UnsupportedOperationException("stub");
    }

    /** {@return whether the game is over here, and how, as far as a position tells it: history and counts are not} */
    public Outcome outcome() {
        throw new UnsupportedOperationException("stub");
    }

    /**
     * {@return all legal routes of a capture: same ends and captured set, another order or other squares on the way}
     *
     * @param capture a legal capture of this position
     */
    public List<Capture> routes(Capture capture) {
        throw new UnsupportedOperationException("stub " + capture);
    }

    /**
     * {@return the legal move that an attempt means, or why there is none}
     *
     * @param attempt what somebody tries
     */
    public Resolution resolve(Attempt attempt) {
        throw new UnsupportedOperationException("stub " + attempt);
    }

    /**
     * {@return the position after a move}
     *
     * @param move a legal move of this position
     * @throws IllegalArgumentException when it is none
     */
    public Position play(Move move) {
        throw new UnsupportedOperationException("stub " + move);
    }

    /**
     * {@return the position after a legal move; a move that is not legal here gives nonsense}
     *
     * @param move a legal move of this position
     */
    public Position playUnchecked(Move move) {
        throw new UnsupportedOperationException("stub " + move);
    }

    /** {@return this position as a setup} */
    public Setup toSetup() {
        throw new UnsupportedOperationException("stub");
    }
}
