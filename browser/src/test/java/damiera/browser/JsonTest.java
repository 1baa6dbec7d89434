package damiera.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class JsonTest {
    @Test
    void values_beside_each_other_are_parted() {
        Json json = new Json().open('{');
        json.key("a")
                .value(1)
                .key("b")
                .open('[')
                .value(2)
                .value("x")
                .truth(true)
                .close(']');
        json.key("c")
                .open('{')
                .close('}')
                .key("d")
                .open('[')
                .open('[')
                .close(']')
                .open('[')
                .close(']')
                .close(']');

        assertThat(json.close('}')).hasToString("{\"a\":1,\"b\":[2,\"x\",true],\"c\":{},\"d\":[[],[]]}");
    }

    @Test
    void what_would_end_a_text_is_escaped() {
        assertThat(new Json().value("\"\\\n\u001f è")).hasToString("\"\\\"\\\\\\u000a\\u001f è\"");
    }

    @Test
    void a_text_that_ends_like_an_opening_does_not_glue_what_follows() {
        assertThat(new Json().open('[').value("[").value("{:").value(3).close(']'))
                .hasToString("[\"[\",\"{:\",3]");
    }
}
