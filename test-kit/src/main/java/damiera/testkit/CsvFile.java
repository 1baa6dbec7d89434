package damiera.testkit;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A CSV file with a header line: fields between commas, in double quotes where needed, {@code ""} for a quote. */
public final class CsvFile {
    private CsvFile() {}

    /**
     * One line after the header.
     *
     * @param line  the line number in the file, from 1
     * @param cells the fields by the header's names
     */
    public record Row(int line, Map<String, String> cells) {
        /** Copies the map, in its order. */
        public Row {
            cells = Collections.unmodifiableMap(new LinkedHashMap<>(cells));
        }

        /**
         * {@return a field}
         *
         * @param column its name in the header
         */
        public String cell(String column) {
            String cell = cells.get(column);
            if (cell == null) {
                throw new IllegalArgumentException("column must be one of " + cells.keySet() + ", was " + column);
            }
            return cell;
        }
    }

    /**
     * {@return the rows of a file that belongs to this module}
     *
     * @param name its path below this package's resources, as {@code perft.csv}
     */
    public static List<Row> resource(String name) {
        try (InputStream stream = CsvFile.class.getResourceAsStream(name)) {
            if (stream == null) {
                throw new IllegalArgumentException("resource must exist, was " + name);
            }
            return rows(new String(stream.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * {@return the rows of a file}
     *
     * @param path where it is
     */
    public static List<Row> file(Path path) {
        try {
            return rows(Files.readString(path));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<Row> rows(String text) {
        List<String> lines = text.lines().toList();
        List<String> header = fields(lines.getFirst());
        List<Row> rows = new ArrayList<>();
        for (int i = 1; i < lines.size(); i++) {
            List<String> fields = fields(lines.get(i));
            if (fields.size() != header.size()) {
                throw new IllegalArgumentException(
                        "line " + (i + 1) + " must have " + header.size() + " fields, was " + fields.size());
            }
            Map<String, String> cells = new LinkedHashMap<>();
            for (int column = 0; column < fields.size(); column++) {
                cells.put(header.get(column), fields.get(column));
            }
            rows.add(new Row(i + 1, cells));
        }
        return rows;
    }

    private static List<String> fields(String line) {
        List<String> fields = new ArrayList<>();
        StringBuilder field = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (c == '"' && quoted && i + 1 < line.length() && line.charAt(i + 1) == '"') {
                field.append(c);
                i++;
            } else if (c == '"') {
                quoted = !quoted;
            } else if (c == ',' && !quoted) {
                fields.add(field.toString());
                field.setLength(0);
            } else {
                field.append(c);
            }
        }
        fields.add(field.toString());
        return fields;
    }
}
