package damiera.browser;

import damiera.notation.json.JsonWriter;
import java.util.List;

/** Something that a page puts into words by its messages: {@code Told}, the key of a message and its facts. */
final class Told {
    private Told() {}

    /** Begins one; its facts follow as members. */
    static JsonWriter open(JsonWriter json, String key) {
        return json.openObject().member("key", key).name("facts").openObject();
    }

    static void close(JsonWriter json) {
        json.closeObject().closeObject();
    }

    static void words(JsonWriter json, String name, List<String> words) {
        json.name(name).openArray();
        words.forEach(json::text);
        json.closeArray();
    }
}
