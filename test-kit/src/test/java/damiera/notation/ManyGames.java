package damiera.notation;

import damiera.notation.pdn.PdnReader;
import damiera.testkit.RepeatedReader;
import java.io.IOException;
import java.io.Reader;

/** Reads a long file of games; started as a program of its own, so that it can be given little memory. */
final class ManyGames {
    private static final String GAME = "[Event \"e\"]\n1. 32-28 19-23 2. 28x19 14x23 2-0\n\n";

    private ManyGames() {}

    /** How many bytes so many games have. */
    static long bytes(long games) {
        return games * GAME.length();
    }

    /**
     * Reads all games and fails where they are not as many as they should be.
     *
     * @param arguments how many there are
     */
    public static void main(String[] arguments) throws IOException {
        long times = Long.parseLong(arguments[0]);
        try (Reader source = new RepeatedReader(GAME, times)) {
            PdnReader reader = new PdnReader(source);
            long games = 0;
            while (reader.hasNext()) {
                games += reader.next().items().isEmpty() ? 0 : 1;
            }
            if (games != times) {
                throw new IllegalStateException("games must be " + times + ", was " + games);
            }
        }
    }
}
