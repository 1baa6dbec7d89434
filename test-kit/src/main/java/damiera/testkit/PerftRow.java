package damiera.testkit;

import damiera.rules.Rules;
import damiera.rules.movegen.Counting;
import java.math.BigInteger;
import java.util.List;

/**
 * One published or confirmed perft count.
 *
 * @param game     the name of the game in the file
 * @param rules    the game
 * @param fen      a position, or {@code start}
 * @param depth    plies
 * @param counting what makes two captures different
 * @param count    the number of lines
 * @param source   who counted it
 */
public record PerftRow(String game, Rules rules, String fen, int depth, Counting counting, long count, String source) {
    /** Beyond this depth the published Turkish counts of paths count a line that has ended as 1; we count it as 0. */
    private static final int DEEPEST_PATHS = 9;

    /** {@return every row that counts what we count, in the order of the file} */
    public static List<PerftRow> all() {
        return CsvFile.resource("perft.csv").stream()
                .filter(row -> CsvGames.text(row.cell("variant")).isPresent())
                .map(PerftRow::of)
                .filter(row -> row.counting != Counting.PATHS || row.depth <= DEEPEST_PATHS)
                .toList();
    }

    /**
     * {@return the rows up to a number of nodes}
     *
     * @param nodes the largest count
     */
    public static List<PerftRow> upTo(long nodes) {
        return all().stream().filter(row -> row.count <= nodes).toList();
    }

    private static PerftRow of(CsvFile.Row row) {
        String game = row.cell("variant");
        return new PerftRow(
                game,
                CsvGames.rules(game).orElseThrow(),
                row.cell("fen"),
                Integer.parseInt(row.cell("depth")),
                counting(row.cell("mode")),
                count(row.cell("count")),
                row.cell("source"));
    }

    /** A few published counts are beyond a long; none of them will be counted here. */
    private static long count(String text) {
        return new BigInteger(text).min(BigInteger.valueOf(Long.MAX_VALUE)).longValueExact();
    }

    private static Counting counting(String mode) {
        return switch (mode) {
            case "drop" -> Counting.CAPTURES;
            case "keep" -> Counting.ROUTES;
            case "keepall" -> Counting.PATHS;
            default -> throw new IllegalArgumentException("mode must be drop, keep or keepall, was " + mode);
        };
    }

    @Override
    public String toString() {
        return game + " " + fen + " depth " + depth + " " + counting + " = " + count;
    }
}
