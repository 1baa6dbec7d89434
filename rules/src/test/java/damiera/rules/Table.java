package damiera.rules;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/** Reads the tables of cases beside the tests. */
final class Table {
    private Table() {}

    /** {@return one column, without its head} */
    static List<String> column(String file, String name) {
        List<List<String>> rows = lines(file).stream().map(Table::cells).toList();
        int column = rows.getFirst().indexOf(name);
        return rows.stream().skip(1).map(row -> row.get(column)).toList();
    }

    private static List<String> lines(String file) {
        try (InputStream in = Objects.requireNonNull(Table.class.getResourceAsStream(file), file)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Commas within quotes do not separate. */
    private static List<String> cells(String line) {
        return Arrays.asList(line.split(",(?=(?:[^\"]*\"[^\"]*\")*[^\"]*$)", -1));
    }
}
