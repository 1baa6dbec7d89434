package damiera.browser;

import static org.assertj.core.api.Assertions.assertThat;

import damiera.notation.ConstantWord;
import damiera.rules.Outcome;
import damiera.rules.Refusal;
import damiera.rules.Square;
import damiera.rules.option.RuleOption;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The page lists by name what the core may answer: none may be missing there. */
class PageWordsTest {
    private static final Path PAGE = Path.of("../web/src/core/core.ts");

    @Test
    void the_page_knows_every_refusal() throws Exception {
        List<String> reasons = new ArrayList<>();
        for (Class<?> kind : Refusal.class.getPermittedSubclasses()) {
            reasons.add(((Refusal) anyOf(kind)).reason());
        }

        assertThat(listed("REFUSALS")).containsExactlyInAnyOrderElementsOf(reasons);
    }

    @Test
    void the_page_knows_every_way_to_end() throws Exception {
        assertThat(listed("WIN_REASONS")).containsExactlyInAnyOrderElementsOf(codes(Outcome.WinReason.values()));
        assertThat(listed("DRAW_REASONS")).containsExactlyInAnyOrderElementsOf(codes(Outcome.DrawReason.values()));
    }

    @Test
    void the_page_knows_every_option() throws Exception {
        List<String> keys =
                Arrays.stream(RuleOption.values()).map(RuleOption::key).toList();

        assertThat(listed("OPTIONS")).containsExactlyElementsOf(keys);
    }

    private static Object anyOf(Class<?> kind) throws ReflectiveOperationException {
        Constructor<?> constructor = kind.getDeclaredConstructors()[0];
        Object[] arguments = Arrays.stream(constructor.getParameterTypes())
                .map(PageWordsTest::argument)
                .toArray();
        return constructor.newInstance(arguments);
    }

    private static Object argument(Class<?> type) {
        return type == int.class ? 1 : type == String.class ? "33" : type == List.class ? List.of() : new Square(1);
    }

    private static List<String> codes(Enum<?>[] constants) {
        return Arrays.stream(constants).map(ConstantWord::of).toList();
    }

    private static List<String> listed(String name) throws IOException {
        Matcher list = Pattern.compile("const " + name + " = \\[(.*?)\\]", Pattern.DOTALL)
                .matcher(Files.readString(PAGE));
        assertThat(list.find()).as(name).isTrue();
        return Pattern.compile("'([a-z-]+)'")
                .matcher(list.group(1))
                .results()
                .map(found -> found.group(1))
                .toList();
    }
}
