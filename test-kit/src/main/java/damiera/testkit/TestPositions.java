package damiera.testkit;

import damiera.notation.Fen;
import damiera.rules.Move;
import damiera.rules.Position;
import damiera.rules.Rules;
import damiera.rules.Setup;
import damiera.rules.SetupFault;
import damiera.rules.SetupResult;
import java.util.List;

/** Short ways to positions and moves for tests. */
public final class TestPositions {
    private TestPositions() {}

    /**
     * {@return a position}
     *
     * @param game a game's id with its options
     * @param fen  a FEN
     */
    public static Position position(String game, String fen) {
        return position(CsvGames.game(game), fen);
    }

    /**
     * {@return a position}
     *
     * @param rules the game
     * @param fen   a FEN, or {@code start}
     */
    public static Position position(Rules rules, String fen) {
        return fen.equals("start") ? Position.start(rules) : valid(rules, Fen.parse(rules, fen));
    }

    /**
     * {@return the same position for the friendly API}
     *
     * @param slow a position that can be set up
     */
    public static Position position(SlowPosition slow) {
        return valid(slow.rules(), slow.toSetup());
    }

    private static Position valid(Rules rules, Setup setup) {
        return valid(Position.of(rules, setup, SetupFault.ALL_WAIVERS));
    }

    /**
     * {@return the position of a setup that must be good}
     *
     * @param result what came of the setup
     */
    public static Position valid(SetupResult result) {
        return switch (result) {
            case SetupResult.Valid(Position position) -> position;
            case SetupResult.Invalid(List<SetupFault> faults) ->
                throw new IllegalArgumentException("setup must be playable, was " + faults);
        };
    }

    /**
     * {@return the texts of the legal moves}
     *
     * @param position any position
     */
    public static List<String> texts(Position position) {
        return position.legalMoves().stream().map(position.rules()::text).toList();
    }

    /**
     * {@return the legal moves as their paths in canonical numbers, {@code 13x31x24} or {@code 13-9}}
     *
     * @param position any position
     */
    public static List<String> numbers(Position position) {
        return position.legalMoves().stream()
                .map(TestPositions::numbers)
                .sorted()
                .toList();
    }

    private static String numbers(Move move) {
        String separator = move.captured().isEmpty() ? "-" : "x";
        return String.join(
                separator,
                move.path().stream()
                        .map(square -> String.valueOf(square.number()))
                        .toList());
    }

    /**
     * {@return the only legal move with this text}
     *
     * @param position any position
     * @param text     in full
     */
    public static Move move(Position position, String text) {
        return position.legalMoves().stream()
                .filter(move -> position.rules().text(move).equals(text))
                .findFirst()
                .orElseThrow(
                        () -> new IllegalArgumentException("move must be one of " + texts(position) + ", was " + text));
    }
}
