package damiera.cli;

import java.io.StringWriter;
import java.util.List;
import java.util.function.Consumer;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/** Answers for programs: one JSON object a line. */
final class JsonLine {
    private static final JsonFactory FACTORY = new JsonFactory();

    private JsonLine() {}

    /** {@return one object as text, with what the writer puts in} */
    static String of(Consumer<JsonGenerator> content) {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = FACTORY.createGenerator(ObjectWriteContext.empty(), text)) {
            json.writeStartObject();
            content.accept(json);
            json.writeEndObject();
        }
        return text.toString();
    }

    static void strings(JsonGenerator json, String name, List<String> values) {
        json.writeArrayPropertyStart(name);
        values.forEach(json::writeString);
        json.writeEndArray();
    }
}
