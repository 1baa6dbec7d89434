package damiera.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A game being played: where it began, what happened, and what history decides. Immutable, safe to share between
 * threads; every change returns another game. Two games are equal when they began alike and the same happened; the start
 * and {@link #events()} give the same game again ({@link #replay}).
 */
public final class Game {
    /** What happened last, and the game before it. */
    private record Last(Game before, GameEvent event) {}

    private final Position start;
    private final int startPlies;
    private final Optional<Last> last;
    private final GameState state;
    /** Computed when first asked for; every thread that computes it computes the same. */
    private @Nullable Outcome outcome;

    private Game(Position start, int startPlies, Optional<Last> last, GameState state) {
        this.start = start;
        this.startPlies = startPlies;
        this.last = last;
        this.state = state;
    }

    /**
     * {@return a new game from the start position; compiles the rules, see {@link Position#start}}
     *
     * @param rules the game
     */
    public static Game start(Rules rules) {
        return from(Position.start(rules));
    }

    /**
     * {@return a new game from a position}
     *
     * @param position where it begins
     */
    public static Game from(Position position) {
        return from(position, 0);
    }

    /**
     * {@return a new game from a position that has seen quiet plies before}
     *
     * @param position   where it begins
     * @param quietPlies plies without progress so far, 0 or more
     */
    public static Game from(Position position, int quietPlies) {
        if (quietPlies < 0) {
            throw new IllegalArgumentException("quiet plies must be 0 or more, was " + quietPlies);
        }
        return new Game(position, quietPlies, Optional.empty(), GameState.start(position, quietPlies));
    }

    /**
     * {@return this game's start with these events}
     *
     * @param events each possible after those before it
     * @throws IllegalArgumentException naming the first event that is not
     */
    public Game replay(List<GameEvent> events) {
        Game game = from(start, startPlies);
        for (GameEvent event : events) {
            game = switch (game.after(event)) {
                case EventResult.Done(Game next) -> next;
                case EventResult.Denied(EventResult.Denial reason) ->
                    throw new IllegalArgumentException("event must be possible, was " + event + ": " + reason);
            };
        }
        return game;
    }

    /** {@return the rules} */
    public Rules rules() {
        return start.rules();
    }

    /** {@return where it began} */
    public Position startPosition() {
        return start;
    }

    /** {@return the position now} */
    public Position position() {
        return state.position();
    }

    /** {@return everything that happened, in order} */
    public List<GameEvent> events() {
        List<GameEvent> events = new ArrayList<>();
        for (Optional<Last> each = last; each.isPresent(); each = each.get().before.last) {
            events.add(each.get().event);
        }
        Collections.reverse(events);
        return List.copyOf(events);
    }

    /** {@return the moves so far, without those taken back because the capture was demanded} */
    public List<Move> moves() {
        return Ply.moves(state.last());
    }

    /** {@return the start and the position after each move of {@link #moves()}, less what was huffed upon that move} */
    public List<Position> positions() {
        return Ply.positions(start, state.last());
    }

    /**
     * {@return the moves that may be played now: those of the position, less what a touched piece or a demanded
     * capture rules out; none when the game is over, and none when a side shut in by a move that missed a capture has
     * yet to answer it: the game is {@link Outcome.Ongoing} then, and the side to move huffs, demands the capture or
     * resigns ({@link #huffable})}
     */
    public List<Move> legalMoves() {
        return isOver() ? List.of() : ofTouched(state.bound().legalMoves());
    }

    private List<Move> ofTouched(List<Move> moves) {
        Optional<Square> touched = touched();
        if (touched.isEmpty()) {
            return moves;
        }
        List<Move> left = new ArrayList<>();
        for (Move move : moves) {
            if (move.from().equals(touched.get())) {
                left.add(move);
            }
        }
        return List.copyOf(left);
    }

    /**
     * {@return the game after a move, or why it is refused}
     *
     * @param attempt what is tried
     */
    public PlayResult play(Attempt attempt) {
        if (isOver()) {
            return new PlayResult.Refused(new Refusal.GameOver(), List.of());
        }
        return switch (Resolver.whileOngoing(state.bound(), attempt)) {
            case Resolution.Refused(Refusal refusal, List<Move> _) -> new PlayResult.Refused(refusal, legalMoves());
            case Resolution.Legal(Move move) ->
                touched().isEmpty() || touched().get().equals(move.from())
                        ? new PlayResult.Played(play(move), move)
                        : new PlayResult.Refused(
                                new Refusal.MustMoveTouched(touched().get()), legalMoves());
        };
    }

    /**
     * {@return the game after a move}
     *
     * @param move one of {@link #legalMoves()}
     * @throws IllegalArgumentException when it is none of them
     */
    public Game play(Move move) {
        return switch (after(new GameEvent.Moved(move))) {
            case EventResult.Done(Game game) -> game;
            case EventResult.Denied _ ->
                throw new IllegalArgumentException("move must be one that may be played, was " + rules().text(move));
        };
    }

    /**
     * {@return the game after an event, or why it cannot happen now}
     *
     * @param event what happens
     */
    public EventResult after(GameEvent event) {
        if (isOver()) {
            return new EventResult.Denied(EventResult.Denial.GAME_OVER);
        }
        GameEvent known = asLegal(event);
        return switch (GameEvents.after(state, legalMoves(), known)) {
            case GameEvents.Step.To(GameState next) ->
                new EventResult.Done(new Game(start, startPlies, Optional.of(new Last(this, known)), next));
            case GameEvents.Step.Not(EventResult.Denial reason) -> new EventResult.Denied(reason);
        };
    }

    /** A move by its representative path, so that games in which the same happened are equal. */
    private GameEvent asLegal(GameEvent event) {
        if (event instanceof GameEvent.Moved(Move move)) {
            for (Move legal : legalMoves()) {
                if (legal.sameEffectAs(move)) {
                    return new GameEvent.Moved(legal);
                }
            }
        }
        return event;
    }

    /**
     * {@return what the players may do now besides moving: huff, demand the capture, offer a draw or answer an offer, ask
     * for the count, resign; the side to move first} An offer that meets the other side's is an agreement. What somebody
     * else tells is left out: {@link #legalMoves() moves}, touched pieces, the clock. None when the game is over.
     */
    public List<GameEvent> legalEvents() {
        List<GameEvent> legal = new ArrayList<>();
        for (GameEvent event : GameEvents.besidesMoves(state)) {
            if (after(event) instanceof EventResult.Done) {
                legal.add(event);
            }
        }
        return List.copyOf(legal);
    }

    /** {@return whether it is over, and how} */
    public Outcome outcome() {
        Outcome known = outcome;
        if (known == null) {
            known = state.outcome();
            outcome = known;
        }
        return known;
    }

    private boolean isOver() {
        return !(outcome() instanceof Outcome.Ongoing);
    }

    /** {@return the counts that run now, in the order of the rules} */
    public List<Counter> counters() {
        return state.counters();
    }

    /** {@return who has offered a draw that stands; empty when the game is over} */
    public Optional<Side> drawOffer() {
        return isOver() ? Optional.empty() : state.offer();
    }

    /** {@return the piece that must move because it was touched} */
    public Optional<Square> touched() {
        return state.hand() instanceof GameState.Hand.Bound(Square square) ? Optional.of(square) : Optional.empty();
    }

    /** {@return whether only moves that miss no obligation may be played, because the capture was demanded} */
    public boolean isCaptureDemanded() {
        return state.demand() == GameState.Demand.CAPTURE;
    }

    /** {@return the pieces that the side to move may huff now; empty when the last move missed no obligation} */
    public List<Square> huffable() {
        return isOver()
                ? List.of()
                : state.missed().map(MissedCapture::huffable).orElse(List.of());
    }

    /**
     * {@return the game before its last move, huff or demanded capture, and without what came after; the same game
     * when there is none}
     */
    public Game undo() {
        for (Optional<Last> each = last; each.isPresent(); each = each.get().before.last) {
            if (changesPosition(each.get().event)) {
                return each.get().before;
            }
        }
        return this;
    }

    private static boolean changesPosition(GameEvent event) {
        return switch (event) {
            case GameEvent.Moved _, GameEvent.Huffed _, GameEvent.CaptureDemanded _ -> true;
            case GameEvent.Touched _,
                    GameEvent.Adjusting _,
                    GameEvent.DrawOffered _,
                    GameEvent.DrawAgreed _,
                    GameEvent.DrawDeclined _,
                    GameEvent.CountRequested _,
                    GameEvent.Resigned _,
                    GameEvent.TimeRanOut _ -> false;
        };
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Game that
                && startPlies == that.startPlies
                && start.equals(that.start)
                && events().equals(that.events());
    }

    @Override
    public int hashCode() {
        return Objects.hash(start, startPlies, events());
    }

    @Override
    public String toString() {
        return rules().id() + " " + events();
    }
}
