package damiera.notation.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import damiera.notation.NotationException;
import damiera.notation.json.JsonValue.JsonArray;
import damiera.notation.json.JsonValue.JsonNumber;
import damiera.notation.json.JsonValue.JsonObject;
import damiera.notation.json.JsonValue.JsonString;
import damiera.notation.json.JsonValue.JsonWord;
import damiera.notation.json.JsonValue.Member;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JsonTest {
    @Test
    void each_value_knows_where_it_stands() {
        JsonValue value = JsonReader.read("{\"a\": [1, \"x\"], \"b\": null}");

        assertThat(value)
                .isEqualTo(new JsonObject(
                        List.of(
                                new Member(
                                        "a",
                                        new JsonArray(List.of(new JsonNumber("1", 7), new JsonString("x", 10)), 6)),
                                new Member("b", new JsonWord("null", 21))),
                        0));
    }

    @Test
    void a_byte_order_mark_may_stand_before_it_and_nowhere_else() {
        assertThat(JsonReader.read("\ufeff 1")).isEqualTo(new JsonNumber("1", 2));
        assertThatThrownBy(() -> JsonReader.read("\ufeff\ufeff1")).isInstanceOf(NotationException.class);
    }

    @Test
    void strings_are_unescaped_and_escaped_again() {
        JsonString string = (JsonString) JsonReader.read("\"a\\\"\\\\\\n\\u00e9\\/\"");

        assertThat(string.text()).isEqualTo("a\"\\\n\u00e9/");
        assertThat(new JsonWriter().text(string.text()).toString()).isEqualTo("\"a\\\"\\\\\\n\u00e9/\"");
    }

    @Test
    void the_writer_sets_the_commas() {
        JsonWriter out = new JsonWriter()
                .openObject()
                .name("a")
                .openArray()
                .number(1)
                .number(2)
                .closeArray();

        assertThat(out.name("b").nothing().name("c").truth(true).closeObject().toString())
                .isEqualTo("{\"a\":[1,2],\"b\":null,\"c\":true}");
    }

    @Test
    void what_cannot_stand_in_a_string_is_escaped() {
        assertThat(new JsonWriter().text("\b\f\t\r\u001f\u0000").toString())
                .isEqualTo("\"\\b\\f\\t\\r\\u001F\\u0000\"");
    }

    @Test
    void a_pair_of_surrogates_stays_and_half_of_one_is_escaped() {
        assertThat(new JsonWriter().text("\ud83d\ude00 \ud83d \ude00").toString())
                .isEqualTo("\"\ud83d\ude00 \\uD83D \\uDE00\"");
    }

    @Test
    void members_are_names_with_values() {
        JsonWriter out = new JsonWriter().openObject().member("a", "b").member("c", -1L);

        assertThat(out.member("d", false).closeObject().toString()).isEqualTo("{\"a\":\"b\",\"c\":-1,\"d\":false}");
    }

    @Test
    void a_text_that_ends_like_an_opening_does_not_glue_what_follows() {
        JsonWriter out = new JsonWriter().openArray().text("[").text("{:").number(3);

        assertThat(out.closeArray().toString()).isEqualTo("[\"[\",\"{:\",3]");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "{",
                "[1,]",
                "{\"a\":1,}",
                "{\"a\":1 \"b\":2}",
                "{a:1}",
                "01",
                "1.",
                "-",
                "+1",
                "1e",
                "nul",
                "\"a",
                "\"\\x\"",
                "\"\\u12g4\"",
                "\"\n\"",
                "[1] 2",
                "{\"a\":1,\"a\":2}",
                "'a'",
                "NaN",
                "[1 2]",
                "\u00a01"
            })
    void what_is_no_json_is_refused(String text) {
        assertThatThrownBy(() -> JsonReader.read(text)).isInstanceOf(NotationException.class);
    }
}
