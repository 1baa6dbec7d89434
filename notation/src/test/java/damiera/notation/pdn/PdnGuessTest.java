package damiera.notation.pdn;

import static damiera.notation.Games.rules;
import static org.assertj.core.api.Assertions.assertThat;

import damiera.notation.HouseRules;
import damiera.rules.Rules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PdnGuessTest {
    @ParameterizedTest
    @CsvSource({
        "20,international",
        "'20,W,10,10,N1,0',international",
        "'23,B,8,8,A1,1',jamaican",
        "'26,W,8,8,N2,1',philippine",
        "'21,B,10,10,N1,0',sparse",
        "21,english",
        "25,russian",
        "'41,W,10,8,A0,0',russian+board=10x8",
        "96,breakthrough",
        "97,frysk",
        "98,antidraughts",
        "42,diagonal-russian",
        "43,turkish",
        "44,armenian",
        "32,czech",
        "29,czech",
        "'29,W,10,10,N2,0',frisian"
    })
    void a_game_type_names_a_game(String gameType, String id) {
        assertThat(PdnGuess.named(game("[GameType \"" + gameType + "\"]"))).contains(rules(id));
    }

    @Test
    void a_variant_comes_before_a_game_type() {
        assertThat(PdnGuess.named(game("[GameType \"20\"][Variant \"killer\"]")))
                .contains(rules("killer"));
        assertThat(PdnGuess.named(game("[GameType \"20\"][Variant \"nonsense\"]")))
                .contains(rules("international"));
        assertThat(PdnGuess.named(game("[Variant \"italian+goal=losing\"]"))).contains(rules("italian+goal=losing"));
    }

    @Test
    void of_games_with_one_game_type_the_first_stands_under_which_the_game_replays() {
        // the fourth row of men, which only the crowded board has, moves first
        PdnGame crowded = game("[GameType \"21,B,10,10,N1,0\"] 1. 16-21 *");

        assertThat(PdnGuess.named(crowded)).contains(rules("crowded"));
    }

    @ParameterizedTest
    @CsvSource({
        "B:W36-50:B1-15, sparse", // fifteen men, the start of the one
        "B:W31-50:B1-20, crowded", // twenty, the start of the other
        "W:W40:BK1-16, crowded", // more pieces than the other begins with
        "W:W40:BK1, sparse" // both have such positions, and play them alike
    })
    void of_games_with_one_game_type_the_first_stands_that_begins_with_enough_men(String fen, String id) {
        PdnGame game = game("[GameType \"21,B,10,10,N1,0\"][FEN \"" + fen + "\"] *");

        assertThat(PdnGuess.named(game)).contains(rules(id));
    }

    @Test
    void house_rules_stand_in_a_tag() {
        Rules house = rules("italian+goal=losing").withId("aunt-rosa");
        String json = HouseRules.write(house).replace("\"", "\\\"");

        assertThat(PdnGuess.named(game("[Variant \"house\"][Rules \"" + json + "\"]")))
                .contains(house);
    }

    @Test
    void without_a_tag_the_game_is_found_by_its_moves() {
        PdnGuess guess = guess("1. 11-15 23-19 2. 8-11 22-17 3. 4-8 *");

        assertThat(guess.rules().id()).isEqualTo("english");
        assertThat(guess.isGuessed()).isTrue();
    }

    @Test
    void a_wrong_tag_is_not_believed() {
        PdnGuess guess = guess("[GameType \"20\"] 1. c3-d4 f6-g5 2. e3-f4 g5xe3xc5 *");

        assertThat(guess.rules().id()).isEqualTo("brazilian");
        assertThat(guess.isGuessed()).isTrue();
    }

    @Test
    void one_bad_move_does_not_lose_the_game_that_the_tag_names() {
        PdnGuess guess = guess("[GameType \"28\"] 1. 11-15 21-18 2. 15-20 24x15 3. 12-28 *");

        assertThat(guess.rules().id()).isEqualTo("portuguese");
        assertThat(guess.isGuessed()).isFalse();
    }

    @Test
    void one_bad_move_without_a_tag_leaves_the_game_that_comes_furthest() {
        PdnGuess guess = guess("1. c3-d4 f6-g5 2. e3-f4 g5xe3xc5 3. a1-h8 *");

        assertThat(guess.rules().id()).isEqualTo("brazilian");
        assertThat(guess.isGuessed()).isTrue();
    }

    @Test
    void a_wrong_tag_is_not_believed_for_a_bad_move() {
        PdnGuess guess = guess("[GameType \"21\"] 1. 32-28 19-23 2. 28x19 14x23 3. 32-28 *");

        assertThat(guess.rules().id()).isEqualTo("international");
        assertThat(guess.isGuessed()).isTrue();
    }

    @Test
    void of_games_in_which_equally_many_end_well_the_tag_names_the_right_one() {
        PdnGuess guess = new PdnGuess();
        guess.add(game("[GameType \"25\"] 1. c3-d4 f6-g5 *"));
        guess.add(game("[GameType \"25\"] 1. c3-d4 f6-g5 2. a1-h8 *"));

        assertThat(guess.rules().id()).isEqualTo("russian");
        assertThat(guess.isGuessed()).isFalse();
    }

    @Test
    void a_right_tag_is_believed_after_the_first_games() {
        PdnGuess guess = new PdnGuess();
        for (int i = 0; i < PdnGuess.PROBE; i++) {
            assertThat(guess.isCertain()).isFalse();
            guess.add(game("[GameType \"28\"] *"));
        }

        assertThat(guess.isCertain()).isTrue();
        assertThat(guess.rules().id()).isEqualTo("portuguese");
        assertThat(guess.isGuessed()).isFalse();
    }

    private static PdnGuess guess(String text) {
        PdnGuess guess = new PdnGuess();
        guess.add(game(text));
        return guess;
    }

    private static PdnGame game(String text) {
        return PdnReader.of(text).next();
    }
}
