package damiera.notation;

import static org.assertj.core.api.Assertions.assertThat;

import damiera.notation.json.JsonReader;
import damiera.notation.json.JsonValue;
import damiera.notation.json.JsonValue.JsonArray;
import damiera.notation.json.JsonValue.JsonObject;
import damiera.notation.json.JsonValue.JsonString;
import damiera.notation.json.JsonValue.Member;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The schema and the reader name the same components and the same words; the reader's names stand in its faults. */
class HouseRulesSchemaTest {
    private static final Path SCHEMA = Path.of("..", "docs", "house-rules.schema.json");
    private static final String STRANGE = "\"strange\"";

    private final JsonObject schema;

    HouseRulesSchemaTest() throws IOException {
        schema = (JsonObject) JsonReader.read(Files.readString(SCHEMA));
    }

    @Test
    void the_components_are_the_same() {
        JsonObject components = object(schema, "properties");

        assertThat(namesAt("strange", file("\"strange\":1"))).hasSameElementsAs(names(components));
        for (Member member : components.members()) {
            JsonObject component = (JsonObject) member.value();
            if (component.member("properties").isPresent()) {
                String text = file("\"" + member.name() + "\":{\"strange\":1}");
                assertThat(namesAt(member.name() + ".strange", text))
                        .as(member.name())
                        .hasSameElementsAs(names(object(component, "properties")));
            }
        }
    }

    @Test
    void the_two_ways_to_tell_the_start_are_the_same() {
        List<JsonValue> ways = array(object(object(schema, "properties"), "start"), "anyOf");

        assertThat(ways).hasSize(2);
        for (JsonValue way : ways) {
            List<String> names = names(object((JsonObject) way, "properties"));
            String text = file("\"start\":{\"" + names.getFirst() + "\":0,\"strange\":1}");
            assertThat(namesAt("start.strange", text)).hasSameElementsAs(names);
        }
    }

    @Test
    void the_draw_rules_are_the_same() {
        List<JsonValue> rules = array(object(object(schema, "$defs"), "drawRule"), "oneOf");

        assertThat(rules).hasSize(5);
        for (JsonValue rule : rules) {
            JsonObject members = object((JsonObject) rule, "properties");
            String first = names(members).getFirst();
            String text = file("\"draws\":{\"rules\":[{\"" + first + "\":{\"strange\":1},\"strange\":1}]}");
            assertThat(namesAt("draws.rules[0].strange", text)).hasSameElementsAs(names(members));
            if (object(members, first).member("properties").isPresent()) {
                assertThat(namesAt("draws.rules[0]." + first + ".strange", text))
                        .hasSameElementsAs(names(object(object(members, first), "properties")));
            }
        }
    }

    @Test
    void the_words_are_the_same() {
        int compared = 0;
        for (Member member : object(schema, "properties").members()) {
            JsonObject component = (JsonObject) member.value();
            compared += compareWords(member.name(), component, "\"" + member.name() + "\":", "");
            if (component.member("properties").isPresent()) {
                for (Member inner : object(component, "properties").members()) {
                    compared += compareWords(
                            member.name() + "." + inner.name(),
                            (JsonObject) inner.value(),
                            "\"" + member.name() + "\":{\"" + inner.name() + "\":",
                            "}");
                }
            }
        }
        assertThat(compared).isEqualTo(17);
    }

    @Test
    void every_separator_of_the_schema_is_read() {
        JsonObject notation = object(object(object(schema, "properties"), "notation"), "properties");

        for (String name : List.of("quietSeparator", "captureSeparator")) {
            for (String word : texts(array(object(notation, name), "enum"))) {
                String text = file("\"notation\":{\"" + name + "\":\"" + word + "\"}");
                assertThat(HouseRules.read(text)).as(text).isInstanceOf(HouseRulesResult.Valid.class);
            }
        }
    }

    /** 1 where the schema lists words here, which the reader must list too. */
    private int compareWords(String path, JsonObject told, String before, String after) {
        JsonObject component = resolved(told);
        boolean list = component.member("items").isPresent();
        JsonObject listed = list ? resolved(object(component, "items")) : component;
        if (listed.member("enum").isEmpty()) {
            return 0;
        }
        List<String> words = texts(array(listed, "enum"));
        if (words.isEmpty() || words.getFirst().length() == 1) {
            return 0; // numbers, or separators
        }
        String text = file(before + (list ? "[" + STRANGE + "]" : STRANGE) + after);
        HouseRulesFault.WrongValue fault = (HouseRulesFault.WrongValue) faultAt(path, text);
        assertThat(words(fault.expected())).as(path).containsExactlyInAnyOrderElementsOf(words);
        return 1;
    }

    private JsonObject resolved(JsonObject component) {
        String name = component
                .member("$ref")
                .map(value -> ((JsonString) value).text())
                .orElse("");
        return name.isEmpty() ? component : object(object(schema, "$defs"), name.substring("#/$defs/".length()));
    }

    private static String file(String members) {
        return "{\"id\":\"mine\",\"base\":\"italian\"," + members + "}";
    }

    private static List<String> namesAt(String path, String text) {
        return ((HouseRulesFault.UnknownMember) faultAt(path, text)).allowed();
    }

    private static List<String> words(Expected expected) {
        return switch (expected) {
            case Expected.OneOf(List<String> words) -> words;
            case Expected.SomeOf(List<String> words) -> words;
            default -> throw new AssertionError(expected);
        };
    }

    private static HouseRulesFault faultAt(String path, String text) {
        for (HouseRulesFault fault : ((HouseRulesResult.Invalid) HouseRules.read(text)).faults()) {
            if (fault.path().equals(path)) {
                return fault;
            }
        }
        throw new AssertionError("no fault at " + path + " in " + text);
    }

    private static List<String> names(JsonObject object) {
        return object.members().stream().map(Member::name).toList();
    }

    private static JsonObject object(JsonObject outer, String name) {
        return (JsonObject) outer.member(name).orElseThrow();
    }

    private static List<JsonValue> array(JsonObject outer, String name) {
        return ((JsonArray) outer.member(name).orElseThrow()).values();
    }

    private static List<String> texts(List<JsonValue> values) {
        List<String> texts = new ArrayList<>();
        for (JsonValue value : values) {
            if (value instanceof JsonString string) {
                texts.add(string.text());
            }
        }
        return texts;
    }
}
