package damiera.notation;

import static org.assertj.core.api.Assertions.assertThat;

import damiera.notation.pdn.GameScore;
import damiera.notation.pdn.PdnBytes;
import damiera.notation.pdn.PdnFileReplay;
import damiera.notation.pdn.PdnGame;
import damiera.notation.pdn.PdnGuess;
import damiera.notation.pdn.PdnReader;
import damiera.notation.pdn.PdnWriter;
import damiera.notation.pdn.ReplayedGame;
import damiera.notation.pdn.WrittenGame;
import damiera.rules.Rules;
import damiera.testkit.GameFile;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What other programs wrote keeps its meaning when it is written anew. */
class SharedPdnTest {
    @ParameterizedTest(name = "{0}", allowZeroInvocations = true)
    @MethodSource("damiera.testkit.GameFile#all")
    void what_was_written_is_read_and_written_the_same(GameFile source) throws IOException {
        PdnFileReplay replay = new PdnFileReplay(guess(source));

        for (PdnGame game : games(source)) {
            ReplayedGame replayed = replay.replay(game);
            Rules rules = replayed.start().rules();
            PdnWriter writer = new PdnWriter(rules);
            String text = text(writer.write(game, replayed));
            PdnGame again = PdnReader.of(text).next();
            ReplayedGame replayedAgain = replay.replay(again);

            assertThat(text(writer.write(again, replayedAgain))).isEqualTo(text);
            assertThat(replayedAgain.end()).as(text).isNotEqualTo(ReplayedGame.End.FAULT);
            assertThat(replayedAgain.last()).as(text).isEqualTo(replayed.last());
            assertThat(GameScore.of(rules, again)).isEqualTo(GameScore.of(rules, game));
            assertThat(PdnGuess.named(again)).isEqualTo(Optional.of(rules));
        }
    }

    private static String text(WrittenGame written) {
        assertThat(written).isInstanceOf(WrittenGame.Written.class);
        return ((WrittenGame.Written) written).text();
    }

    private static Rules guess(GameFile source) throws IOException {
        PdnGuess guess = new PdnGuess();
        games(source).forEach(guess::add);
        return guess.rules();
    }

    private static List<PdnGame> games(GameFile source) throws IOException {
        List<PdnGame> games = new ArrayList<>();
        try (var reader = PdnBytes.reader(Files.newInputStream(source.path()))) {
            new PdnReader(reader).forEachRemaining(games::add);
        }
        return games;
    }
}
