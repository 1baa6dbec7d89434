package damiera.cli;

import damiera.notation.json.JsonWriter;
import java.util.List;
import java.util.function.Consumer;

/** Answers for programs: one JSON object a line. */
final class JsonLine {
    private JsonLine() {}

    /** {@return one object as text, with what the writer puts in} */
    static String of(Consumer<JsonWriter> content) {
        JsonWriter json = new JsonWriter().openObject();
        content.accept(json);
        return json.closeObject().toString();
    }

    static void strings(JsonWriter json, String name, List<String> values) {
        json.name(name).openArray();
        values.forEach(json::text);
        json.closeArray();
    }
}
