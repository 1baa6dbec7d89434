package damiera.rules;

import java.util.List;

/**
 * A whole capture, with one of its routes.
 *
 * @param path     from; then after each jump but the last the square where the path turns or, where it does not turn,
 *                 the square right behind the piece just taken; then the final square; so one more than {@code captured}
 * @param captured the captured squares in the order of this route, 1 or more
 * @param promotes whether a man is crowned
 */
public record Capture(List<Square> path, List<Square> captured, boolean promotes) implements Move {
    /** Copies the lists and checks their lengths. */
    public Capture {
        path = List.copyOf(path);
        captured = List.copyOf(captured);
        if (captured.isEmpty() || path.size() != captured.size() + 1) {
            throw new IllegalArgumentException("a path has one square more than the captured list (1 or more), was "
                    + path.size() + " and " + captured.size());
        }
    }

    @Override
    public Square from() {
        return path.getFirst();
    }

    @Override
    public Square to() {
        return path.getLast();
    }
}
