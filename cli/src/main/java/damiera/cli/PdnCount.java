package damiera.cli;

import damiera.notation.pdn.ReplayedGame;

/** How many games a file has, and how they ended. */
final class PdnCount {
    private int games;
    private int legal;
    private int unfinished;

    void add(ReplayedGame replayed) {
        games++;
        switch (replayed.end()) {
            case LEGAL -> legal++;
            case UNFINISHED -> unfinished++;
            case FAULT -> {}
        }
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
}
