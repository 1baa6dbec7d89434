package damiera.rules;

import java.util.List;
import java.util.Optional;

/**
 * A game being played: where it began, what happened, and what history decides. Immutable, safe to share between
 * threads; every change returns another game. Two games are equal when they began alike and the same happened; the
 * start and {@link #events()} give the same game again ({@link #replay}). STUB.
 */
@SuppressWarnings({"DoNotCallSuggester", "ObjectToString"}) // only while it is a stub
public final class Game {
    private Game() {}

    /**
     * {@return a new game from the start position}
     *
     * @param rules the game
     */
    public static Game start(Rules rules) {
        throw new UnsupportedOperationException("stub " + rules);
    }

    /**
     * {@return a new game from a position}
     *
     * @param position where it begins
     */
    public static Game from(Position position) {
        throw new UnsupportedOperationException("stub " + position);
    }

    /**
     * {@return a new game from a position that has seen quiet plies before}
     *
     * @param position   where it begins
     * @param quietPlies plies without progress so far, 0 or more
     */
    public static Game from(Position position, int quietPlies) {
        throw new UnsupportedOperationException("stub " + position + quietPlies);
    }

    /**
     * {@return this game's start with these events}
     *
     * @param events each possible after those before it
     * @throws IllegalArgumentException naming the first event that is not
     */
    public Game replay(List<GameEvent> events) {
        throw new UnsupportedOperationException("stub " + events);
    }

    /** {@return the rules} */
    public Rules rules() {
        throw new UnsupportedOperationException("stub");
    }

    /** {@return where it began} */
    public Position startPosition() {
        throw new UnsupportedOperationException("stub");
    }

    /** {@return the position now} */
    public Position position() {
        throw new UnsupportedOperationException("stub");
    }

    /** {@return everything that happened, in order} */
    public List<GameEvent> events() {
        throw new UnsupportedOperationException("stub");
    }

    /** {@return the moves so far, without those taken back because the capture was demanded} */
    public List<Move> moves() {
        throw new UnsupportedOperationException("stub");
    }

    /** {@return the start and the position after each move of {@link #moves()}, a huff before the next move included} */
    public List<Position> positions() {
        throw new UnsupportedOperationException("stub");
    }

    /**
     * {@return the moves that may be played now: those of the position, less what a touched piece or a demanded
     * capture rules out; none when the game is over}
     */
    public List<Move> legalMoves() {
        throw new UnsupportedOperationException("stub");
    }

    /**
     * {@return the game after a move, or why it is refused}
     *
     * @param attempt what is tried
     */
    public PlayResult play(Attempt attempt) {
        throw new UnsupportedOperationException("stub " + attempt);
    }

    /**
     * {@return the game after a move}
     *
     * @param move one of {@link #legalMoves()}
     * @throws IllegalArgumentException when it is none of them
     */
    public Game play(Move move) {
        throw new UnsupportedOperationException("stub " + move);
    }

    /**
     * {@return the game after an event, or why it cannot happen now}
     *
     * @param event what happens
     */
    public EventResult after(GameEvent event) {
        throw new UnsupportedOperationException("stub " + event);
    }

    /** {@return whether it is over, and how} */
    public Outcome outcome() {
        throw new UnsupportedOperationException("stub");
    }

    /** {@return the counts that run now, in the order of the rules} */
    public List<Counter> counters() {
        throw new UnsupportedOperationException("stub");
    }

    /** {@return who has offered a draw that stands; empty when the game is over} */
    public Optional<Side> drawOffer() {
        throw new UnsupportedOperationException("stub");
    }

    /** {@return the piece that must move because it was touched} */
    public Optional<Square> touched() {
        throw new UnsupportedOperationException("stub");
    }

    /** {@return the pieces that the side to move may huff now; empty when the last move missed no obligation} */
    public List<Square> huffable() {
        throw new UnsupportedOperationException("stub");
    }

    /**
     * {@return the game before its last move, huff or demanded capture, and without what came after; the same game
     * when there is none}
     */
    public Game undo() {
        throw new UnsupportedOperationException("stub");
    }
}
