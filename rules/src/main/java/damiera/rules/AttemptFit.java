package damiera.rules;

import java.util.List;

/** How well what somebody tried fits a move. */
enum AttemptFit {
    /** Not at all. */
    NONE,
    /** All squares told fit, in order, and some of the move's squares are not told. */
    PARTLY,
    /** Every square of the move is told. */
    WHOLLY;

    /** How the squares of an attempt fit the jumps made so far. */
    static AttemptFit of(Attempt attempt, CaptureTrail trail) {
        List<Square> squares = attempt.squares();
        boolean fits = Told.of(attempt, trail).squares() == squares.size() - 1
                && trail.to().equals(attempt.to());
        if (!fits || attempt.captured().isPresent() && !attempt.captured().get().equals(trail.taken())) {
            return NONE;
        }
        return trail.jumps() == squares.size() - 1 ? WHOLLY : PARTLY;
    }

    boolean isBetterThan(AttemptFit other) {
        return compareTo(other) > 0;
    }
}
