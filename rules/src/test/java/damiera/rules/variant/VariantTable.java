package damiera.rules.variant;

import damiera.rules.Board;
import damiera.rules.CaptureCriterion;
import damiera.rules.CountMode;
import damiera.rules.Direction;
import damiera.rules.Directions;
import damiera.rules.DrawRule;
import damiera.rules.Endgame;
import damiera.rules.KingRange;
import damiera.rules.Lattice;
import damiera.rules.Position;
import damiera.rules.QuietKingMoves;
import damiera.rules.Restart;
import damiera.rules.Rules;
import damiera.rules.Side;
import damiera.rules.Square;
import damiera.rules.StartingPosition;
import damiera.rules.option.RuleOption;
import damiera.rules.option.RuleOptions;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** The table of a game's page, made of its rules. */
final class VariantTable {
    static final String BEGIN = "<!-- generated from the rules -->";
    static final String END = "<!-- end of the generated part -->";

    private final Rules rules;
    private final StringBuilder text = new StringBuilder();

    private VariantTable(Rules rules) {
        this.rules = rules;
    }

    static String of(Rules rules) {
        return new VariantTable(rules).table();
    }

    private String table() {
        text.append(BEGIN).append("\n\n| question | answer |\n|---|---|\n");
        boardAndStart();
        pieces();
        row("capture", words(rules.capture().obligation()));
        row("which capture", priority());
        row("captured pieces leave", words(rules.capture().removal()));
        row("turn by 180 degrees", words(rules.capture().reversal()));
        row("goal", words(rules.goal()));
        row("draws", draws());
        row("written as", notation());
        row("PDN GameType", "`" + rules.gameType() + "`");
        text.append("\n| option | values | here |\n|---|---|---|\n");
        for (RuleOption option : RuleOptions.of(rules)) {
            text.append("| `").append(option.key()).append("` | ");
            text.append(values(option))
                    .append(" | ")
                    .append(option.current(rules))
                    .append(" |\n");
        }
        return text.append('\n').append(END).toString();
    }

    private void row(String question, String answer) {
        text.append("| ").append(question).append(" | ").append(answer).append(" |\n");
    }

    private void boardAndStart() {
        Board board = rules.board();
        String shape = board.files() + "x" + board.ranks() + ", " + board.squareCount() + " squares";
        row(
                "board",
                board.lattice() == Lattice.ORTHOGONAL
                        ? shape
                        : shape + ", playing corner at the " + words(board.corner()));
        String rows = rules.start() instanceof StartingPosition.Rows start
                ? ", rows: " + start.rows() + ", empty rows behind: " + start.behind()
                : "";
        row("men", Position.start(rules).men(Side.WHITE).size() + " each" + rows);
        row("White's men", squares(Side.WHITE));
        row("Black's men", squares(Side.BLACK));
        row("first move", words(rules.firstMover()));
    }

    private String squares(Side side) {
        List<String> names = new ArrayList<>();
        for (Square square : Position.start(rules).men(side).squares()) {
            names.add(rules.name(square));
        }
        return String.join(" ", names);
    }

    private void pieces() {
        row("a man moves", directions(rules.man().moves()));
        row("a man captures", directions(rules.man().captures()));
        row("a man may take", words(rules.man().targets()));
        row("last row in the middle of a capture", words(rules.man().promotion()));
        row("a king moves", directions(rules.king().moves()));
        row("a king captures", directions(rules.king().captures()));
        row(
                "a king's range",
                switch (rules.king().range()) {
                    case KingRange.ShortRange _ -> "one square";
                    case KingRange.Flying flying -> "flying, lands on " + words(flying.landing());
                });
        if (rules.king().quietMoves() instanceof QuietKingMoves.AtMost(int moves)) {
            row("quiet moves in a row of one king", "at most " + moves + " while its side has a man");
        }
    }

    private static String directions(Directions directions) {
        return directions.each().stream()
                .map(Direction::name)
                .map(VariantTable::lower)
                .collect(Collectors.joining(", "));
    }

    private String priority() {
        List<CaptureCriterion> priority = rules.capture().priority();
        return priority.isEmpty()
                ? "free choice"
                : priority.stream().map(VariantTable::words).collect(Collectors.joining(", then "));
    }

    private String draws() {
        List<String> draws = new ArrayList<>();
        for (DrawRule rule : rules.draws().rules()) {
            draws.add(draw(rule));
        }
        String all = draws.isEmpty() ? "by agreement only" : String.join("; ", draws);
        return rules.draws().count() == CountMode.ON_REQUEST ? all + " (counted on request)" : all;
    }

    private static String draw(DrawRule rule) {
        return switch (rule) {
            case DrawRule.Repetition(int times) -> "repetition " + times;
            case DrawRule.QuietPlies(int plies) -> plies + " plies without progress";
            case DrawRule.OnePieceEach(DrawRule.LastPieces last) -> "one piece each, " + words(last);
            case DrawRule.EndgameCount(Endgame endgame, int plies, Restart restart) ->
                plies + " plies of " + endgame(endgame) + ", restart: " + words(restart);
        };
    }

    private static String endgame(Endgame endgame) {
        return switch (endgame) {
            case Endgame.AgainstLoneKing lone ->
                range(lone.fewest(), lone.most()) + " (kings: " + words(lone.crowned()) + ") against a lone king "
                        + words(lone.place());
            case Endgame.KingsOnBothSides(int fewest, int most) ->
                range(fewest, most) + " in all with kings on both sides";
        };
    }

    private static String range(int fewest, int most) {
        if (most == Board.MOST_SQUARES) {
            return fewest + " or more pieces";
        }
        return fewest == most ? fewest + " pieces" : fewest + " to " + most + " pieces";
    }

    private String notation() {
        return words(rules.notation().squareNames()) + ", quiet `"
                + rules.notation().quietSeparator() + "`, capture `"
                + rules.notation().captureSeparator() + "`, results "
                + words(rules.notation().resultStyle());
    }

    /** The many boards are told as their range. */
    private String values(RuleOption option) {
        List<String> values = option.values(rules);
        return option == RuleOption.BOARD
                ? values.getFirst() + " to " + values.getLast() + ", " + values.size() + " sizes"
                : String.join(" ", values);
    }

    private static String words(Enum<?> answer) {
        return lower(answer.name());
    }

    private static String lower(String name) {
        return name.toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
