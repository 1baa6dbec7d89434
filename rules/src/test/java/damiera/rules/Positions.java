package damiera.rules;

import damiera.rules.variant.Variants;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Positions, attempts and games for tests, from short texts: {@code W:WK9,22:B13}. */
final class Positions {
    private Positions() {}

    /** {@return the rules of {@code italian} or {@code italian+huff}} */
    static Rules rules(String game) {
        String[] parts = game.split("\\+", -1);
        Rules rules = Variants.byId(parts[0]).orElseThrow();
        for (String option : Arrays.asList(parts).subList(1, parts.length)) {
            rules = with(rules, option);
        }
        return rules;
    }

    private static Rules with(Rules rules, String option) {
        return switch (option) {
            case "huff" -> rules.withCapture(rules.capture().withObligation(Obligation.HUFF));
            case "optional" -> rules.withCapture(rules.capture().withObligation(Obligation.OPTIONAL));
            case "losing" -> rules.withGoal(Goal.LOSING);
            case "request" -> rules.withDraws(new DrawRules(rules.draws().rules(), CountMode.ON_REQUEST));
            default -> throw new IllegalArgumentException(option);
        };
    }

    static Position position(String game, String fen) {
        return position(rules(game), fen);
    }

    static Position position(Rules rules, String fen) {
        return switch (Position.of(rules, setup(rules, fen), SetupFault.ALL_WAIVERS)) {
            case SetupResult.Valid(Position position) -> position;
            case SetupResult.Invalid(List<SetupFault> faults) ->
                throw new IllegalArgumentException(fen + ": " + faults);
        };
    }

    static Game game(String game, String fen) {
        return Game.from(position(game, fen));
    }

    /** {@return a setup; {@code run=28*3} at the end tells the run of the side to move, {@code numbers} that squares are N} */
    static Setup setup(Rules rules, String fen) {
        String[] words = fen.split(" ", -1);
        String[] parts = words[0].split(":", -1);
        Rules names = fen.endsWith(" numbers") ? numbered(rules) : rules;
        Side side = parts[0].equals("W") ? Side.WHITE : Side.BLACK;
        List<Placed> placed = new ArrayList<>(pieces(names, Side.WHITE, parts[1].substring(1)));
        placed.addAll(pieces(names, Side.BLACK, parts[2].substring(1)));
        KingRun run = fen.contains(" run=") ? run(rules, words[1].substring(4)) : KingRun.NONE;
        return new Setup(
                placed,
                List.of(),
                Optional.of(side),
                side == Side.WHITE ? run : KingRun.NONE,
                side == Side.BLACK ? run : KingRun.NONE,
                0);
    }

    private static Rules numbered(Rules rules) {
        NotationRules notation = rules.notation();
        return rules.withNotation(new NotationRules(
                notation.gameTypeNumber(),
                SquareNames.NUMBERS_FROM_TOP,
                notation.quietSeparator(),
                notation.captureSeparator(),
                notation.resultStyle()));
    }

    private static KingRun run(Rules rules, String text) {
        String[] parts = text.split("\\*", -1);
        return new KingRun(Optional.of(square(rules, parts[0])), Integer.parseInt(parts[1]));
    }

    private static List<Placed> pieces(Rules rules, Side side, String list) {
        List<Placed> placed = new ArrayList<>();
        for (String item : list.isEmpty() ? new String[0] : list.split(",", -1)) {
            Piece piece = item.startsWith("K") ? Piece.KING : Piece.MAN;
            String squares = piece == Piece.KING ? item.substring(1) : item;
            String[] ends = squares.split("-", -1);
            for (int n = square(rules, ends[0]).number();
                    n <= square(rules, ends[ends.length - 1]).number();
                    n++) {
                placed.add(new Placed(side, piece, new Square(n)));
            }
        }
        return placed;
    }

    /** {@return the square of this name; a name beyond the board gives a number beyond it} */
    static Square square(Rules rules, String name) {
        for (int n = 1; n <= rules.board().squareCount(); n++) {
            if (rules.name(new Square(n)).equals(name)) {
                return new Square(n);
            }
        }
        return new Square(
                Character.isDigit(name.charAt(0))
                        ? Integer.parseInt(name)
                        : rules.board().squareCount() + 1);
    }

    /** {@return an attempt from a text like {@code 10x19x28} or {@code 10-14}} */
    static Attempt attempt(Rules rules, String text) {
        List<Square> squares = new ArrayList<>();
        for (String name : text.split("[-x:]", -1)) {
            squares.add(square(rules, name));
        }
        Attempt.Sign sign = text.contains("-") ? Attempt.Sign.QUIET : Attempt.Sign.CAPTURE;
        return new Attempt(squares, Optional.empty(), sign);
    }

    /** {@return the game after moves told like {@code 10x19x28}} */
    static Game play(Game game, String... moves) {
        Game now = game;
        for (String move : moves) {
            now = switch (now.play(attempt(now.rules(), move))) {
                case PlayResult.Played(Game next, Move _) -> next;
                case PlayResult.Refused(Refusal refusal, List<Move> _) ->
                    throw new AssertionError(move + ": " + refusal);
            };
        }
        return now;
    }

    /** {@return the texts of moves} */
    static List<String> texts(Rules rules, List<? extends Move> moves) {
        return moves.stream().map(rules::text).toList();
    }
}
