package damiera.rules;

import java.util.List;

/**
 * All that decides how well the squares of an attempt will fit what begins with some jumps.
 *
 * @param state   where the jumps have led
 * @param squares how many of the squares told, from the first on, fit before the last landing; the last is never among them
 */
record Told(CaptureTrail.State state, int squares) {
    static Told of(Attempt attempt, CaptureTrail trail) {
        List<Square> squares = attempt.squares();
        int told = 1;
        for (int jump = 0; jump < trail.jumps() - 1 && told < squares.size() - 1; jump++) {
            if (trail.lands(jump, squares.get(told))) {
                told++;
            }
        }
        return new Told(trail.state(), told);
    }
}
