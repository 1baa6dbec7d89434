package damiera.rules.movegen;

import damiera.rules.TooManyCapturesException;

/**
 * What the search of the captures of one position on a large board may cost. The ways through pieces that stand apart
 * multiply with each of them, so that no program lists all; what people play costs a thousandth of this.
 */
final class CaptureBudget {
    /** In jumps, of which a computer makes some millions a second. */
    private static final int MOST = 10_000_000;
    /** So many captures are looked through in the time of a jump. */
    private static final int LISTED_A_JUMP = 64;

    private int left;

    void renew() {
        left = MOST;
    }

    /** Pays for a jump. */
    void jump() {
        spend(1);
    }

    /** Pays for looking through the captures listed so far. */
    void look(int listed) {
        spend(listed / LISTED_A_JUMP);
    }

    private void spend(int jumps) {
        left -= jumps;
        if (left < 0) {
            throw new TooManyCapturesException();
        }
    }
}
