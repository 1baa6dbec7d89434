package damiera.rules;

import java.util.List;

/** A game being played: where it began, its moves, and what history decides. STUB. */
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

    /** {@return where it began} */
    public Position startPosition() {
        throw new UnsupportedOperationException("stub");
    }

    /** {@return the position now} */
    public Position position() {
        throw new UnsupportedOperationException("stub");
    }

    /** {@return the moves so far} */
    public List<Move> moves() {
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

    /** {@return whether it is over, and how} */
    public Outcome outcome() {
        throw new UnsupportedOperationException("stub");
    }

    /** {@return the game without its last move; the same game when there is none} */
    public Game undo() {
        throw new UnsupportedOperationException("stub");
    }
}
