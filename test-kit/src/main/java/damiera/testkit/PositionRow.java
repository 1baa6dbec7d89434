package damiera.testkit;

import damiera.rules.Rules;
import damiera.rules.Square;
import damiera.rules.SquareSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * A position with all its legal moves.
 *
 * @param line  the line of the file
 * @param game  the name of the game in the file
 * @param rules the game
 * @param fen   the position
 * @param moves its moves by (from, to, captured set), as {@link #text} writes them
 * @param shows what the position shows
 * @param paths each capture once in full, as printed; may be empty
 */
public record PositionRow(
        int line, String game, Rules rules, String fen, Set<String> moves, String shows, List<String> paths) {
    /** {@return every row, in the order of the file} */
    public static List<PositionRow> all() {
        return CsvFile.resource("positions.csv").stream()
                .filter(row -> CsvGames.text(row.cell("variant")).isPresent())
                .map(PositionRow::of)
                .toList();
    }

    private static PositionRow of(CsvFile.Row row) {
        Rules rules = CsvGames.rules(row.cell("variant")).orElseThrow();
        Set<String> moves = new TreeSet<>();
        for (String text : words(row.cell("expected_moves"))) {
            if (!text.equals("(none)")) {
                moves.add(parse(rules, text));
            }
        }
        return new PositionRow(
                row.line(),
                row.cell("variant"),
                rules,
                row.cell("fen"),
                moves,
                row.cell("what_it_shows"),
                words(row.cell("capture_paths_long_notation")));
    }

    private static List<String> words(String text) {
        return text.isBlank() ? List.of() : List.of(text.strip().split(" ", -1));
    }

    /** Reads {@code 29x6(9+17+25)} or {@code 18-14}. */
    private static String parse(Rules rules, String text) {
        int bracket = text.indexOf('(');
        String ends = bracket < 0 ? text : text.substring(0, bracket);
        String[] squares = ends.split("[-x]", -1);
        List<Square> captured = new ArrayList<>();
        if (bracket >= 0) {
            for (String square : text.substring(bracket + 1, text.length() - 1).split("\\+", -1)) {
                captured.add(PrintedSquares.parse(rules, square));
            }
        }
        return text(
                PrintedSquares.parse(rules, squares[0]),
                PrintedSquares.parse(rules, squares[1]),
                SquareSet.of(captured));
    }

    /**
     * {@return a move by its identity, in canonical numbers}
     *
     * @param from     the square left
     * @param to       the square reached
     * @param captured the squares of the pieces taken
     */
    public static String text(Square from, Square to, SquareSet captured) {
        return new SlowMove(from, to, captured, false).toString();
    }

    @Override
    public String toString() {
        return "line " + line + ": " + game + " " + fen + " (" + shows + ")";
    }
}
