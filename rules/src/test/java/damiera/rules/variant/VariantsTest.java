package damiera.rules.variant;

import static org.assertj.core.api.Assertions.assertThat;

import damiera.rules.Piece;
import damiera.rules.Position;
import damiera.rules.Rules;
import damiera.rules.RulesFault;
import damiera.rules.Side;
import damiera.rules.Square;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;

class VariantsTest {
    static final List<Rules> GAMES = Variants.ALL;

    @Test
    void the_games_stand_in_the_order_in_which_they_are_listed_everywhere() {
        assertThat(Variants.ALL.stream().map(Rules::id))
                .containsExactly(
                        "italian",
                        "international",
                        "english",
                        "brazilian",
                        "canadian",
                        "pool",
                        "spanish",
                        "russian",
                        "turkish",
                        "portuguese",
                        "czech",
                        "frisian",
                        "frysk",
                        "thai",
                        "killer",
                        "breakthrough",
                        "antidraughts",
                        "armenian",
                        "philippine",
                        "jamaican",
                        "sparse",
                        "crowded",
                        "diagonal-english",
                        "diagonal-russian",
                        "diagonal-brazilian");
    }

    @ParameterizedTest
    @FieldSource("GAMES")
    void a_game_is_without_contradiction(Rules rules) {
        assertThat(RulesFault.of(rules)).isEmpty();
    }

    @ParameterizedTest
    @FieldSource("GAMES")
    void both_sides_start_with_the_same_men_mirrored(Rules rules) {
        Position start = Position.start(rules);
        List<Square> turned = new ArrayList<>();
        for (Square square : start.men(Side.BLACK).squares().reversed()) {
            turned.add(new Square(rules.board().squareCount() + 1 - square.number()));
        }

        assertThat(start.men(Side.WHITE).squares()).isNotEmpty().isEqualTo(turned);
        assertThat(start.sideToMove()).isEqualTo(rules.firstMover());
        assertThat(start.at(start.men(Side.WHITE).squares().getFirst()))
                .hasValueSatisfying(placed -> assertThat(placed.piece()).isEqualTo(Piece.MAN));
    }

    /** PDN 3.0 (wiegerw/pdn, doc/gametype.rst), and what lidraughts uses beyond it. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ' ',
            value = {
                "italian 22,W,8,8,N2,1",
                "international 20,W,10,10,N2,0",
                "english 21,B,8,8,N1,0",
                "brazilian 26,W,8,8,A0,0",
                "canadian 27,W,12,12,N2,0",
                "pool 23,B,8,8,N1,0",
                "spanish 24,W,8,8,N1,1",
                "russian 25,W,8,8,A0,0",
                "turkish 30,W,8,8,A0,0",
                "portuguese 28,W,8,8,N1,1",
                "czech 29,W,8,8,A0,0",
                "frisian 40,W,10,10,N2,0",
                "frysk 97,W,10,10,N2,0",
                "thai 31,B,8,8,N2,0",
                "killer 20,W,10,10,N2,0",
                "breakthrough 96,W,10,10,N2,0",
                "antidraughts 98,W,10,10,N2,0",
                "armenian 30,W,8,8,A0,0",
                "philippine 26,W,8,8,N2,1",
                "jamaican 23,B,8,8,A1,1",
                "sparse 21,B,10,10,N1,0",
                "crowded 21,B,10,10,N1,0",
                "diagonal-english 21,B,8,8,N1,0",
                "diagonal-russian 25,W,8,8,A0,0",
                "diagonal-brazilian 26,W,8,8,A0,0"
            })
    void a_game_has_the_game_type_of_pdn(String id, String gameType) {
        assertThat(Variants.byId(id)).map(Rules::gameType).contains(gameType);
    }

    @ParameterizedTest
    @CsvSource({
        "italian,12",
        "international,20",
        "canadian,30",
        "turkish,16",
        "thai,8",
        "frysk,5",
        "sparse,15",
        "crowded,20",
        "diagonal-english,12"
    })
    void a_game_starts_with_its_number_of_men(String id, int men) {
        Position start = Position.start(Variants.byId(id).orElseThrow());

        assertThat(start.men(Side.WHITE).size()).isEqualTo(men);
    }

    /** The squares of White's left corner man nearest to White, and of Black's right one, as the games print them. */
    @ParameterizedTest
    @CsvSource({
        "italian,29,4",
        "international,46,5",
        "english,29,4",
        "spanish,4,29",
        "portuguese,4,29",
        "thai,4,29",
        "brazilian,a1,h8",
        "russian,a1,h8",
        "jamaican,b8,g1",
        "philippine,29,4",
        "diagonal-russian,c1,f8"
    })
    void squares_have_the_names_of_the_game(String id, String white, String black) {
        Rules rules = Variants.byId(id).orElseThrow();
        Position start = Position.start(rules);
        int squaresPerRank = rules.board().squaresPerRank();
        List<Square> bottom = start.men(Side.WHITE).squares().stream()
                .filter(square -> rules.board().rank(square) == 0)
                .toList();
        List<Square> top = start.men(Side.BLACK).squares().stream()
                .filter(square -> square.number() <= squaresPerRank)
                .toList();

        assertThat(rules.name(bottom.getFirst())).isEqualTo(white);
        assertThat(rules.name(top.getLast())).isEqualTo(black);
    }

    @Test
    void an_unknown_id_names_no_game() {
        assertThat(Variants.byId("chess")).isEmpty();
    }
}
