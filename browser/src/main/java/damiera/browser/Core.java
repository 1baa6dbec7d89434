package damiera.browser;

import damiera.rules.Rules;
import damiera.rules.variant.Variants;
import org.teavm.jso.JSExport;

/** The functions that a page may call; {@code web/src/core/core.ts} says what each means. */
public final class Core {
    private Core() {}

    /**
     * Does nothing: the page calls the exports.
     *
     * @param arguments none
     */
    public static void main(String[] arguments) {}

    /** {@return all games} */
    @JSExport
    public static String games() {
        StringBuilder json = new StringBuilder("[");
        for (Rules rules : Variants.ALL) {
            json.append(json.length() > 1 ? "," : "")
                    .append('"')
                    .append(rules.id())
                    .append('"');
        }
        return json.append(']').toString();
    }
}
