package damiera.rules;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A position that can be played under its rules. Immutable and safe to share between threads.
 *
 * <p>Two positions are equal when their rules, pieces, side to move and king runs are; how they came about does not
 * matter: repetition, counters and what may be huffed belong to {@link Game}. A king run is kept only where it limits
 * something: where the rules say so, and while its side has a man.
 *
 * <p>Positions that come of one another share tables compiled from the rules; to set up many positions of one game,
 * compile once with {@link #start} and go on with {@link #replacedBy}.
 */
public final class Position {
    private final Ground ground;
    private final Placement placement;
    private final Side sideToMove;
    private final KingRun whiteRun;
    private final KingRun blackRun;
    /** Computed when first asked for; every thread that computes it computes the same. */
    private @Nullable List<Move> legalMoves;

    Position(Ground ground, Placement placement, Side sideToMove, KingRun whiteRun, KingRun blackRun) {
        this.ground = ground;
        this.placement = placement;
        this.sideToMove = sideToMove;
        this.whiteRun = KingRuns.relevant(ground.rules(), placement, Side.WHITE, whiteRun);
        this.blackRun = KingRuns.relevant(ground.rules(), placement, Side.BLACK, blackRun);
    }

    /**
     * {@return the position of a setup, or everything that is wrong with it; compiles the rules}
     *
     * @param rules  the game
     * @param setup  what is told; a king run that stands on no such king, or that the rules do not limit, is dropped
     * @param waived what is let pass
     */
    public static SetupResult of(Rules rules, Setup setup, Set<SetupFault.Waiver> waived) {
        return new SetupCheck(new Ground(rules), setup, waived).result();
    }

    /**
     * {@return the start of a game; compiles the rules}
     *
     * @param rules the game
     */
    public static Position start(Rules rules) {
        Ground ground = new Ground(rules);
        return new Position(ground, ground.start(), rules.firstMover(), KingRun.NONE, KingRun.NONE);
    }

    /**
     * {@return like {@link #of}, for the same rules as this position; far cheaper, since compiled tables are shared}
     *
     * @param setup  what is told
     * @param waived what is let pass
     */
    public SetupResult replacedBy(Setup setup, Set<SetupFault.Waiver> waived) {
        return new SetupCheck(ground, setup, waived).result();
    }

    /** {@return the game} */
    public Rules rules() {
        return ground.rules();
    }

    /** {@return whose turn it is} */
    public Side sideToMove() {
        return sideToMove;
    }

    /**
     * {@return the squares of a side's men}
     *
     * @param side the side
     */
    public SquareSet men(Side side) {
        return placement.men(side);
    }

    /**
     * {@return the squares of a side's kings}
     *
     * @param side the side
     */
    public SquareSet kings(Side side) {
        return placement.kings(side);
    }

    /**
     * {@return the squares of a side's men and kings}
     *
     * @param side the side
     */
    public SquareSet pieces(Side side) {
        return placement.of(side);
    }

    /**
     * {@return the quiet king moves that a side has just made in a row}
     *
     * @param side the side
     */
    public KingRun kingRun(Side side) {
        return side == Side.WHITE ? whiteRun : blackRun;
    }

    /**
     * {@return what stands on a square}
     *
     * @param square any square
     */
    public Optional<Placed> at(Square square) {
        return placement.at(square);
    }

    /**
     * {@return the legal moves, each once, sorted by {@link Rules#text} code point by code point; a capture with several
     * routes has the one of the smallest text}
     */
    public List<Move> legalMoves() {
        List<Move> known = legalMoves;
        if (known == null) {
            known = new LegalMoves(this).sorted();
            legalMoves = known;
        }
        return known;
    }

    /**
     * {@return the moves of {@link #legalMoves()} that miss no obligation: all of them, but where captures may be missed
     * at a price ({@link Obligation#HUFF}) or for nothing ({@link Obligation#OPTIONAL}) those that a strict player makes}
     */
    public List<Move> requiredMoves() {
        return strictly().legalMoves();
    }

    /** {@return the rule that removed the last alternative to the legal captures; empty when nothing was removed} */
    public Optional<DecidingRule> decidedBy() {
        return CaptureDecision.of(this);
    }

    /** {@return whether the game is over here, and how, as far as a position tells it: history and counts are not} */
    public Outcome outcome() {
        return PositionOutcome.of(this);
    }

    /**
     * {@return all legal routes of a capture, the smallest text first: same ends and captured set, but the pieces taken in
     * another order or another way}
     *
     * <p>They may be very many: a king that takes twenty pieces can have millions of routes. {@link #routes(Capture, int)}
     * costs as much as it returns.
     *
     * @param capture a legal capture of this position
     * @throws IllegalArgumentException when it is none
     */
    public List<Capture> routes(Capture capture) {
        return routes(capture, Integer.MAX_VALUE);
    }

    /**
     * {@return like {@link #routes(Capture)}, but no more than so many}
     *
     * @param capture a legal capture of this position
     * @param most    1 or more
     * @throws IllegalArgumentException when it is no legal capture, or {@code most} is less
     */
    public List<Capture> routes(Capture capture, int most) {
        if (most < 1) {
            throw new IllegalArgumentException("the number of routes must be 1 or more, was " + most);
        }
        return new CaptureRoutes(this).all(legal(capture), most);
    }

    /**
     * {@return whether a capture has a legal route along whose path, before its end, these squares come in this order}
     *
     * @param capture a legal capture of this position
     * @param squares one or more, the first of them where the piece stands
     * @throws IllegalArgumentException when it is no legal capture
     */
    public boolean beginsAlong(Capture capture, List<Square> squares) {
        return new CaptureRoutes(this).beginsAlong(legal(capture), squares);
    }

    /**
     * {@return the legal move that an attempt means, or why there is none}
     *
     * <p>The squares told must fit a route of the move, in order; where several moves fit, the one of which every square
     * is told stands, and where that decides nothing, or where no sign says that the squares were written down, the
     * attempt is ambiguous.
     *
     * @param attempt what somebody tries
     */
    public Resolution resolve(Attempt attempt) {
        return Resolver.resolve(this, attempt);
    }

    /**
     * {@return the position after a move}
     *
     * @param move a legal move of this position
     * @throws IllegalArgumentException when it is none
     */
    public Position play(Move move) {
        return playUnchecked(legal(move));
    }

    private Capture legal(Capture capture) {
        return (Capture) legal((Move) capture); // captured sets are equal, so a capture it is
    }

    /** A move as it stands among the legal ones. */
    private Move legal(Move move) {
        for (Move legal : legalMoves()) {
            if (legal.sameEffectAs(move)) {
                return legal;
            }
        }
        throw new IllegalArgumentException("move must be legal, was " + rules().text(move));
    }

    /**
     * {@return the position after a legal move; a move that is not legal here gives nonsense}
     *
     * @param move a legal move of this position
     */
    public Position playUnchecked(Move move) {
        KingRun mine = KingRuns.after(this, move);
        KingRun theirs = KingRuns.afterLoss(kingRun(sideToMove.opponent()), move);
        boolean white = sideToMove == Side.WHITE;
        return new Position(
                ground,
                placement.after(sideToMove, move),
                sideToMove.opponent(),
                white ? mine : theirs,
                white ? theirs : mine);
    }

    /** {@return this position as a setup} */
    public Setup toSetup() {
        return new Setup(placement.placed(), List.of(), Optional.of(sideToMove), whiteRun, blackRun, 0);
    }

    /** The tables below this position. */
    Ground ground() {
        return ground;
    }

    /** This position, but that captures are mandatory. */
    Position strictly() {
        return ground.strict() == ground
                ? this
                : new Position(ground.strict(), placement, sideToMove, whiteRun, blackRun);
    }

    /** This position without some pieces. */
    Position without(SquareSet squares) {
        return new Position(ground, placement.without(squares), sideToMove, whiteRun, blackRun);
    }

    /** Whether the king on this square has made all the quiet moves in a row that it may. */
    boolean isLimited(Square king) {
        KingRun run = kingRun(sideToMove);
        return rules().king().quietMoves() instanceof QuietKingMoves.AtMost(int moves)
                && run.moves() >= moves
                && run.king().equals(Optional.of(king));
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Position that
                && sideToMove == that.sideToMove
                && placement.equals(that.placement)
                && whiteRun.equals(that.whiteRun)
                && blackRun.equals(that.blackRun)
                && (ground == that.ground || rules().equals(that.rules()));
    }

    @Override
    public int hashCode() {
        return Objects.hash(placement, sideToMove, whiteRun, blackRun);
    }

    @Override
    public String toString() {
        return rules().id() + " " + sideToMove + " to move, " + placement;
    }
}
