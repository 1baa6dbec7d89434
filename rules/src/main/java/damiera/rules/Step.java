package damiera.rules;

import java.util.List;

/**
 * A quiet move.
 *
 * @param from     the square left
 * @param to       the square reached
 * @param promotes whether a man is crowned
 */
public record Step(Square from, Square to, boolean promotes) implements Move {
    @Override
    public List<Square> path() {
        return List.of(from, to);
    }

    @Override
    public List<Square> captured() {
        return List.of();
    }
}
