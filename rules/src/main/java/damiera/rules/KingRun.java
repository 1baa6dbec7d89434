package damiera.rules;

import java.util.Optional;

/**
 * How often one side has just moved the same king in a row without a capture; part of the position where the rules
 * limit it (Frisian).
 *
 * @param king  where that king stands now; empty when the count is 0
 * @param moves 0 or more
 */
public record KingRun(Optional<Square> king, int moves) {
    /** No quiet king move has just been made. */
    public static final KingRun NONE = new KingRun(Optional.empty(), 0);
}
