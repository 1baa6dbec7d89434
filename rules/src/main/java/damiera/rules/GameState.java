package damiera.rules;

import damiera.rules.Outcome.DrawReason;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * All that the history of a game leaves behind.
 *
 * @param position  the position now
 * @param past      the positions that may come back
 * @param counts    the counts of the draw rules
 * @param counting  whether these counts draw the game
 * @param last      the last move
 * @param demand    whether only moves that miss no obligation may be played
 * @param missed    the capture that the last move missed, while it can be answered
 * @param hand      what the side to move has touched
 * @param offer     who has offered a draw that stands
 * @param ended     how somebody's word ended the game
 */
record GameState(
        Position position,
        Past past,
        DrawCounter counts,
        Counting counting,
        Optional<Ply> last,
        Demand demand,
        Optional<MissedCapture> missed,
        Hand hand,
        Optional<Side> offer,
        Outcome ended) {

    /** Whether the counts of the draw rules run. */
    enum Counting {
        ON,
        OFF
    }

    /** Whether the capture was demanded. */
    enum Demand {
        NONE,
        CAPTURE
    }

    /** What the side to move has touched. */
    sealed interface Hand {
        /** Nothing that binds. */
        record Free() implements Hand {}

        /** Nothing, and the next touch does not bind. */
        record Adjusting() implements Hand {}

        /** A piece that must move. */
        record Bound(Square square) implements Hand {}
    }

    private static final Hand FREE = new Hand.Free();
    private static final Outcome ONGOING = new Outcome.Ongoing();

    static GameState start(Position position, int quietPlies) {
        DrawRules draws = position.rules().draws();
        return new GameState(
                position,
                Past.of(position),
                DrawCounter.start(draws, quietPlies, Balance.of(position)),
                draws.count() == CountMode.AUTOMATIC ? Counting.ON : Counting.OFF,
                Optional.empty(),
                Demand.NONE,
                Optional.empty(),
                FREE,
                Optional.empty(),
                ONGOING);
    }

    Side sideToMove() {
        return position.sideToMove();
    }

    /** The position by the rules that bind now. */
    Position bound() {
        return demand == Demand.CAPTURE ? position.strictly() : position;
    }

    GameState moved(Move move) {
        Position next = position.playUnchecked(move);
        Progress progress = Progress.of(move, position);
        return new GameState(
                next,
                past.then(next, progress),
                counts.after(progress, Balance.of(next)),
                counting,
                Optional.of(new Ply(last, move, next)),
                Demand.NONE,
                MissedCapture.of(this, move),
                FREE,
                offer.filter(by -> by == sideToMove()),
                ONGOING);
    }

    GameState huffed(Square square) {
        Position less = position.without(SquareSet.of(square));
        return new GameState(
                less,
                Past.of(less),
                counts.afterHuff(Balance.of(less)),
                counting,
                last.map(ply -> ply.withAfter(less)),
                Demand.NONE,
                Optional.empty(),
                handAfterHuff(less),
                offer,
                ended);
    }

    /** A touched piece that the huff has left without a move no longer has to make one. */
    private Hand handAfterHuff(Position less) {
        if (!(hand instanceof Hand.Bound(Square square))) {
            return hand;
        }
        for (Move move : less.legalMoves()) {
            if (move.from().equals(square)) {
                return hand;
            }
        }
        return FREE;
    }

    /** The state before the move that missed a capture, with that move forbidden. */
    GameState demanded() {
        GameState before = missed.orElseThrow().before();
        return new GameState(
                before.position,
                before.past,
                before.counts,
                before.counting,
                before.last,
                Demand.CAPTURE,
                Optional.empty(),
                FREE,
                Optional.empty(),
                ONGOING);
    }

    GameState withHand(Hand next) {
        return new GameState(position, past, counts, counting, last, demand, missed, next, offer, ended);
    }

    GameState withOffer(Optional<Side> by) {
        return new GameState(position, past, counts, counting, last, demand, missed, hand, by, ended);
    }

    GameState withCounting() {
        DrawCounter fresh = DrawCounter.start(position.rules().draws(), 0, Balance.of(position));
        return new GameState(position, past, fresh, Counting.ON, last, demand, missed, hand, offer, ended);
    }

    /** The state after somebody's word ended the game; an offer does not outlive it. */
    GameState withEnd(Outcome outcome) {
        return new GameState(position, past, counts, counting, last, demand, missed, hand, Optional.empty(), outcome);
    }

    Outcome outcome() {
        if (!ended.equals(ONGOING)) {
            return ended;
        }
        Outcome here = position.outcome();
        if (!here.equals(ONGOING)) {
            return waitsForAnswer(here) ? ONGOING : here;
        }
        return drawn().<Outcome>map(Outcome.Drawn::new).orElse(ONGOING);
    }

    /** A side that is shut in by a move that missed a capture has not lost before it could answer that. */
    private boolean waitsForAnswer(Outcome here) {
        return missed.isPresent() && here.equals(new Outcome.Won(sideToMove().opponent(), Outcome.WinReason.NO_MOVE));
    }

    /** The first rule that applies draws the game. */
    private Optional<DrawReason> drawn() {
        List<DrawRule> counted = counts.drawnBy();
        for (DrawRule rule : position.rules().draws().rules()) {
            if (isDrawnBy(rule, counted)) {
                return Optional.of(reason(rule));
            }
        }
        return Optional.empty();
    }

    private boolean isDrawnBy(DrawRule rule, List<DrawRule> counted) {
        return switch (rule) {
            case DrawRule.Repetition(int times) -> past.times() >= times;
            case DrawRule.OnePieceEach _ -> counted.contains(rule);
            case DrawRule.QuietPlies _, DrawRule.EndgameCount _ -> counting == Counting.ON && counted.contains(rule);
        };
    }

    private static DrawReason reason(DrawRule rule) {
        return switch (rule) {
            case DrawRule.Repetition _ -> DrawReason.REPETITION;
            case DrawRule.OnePieceEach _ -> DrawReason.ONE_PIECE_EACH;
            case DrawRule.QuietPlies _ -> DrawReason.QUIET_PLIES;
            case DrawRule.EndgameCount _ -> DrawReason.ENDGAME_COUNT;
        };
    }

    List<Counter> counters() {
        List<Counter> counters = new ArrayList<>();
        for (DrawRule rule : position.rules().draws().rules()) {
            if (rule instanceof DrawRule.Repetition repetition) {
                counters.add(new Counter(rule, past.times(), repetition.times(), Counter.Unit.TIMES));
            } else if (counting == Counting.ON) {
                count(rule).ifPresent(counters::add);
            }
        }
        return List.copyOf(counters);
    }

    private Optional<Counter> count(DrawRule rule) {
        for (DrawCount count : counts.counts()) {
            if (count.rule().equals(rule)) {
                return Optional.of(new Counter(rule, count.plies(), count.limit(), Counter.Unit.PLIES));
            }
        }
        return Optional.empty();
    }
}
