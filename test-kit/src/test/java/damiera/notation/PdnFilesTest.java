package damiera.notation;

import static org.assertj.core.api.Assertions.assertThat;

import damiera.notation.pdn.PdnBytes;
import damiera.notation.pdn.PdnGame;
import damiera.notation.pdn.PdnGuess;
import damiera.notation.pdn.PdnReader;
import damiera.notation.pdn.PdnReplay;
import damiera.notation.pdn.ReplayedGame;
import damiera.rules.Rules;
import damiera.testkit.SharedData;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Real game files read with at least as many games legal to the end as their list of sources says. */
class PdnFilesTest {
    private static final Path FOLDER = SharedData.folder("pdn");

    /** A file as the list of sources tells it. */
    record Listed(String game, String name, int records, int legal) {
        @Override
        public String toString() {
            return game + "/" + name;
        }
    }

    static List<Listed> files() throws IOException {
        List<Listed> files = new ArrayList<>();
        if (SharedData.isPresent("real game files", FOLDER.resolve("SOURCES.md"))) {
            for (String line : Files.readAllLines(FOLDER.resolve("SOURCES.md"))) {
                String[] cells = line.split("\\|", -1);
                if (cells.length > 5
                        && cells[1].contains("/")
                        && cells[4].strip().matches("\\d+")) {
                    String[] path = cells[1].strip().split("/", 2);
                    files.add(new Listed(
                            path[0], path[1], Integer.parseInt(cells[3].strip()), Integer.parseInt(cells[4].strip())));
                }
            }
        }
        return files;
    }

    @ParameterizedTest(name = "{0}", allowZeroInvocations = true)
    @MethodSource("files")
    void at_least_as_many_games_are_legal_to_the_end(Listed file) throws IOException {
        List<PdnGame> games = games(file);
        PdnReplay replay = new PdnReplay(guess(games));
        int legal = 0;
        List<String> others = new ArrayList<>();
        for (PdnGame game : games) {
            ReplayedGame replayed = replay.replay(game);
            if (game.faults().isEmpty() && replayed.end() == ReplayedGame.End.LEGAL) {
                legal++;
            } else {
                others.add(replayed.end() + " " + game.faults() + replayed.faults());
            }
        }

        assertThat(legal)
                .as("%s as %s, not legal: %s", file, replay.rules().id(), others)
                .isGreaterThanOrEqualTo(file.legal());
    }

    private static List<PdnGame> games(Listed file) throws IOException {
        List<PdnGame> games = new ArrayList<>();
        try (Reader reader = PdnBytes.reader(Files.newInputStream(FOLDER.resolve(file.toString())))) {
            new PdnReader(reader).forEachRemaining(games::add);
        }
        return games;
    }

    /** The game that a command without a game named would find. */
    private static Rules guess(List<PdnGame> games) {
        PdnGuess guess = new PdnGuess();
        for (PdnGame game : games) {
            if (!guess.isCertain()) {
                guess.add(game);
            }
        }
        return guess.rules();
    }
}
