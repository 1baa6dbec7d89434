package damiera.rules;

import java.util.Optional;

/** The positions since the last progress, the newest first: only these can come back. */
record Past(Position position, Optional<Past> before) {
    static Past of(Position position) {
        return new Past(position, Optional.empty());
    }

    Past then(Position next, Progress progress) {
        return progress == Progress.NONE ? new Past(next, Optional.of(this)) : of(next);
    }

    /** How often the newest position has been on the board, this time included. */
    int times() {
        int times = 1;
        for (Optional<Past> past = before; past.isPresent(); past = past.get().before) {
            if (past.get().position.equals(position)) {
                times++;
            }
        }
        return times;
    }
}
