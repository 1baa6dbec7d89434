package damiera.notation.pdn;

import static damiera.notation.Games.rules;
import static org.assertj.core.api.Assertions.assertThat;

import damiera.notation.HouseRules;
import damiera.notation.pdn.ReplayedGame.End;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PdnFileReplayTest {
    private static final String FLYING = "1. c3-d4 f6-g5 2. e3-f4 g5xe3xc5 *";

    @ParameterizedTest
    @CsvSource({
        "'[GameType \"21\"] 1. 11-15 23-19 2. 8-11 *',english",
        "'[GameType \"20\"] 1. 32-28 19-23 2. 28x19 14x23 *',international",
        "'[Variant \"italian+goal=losing\"] 1. 23-19 10-14 *',italian+goal=losing",
        "'[GameType \"21,B,10,10,N1,0\"] 1. 16-21 *',crowded",
        "'[White \"A\"] 1. c3-d4 f6-g5 *',russian"
    })
    void a_game_is_played_as_what_its_tags_say_and_others_as_the_file(String text, String id) {
        ReplayedGame game = replay("russian", text);

        assertThat(game.start().rules()).isEqualTo(rules(id));
        assertThat(game.end()).isEqualTo(End.LEGAL);
        assertThat(game.warnings()).isEmpty();
    }

    @Test
    void games_of_several_kinds_follow_each_other() {
        PdnFileReplay file = new PdnFileReplay(rules("italian"));

        for (int i = 0; i < 3; i++) {
            assertThat(id(file, "[GameType \"21\"] 1. 11-15 *")).isEqualTo("english");
            assertThat(id(file, "1. 23-19 *")).isEqualTo("italian");
            assertThat(id(file, "[GameType \"20\"] 1. 32-28 *")).isEqualTo("international");
        }
    }

    @Test
    void house_rules_of_many_games_are_told_apart() {
        PdnFileReplay file = new PdnFileReplay(rules("italian"));

        for (int i = 0; i < 100; i++) {
            String id = "aunt-rosa-" + i % 50;
            String json =
                    HouseRules.write(rules("italian+goal=losing").withId(id)).replace("\"", "\\\"");
            assertThat(id(file, "[Variant \"house\"][Rules \"" + json + "\"] 1. 23-19 *"))
                    .isEqualTo(id);
        }
    }

    @Test
    void a_wrong_tag_is_told_and_the_game_of_the_file_stands() {
        ReplayedGame game = replay("brazilian", "[Event \"x\"]\n[GameType \"20\"] " + FLYING);

        assertThat(game.end()).isEqualTo(End.LEGAL);
        assertThat(game.start().rules().id()).isEqualTo("brazilian");
        assertThat(game.warnings())
                .containsExactly(new PdnFault(
                        new TextPlace(2, 1), new PdnReason.OtherGame(rules("international"), rules("brazilian"))));
    }

    @Test
    void a_bad_move_does_not_make_a_tag_wrong() {
        ReplayedGame game = replay("brazilian", "[GameType \"20\"] 1. 32-28 19-23 2. 32-28 *");

        assertThat(game.start().rules().id()).isEqualTo("international");
        assertThat(game.plies()).hasSize(2);
        assertThat(game.end()).isEqualTo(End.FAULT);
    }

    @ParameterizedTest
    @CsvSource({"Variant,nonsense", "GameType,nonsense", "GameType,'95,W,8,8,A0,0'"})
    void a_game_that_nobody_knows_is_told(String tag, String value) {
        ReplayedGame game = replay("russian", "[" + tag + " \"" + value + "\"] 1. c3-d4 *");

        assertThat(game.end()).isEqualTo(End.LEGAL);
        assertThat(game.warnings())
                .containsExactly(new PdnFault(new TextPlace(1, 1), new PdnReason.UnknownGame(tag, value)));
    }

    @Test
    void behind_a_variant_that_nobody_knows_the_game_type_decides() {
        ReplayedGame game = replay("russian", "[GameType \"20\"][Variant \"nonsense\"] 1. 32-28 *");

        assertThat(game.start().rules().id()).isEqualTo("international");
        assertThat(game.warnings()).hasSize(1);
    }

    @ParameterizedTest
    @CsvSource({
        "'[Variant \"house\"]',MissingRules",
        "'[Variant \"house\"][Rules \"{\"]',UnreadableRules",
        "'[Variant \"house\"][Rules \"{}\"]',ImpossibleRules"
    })
    void house_rules_that_nobody_can_read_are_a_fault(String tags, String reason) {
        ReplayedGame game = replay("russian", tags + " 1. c3-d4 *");

        assertThat(game.end()).isEqualTo(End.FAULT);
        assertThat(game.plies()).hasSize(1);
        assertThat(game.faults())
                .singleElement()
                .satisfies(fault ->
                        assertThat(fault.reason().getClass().getSimpleName()).isEqualTo(reason));
    }

    private static String id(PdnFileReplay file, String text) {
        ReplayedGame game = file.replay(PdnReader.of(text).next());
        assertThat(game.end()).isEqualTo(End.LEGAL);
        return game.start().rules().id();
    }

    private static ReplayedGame replay(String file, String text) {
        return new PdnFileReplay(rules(file)).replay(PdnReader.of(text).next());
    }
}
