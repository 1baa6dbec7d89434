package damiera.notation;

import static org.assertj.core.api.Assertions.assertThat;

import damiera.notation.pdn.PdnBytes;
import damiera.notation.pdn.PdnFileReplay;
import damiera.notation.pdn.PdnGame;
import damiera.notation.pdn.PdnGuess;
import damiera.notation.pdn.PdnReader;
import damiera.notation.pdn.ReplayedGame;
import damiera.rules.Rules;
import damiera.testkit.GameFile;
import damiera.testkit.TestPositions;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Real game files read with at least as many games legal to the end as their list of sources says. */
class PdnFilesTest {
    @Test
    void every_file_is_listed() throws IOException {
        List<String> listed = GameFile.all().stream().map(GameFile::name).toList();
        if (!listed.isEmpty()) {
            try (Stream<Path> files = Files.walk(GameFile.FOLDER)) {
                assertThat(files.filter(file -> Files.isRegularFile(file) && !GameFile.FOLDER.equals(file.getParent()))
                                .map(file -> GameFile.FOLDER.relativize(file).toString()))
                        .containsExactlyInAnyOrderElementsOf(listed);
            }
        }
    }

    @ParameterizedTest(name = "{0}", allowZeroInvocations = true)
    @MethodSource("damiera.testkit.GameFile#positions")
    void a_file_of_one_position_is_read_as_one(GameFile file) throws IOException {
        List<PdnGame> games = games(file);

        assertThat(games).hasSize(1);
        assertThat(games.getFirst().faults()).isEmpty();
        String fen = games.getFirst().tag("FEN").orElseThrow();
        assertThat(TestPositions.position(file.game(), fen).legalMoves()).isNotEmpty();
    }

    @ParameterizedTest(name = "{0}", allowZeroInvocations = true)
    @MethodSource("damiera.testkit.GameFile#games")
    void at_least_as_many_games_are_legal_to_the_end(GameFile file) throws IOException {
        List<PdnGame> games = games(file);
        Rules rules = guess(games);
        PdnFileReplay replay = new PdnFileReplay(rules);
        int legal = 0;
        List<String> others = new ArrayList<>();
        for (PdnGame game : games) {
            ReplayedGame replayed = replay.replay(game);
            if (replayed.end() == ReplayedGame.End.LEGAL) {
                legal++;
            } else {
                others.add(replayed.end() + " " + replayed.faults());
            }
        }

        assertThat(legal)
                .as("%s as %s, not legal: %s", file, rules.id(), others)
                .isGreaterThanOrEqualTo(file.legal());
    }

    private static List<PdnGame> games(GameFile file) throws IOException {
        List<PdnGame> games = new ArrayList<>();
        try (Reader reader = PdnBytes.reader(Files.newInputStream(file.path()))) {
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
