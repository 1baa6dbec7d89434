package damiera.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

class RefusalTest {
    @ParameterizedTest(name = "{0} {1} {2}")
    @CsvFileSource(resources = "refusals.csv", numLinesToSkip = 1)
    void refused_for_the_first_rule_that_is_broken(
            String game, String fen, String attempt, String reason, String facts, String comment) {
        Position position = Positions.position(game, fen);
        Rules rules = position.rules();
        Rules names = fen.endsWith(" numbers")
                ? rules.withNotation(Positions.rules("pool").notation())
                : rules;

        Resolution resolution = position.resolve(Positions.attempt(names, attempt));

        assertThat(told(names, resolution))
                .as(comment)
                .isEqualTo((reason + " " + (facts == null ? "" : facts)).strip());
    }

    @Test
    void the_table_covers_every_reason_but_the_one_that_needs_a_touch() throws IOException {
        try (InputStream table = RefusalTest.class.getResourceAsStream("refusals.csv")) {
            String text = new String(Objects.requireNonNull(table).readAllBytes(), StandardCharsets.UTF_8);

            assertThat(Refusal.class.getPermittedSubclasses())
                    .extracting(RefusalTest::reason)
                    .filteredOn(reason -> !text.contains("," + reason + ","))
                    .containsExactly("must-move-touched");
        }
    }

    /** The name of a kind of refusal, {@code must-capture} for {@code MustCapture}. */
    private static String reason(Class<?> kind) {
        return kind.getSimpleName().replaceAll("(?<=.)(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
    }

    @Test
    void a_refusal_tells_what_may_be_played() {
        Position position = Positions.position("italian", "W:W21,22:B10,18,19");

        Resolution resolution = position.resolve(Positions.attempt(position.rules(), "22x15"));

        assertThat(resolution)
                .isInstanceOfSatisfying(
                        Resolution.Refused.class,
                        refused -> assertThat(Positions.texts(position.rules(), refused.must()))
                                .containsExactly("21x14x5", "22x13x6"));
    }

    private static String told(Rules rules, Resolution resolution) {
        return switch (resolution) {
            case Resolution.Legal(Move move) -> "legal " + rules.text(move);
            case Resolution.Refused(Refusal refusal, List<Move> _) ->
                (refusal.reason() + " " + facts(rules, refusal)).strip();
        };
    }

    private static String facts(Rules rules, Refusal refusal) {
        return switch (refusal) {
            case Refusal.NotYourPiece(Square square) -> rules.name(square);
            case Refusal.SquareEmpty(Square square) -> rules.name(square);
            case Refusal.SquareOccupied(Square square) -> rules.name(square);
            case Refusal.NotASquare(String name) -> name;
            case Refusal.BackwardMan(Square square) -> rules.name(square);
            case Refusal.MustCapture(List<Square> pieces) -> names(rules, pieces);
            case Refusal.MustCaptureMore(int taken, int required) -> taken + "/" + required;
            case Refusal.MustCaptureWithKing(List<Square> kings) -> names(rules, kings);
            case Refusal.MustCaptureMoreKings(int taken, int required) -> taken + "/" + required;
            case Refusal.MustCaptureKingEarlier(int jump) -> Integer.toString(jump);
            case Refusal.MustContinue(Square at) -> rules.name(at);
            case Refusal.ManMayNotTakeKing(Square king) -> rules.name(king);
            case Refusal.KingMoveLimit(Square king, int moves) -> rules.name(king) + "/" + moves;
            case Refusal.MustMoveTouched(Square square) -> rules.name(square);
            case Refusal.Ambiguous(List<Move> moves) -> String.join(" ", Positions.texts(rules, moves));
            case Refusal.NotAMove _, Refusal.GameOver _ -> "";
        };
    }

    private static String names(Rules rules, List<Square> squares) {
        return squares.stream().map(rules::name).collect(Collectors.joining("+"));
    }
}
