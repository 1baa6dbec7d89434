package damiera.cli;

import damiera.notation.pdn.PdnFault;
import damiera.notation.pdn.PdnGame;
import damiera.notation.pdn.ReplayedGame;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What has been seen of a file: games, and how they ended. */
final class PdnCount {
    private final List<PdnFault> faults = new ArrayList<>();
    private int games;
    private int legal;
    private int unfinished;

    void add(PdnGame game, ReplayedGame replayed) {
        games++;
        List<PdnFault> wrong = faults(game, replayed);
        faults.addAll(wrong);
        if (!wrong.isEmpty()) {
            return;
        }
        switch (replayed.end()) {
            case LEGAL -> legal++;
            case UNFINISHED -> unfinished++;
            case FAULT -> {}
        }
    }

    /** {@return what the reader and the replay found wrong, each once} */
    static List<PdnFault> faults(PdnGame game, ReplayedGame replayed) {
        Set<PdnFault> faults = new LinkedHashSet<>(game.faults());
        faults.addAll(replayed.faults());
        return List.copyOf(faults);
    }

    int games() {
        return games;
    }

    int legal() {
        return legal;
    }

    int unfinished() {
        return unfinished;
    }

    int faulty() {
        return games - legal - unfinished;
    }

    List<PdnFault> faults() {
        return faults;
    }
}
