package damiera.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import damiera.notation.pdn.PdnFileReplay;
import damiera.notation.pdn.PdnGame;
import damiera.notation.pdn.PdnReader;
import damiera.notation.pdn.PdnReplay;
import damiera.notation.pdn.PdnWriter;
import damiera.notation.pdn.ReplayedGame;
import damiera.notation.pdn.WrittenGame;
import damiera.rules.Position;
import damiera.rules.Rules;
import damiera.rules.Setup;
import damiera.rules.SetupFault;
import damiera.rules.variant.Variants;
import damiera.testkit.CsvFile;
import damiera.testkit.CsvGames;
import damiera.testkit.Mutations;
import damiera.testkit.RandomPositions;
import damiera.testkit.RandomRules;
import damiera.testkit.SeededRandom;
import damiera.testkit.Share;
import damiera.testkit.TestPositions;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Readers meet texts made wrong at random. They refuse them with their own exception and nothing else, they come to an
 * end, and what they keep does not grow beyond what was written.
 */
class FuzzTest {
    private static final int READERS = 5;
    private static final int LOTS = 4;
    /** Inputs that are watched together. */
    private static final int WATCHED = 1_000;
    /** Far longer than so many inputs take: a guard against hanging, no measure of speed. */
    private static final Duration GUARD = Duration.ofMinutes(1);

    /** Reads of the source after its end before a reader is held to hang. */
    private static final int MOST_READS_AT_THE_END = 1_000;

    @ParameterizedTest(name = "lot {0}")
    @ValueSource(ints = {0, 1, 2, 3})
    void fen(int lot) {
        List<String> corpus = new ArrayList<>();
        CsvFile.resource("positions.csv").forEach(row -> corpus.add(row.cell("fen")));
        CsvFile.resource("problems.csv").forEach(row -> corpus.add(row.cell("fen")));
        corpus.add("W:W31-50:B1-20:H12:F3.");
        corpus.add("W:B:WK1-5,K7,Ka1,b2:?");
        SeededRandom random = new SeededRandom(20 + lot);
        List<Position> starts = Variants.ALL.stream().map(Position::start).toList();

        feed(corpus, 500, lot, text -> {
            Position start = random.oneOf(starts);
            Setup setup = Fen.parse(start.rules(), text);
            assertThat(setup.placed().size() + setup.unknownSquares().size()).isLessThan(3_000);
            start.replacedBy(setup, SetupFault.ALL_WAIVERS);
            Fen.format(start.rules(), setup);
        });
    }

    @ParameterizedTest(name = "lot {0}")
    @ValueSource(ints = {0, 1, 2, 3})
    void move_text(int lot) {
        SeededRandom random = new SeededRandom(30 + lot);
        List<Position> positions = positions(random);

        feed(moveCorpus(), 100, lot, text -> {
            Position position = random.oneOf(positions);
            position.resolve(MoveText.parse(position, text));
        });
    }

    @ParameterizedTest(name = "lot {0}")
    @ValueSource(ints = {0, 1, 2, 3})
    void hub_move_text(int lot) {
        SeededRandom random = new SeededRandom(60 + lot);
        List<Position> positions = positions(random);

        feed(moveCorpus(), 100, lot, text -> {
            Position position = random.oneOf(positions);
            position.resolve(MoveText.parseHub(position.rules(), text));
        });
    }

    private static List<Position> positions(SeededRandom random) {
        return Variants.ALL.stream()
                .map(rules -> TestPositions.position(RandomPositions.kings(rules, random)))
                .toList();
    }

    private static List<String> moveCorpus() {
        List<String> corpus = new ArrayList<>();
        CsvFile.resource("positions.csv")
                .forEach(row -> corpus.addAll(List.of(
                        (row.cell("expected_moves") + " " + row.cell("capture_paths_long_notation")).split(" ", -1))));
        corpus.addAll(
                List.of("3228", "gf4", "c3:e5", "a3b4", "47x36 <42,29,14,31>", "28x19x23", "32-28!?", "1. 32-28"));
        return corpus;
    }

    @ParameterizedTest(name = "lot {0}")
    @ValueSource(ints = {0, 1, 2, 3})
    void pdn(int lot) {
        SeededRandom random = new SeededRandom(40 + lot);
        List<PdnFileReplay> replays =
                Variants.ALL.stream().map(PdnFileReplay::new).toList();
        Map<Rules, PdnWriter> writers = new HashMap<>();

        feed(pdnCorpus(), 2_000, lot, text -> {
            PdnReader reader = new PdnReader(new EndCountingReader(text));
            PdnFileReplay replay = random.oneOf(replays);
            int games = 0;
            while (reader.hasNext()) {
                PdnGame game = reader.next();
                requireReadsBack(game, replay, writers);
                games++;
                assertThat(games).isLessThanOrEqualTo(text.length());
                assertThat(game.items().size() + game.tags().size()).isLessThanOrEqualTo(text.length());
            }
        });
    }

    /** Whatever was read, what is written of it reads back as the same text. */
    private static void requireReadsBack(PdnGame game, PdnFileReplay replay, Map<Rules, PdnWriter> writers) {
        ReplayedGame replayed = replay.replay(game);
        PdnWriter writer = writers.computeIfAbsent(replayed.start().rules(), PdnWriter::new);
        if (writer.write(game, replayed) instanceof WrittenGame.Written(String text)) {
            PdnGame again = PdnReader.of(text).next();

            assertThat(writer.write(again, new PdnReplay(replayed.start().rules()).replay(again)))
                    .isEqualTo(new WrittenGame.Written(text));
        }
    }

    @ParameterizedTest(name = "lot {0}")
    @ValueSource(ints = {0, 1, 2, 3})
    void house_rules(int lot) {
        SeededRandom random = new SeededRandom(50 + lot);
        List<String> corpus = new ArrayList<>();
        Variants.ALL.forEach(rules -> corpus.add(HouseRules.write(rules)));
        for (int i = 0; i < 50; i++) {
            corpus.add(HouseRules.write(RandomRules.next(random)));
        }

        feed(corpus, 10_000, lot, HouseRules::read);
    }

    @Test
    void a_huge_range_does_not_fill_the_memory() {
        Rules rules = CsvGames.game("international");

        assertThatCode(() -> Fen.parse(rules, "W:W1-2000000000:BK1-999999999"))
                .satisfiesAnyOf(
                        thrown -> assertThat(thrown).isNull(),
                        thrown -> assertThat(thrown).isInstanceOf(NotationException.class));
    }

    @ParameterizedTest
    @ValueSource(strings = {"[", "{\"a\":", "(", "{", "\"", "9"})
    void deep_or_long_house_rules_are_refused(String repeated) {
        String text = repeated.repeat(200_000);

        assertThatCode(() -> HouseRules.read(text)).isInstanceOf(NotationException.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "(",
                "( 32-28 ",
                "{",
                "[",
                "[A \"",
                "1. ",
                "... ",
                "32-28 ",
                "$",
                "*",
                "\"",
                "x",
                ")",
                "1.32-28 (19-23) ",
                "(19-23 ",
                "(19-23) ",
                "[x] ",
                "[%clk 1] ",
                "{[%clk x] [%clk 1]} ",
                "- ",
                "+- "
            })
    void deep_or_long_pdn_is_read_to_its_end(String repeated) {
        PdnReplay replay = new PdnReplay(CsvGames.game("international"));
        PdnReader reader = PdnReader.of("1. 32-28 " + repeated.repeat(100_000));

        assertThatCode(() -> reader.forEachRemaining(replay::replay)).doesNotThrowAnyException();
    }

    private static List<String> pdnCorpus() {
        List<String> corpus = new ArrayList<>(List.of(
                "[Event \"a\"]\n[White \"b\"]\n[Result \"2-0\"]\n[GameType \"20\"]\n1. 32-28 19-23 2. 28x19 14x23 2-0\n",
                "[FEN \"B:W22,K5:BK15,K6\"]\n1... 15-10 2. 5-1 6-9 {a [%clk 0:01:02]} (6-2 (2-6) 3. 1-5) $3 3. 1-5! *",
                "1. c3-d4 d6-c5 2. b2-c3 f6-e5 3. d4:f6 g7:e5 1-0\r\n\r\n1. ab4 ba5 2. gf4 /FEN \"W:Wa1:Bh8\"/ *",
                "%line\n; comment\n1.24-20 12-16 2.28-24 8-12 [!?] ... 1/2-1/2 0-0 1-1 \\r\\n &amp; 1. 12x19x28x37*"));
        for (CsvFile.Row row : CsvFile.resource("problems.csv")) {
            String solution = row.cell("solution");
            corpus.add("[FEN \"" + row.cell("fen") + "\"]\n" + solution.substring(solution.indexOf(':') + 1) + " *\n");
        }
        return corpus;
    }

    private static void feed(List<String> corpus, int longest, int lot, Consumer<String> reader) {
        Mutations mutations = new Mutations(corpus, longest, new SeededRandom(lot));
        long inputs = Share.FUZZ_INPUTS.count() / READERS / LOTS;
        for (long fed = 0; fed < inputs; fed += WATCHED) {
            long first = fed;
            long end = Math.min(fed + WATCHED, inputs);
            AtomicReference<String> current = new AtomicReference<>("");
            assertTimeoutPreemptively(
                    GUARD,
                    () -> {
                        for (long i = first; i < end; i++) {
                            String text = mutations.next();
                            current.set("lot " + lot + ", input " + i + ": <" + text + ">");
                            read(text, reader, current.get());
                        }
                    },
                    current::get);
        }
    }

    private static void read(String text, Consumer<String> reader, String place) {
        try {
            reader.accept(text);
        } catch (NotationException expected) {
            assertThat(expected.offset()).isBetween(0, expected.text().length());
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
            throw new AssertionError(place, e);
        }
    }

    /** A source that notices when it is asked again and again after its end. */
    private static final class EndCountingReader extends Reader {
        private final Reader source;
        private int ends;

        EndCountingReader(String text) {
            source = new StringReader(text);
        }

        @Override
        public int read(char[] buffer, int offset, int count) throws IOException {
            int read = source.read(buffer, offset, count);
            if (read < 0 && ++ends > MOST_READS_AT_THE_END) {
                throw new IllegalStateException("the end was read " + ends + " times");
            }
            return read;
        }

        @Override
        public void close() throws IOException {
            source.close();
        }
    }
}
