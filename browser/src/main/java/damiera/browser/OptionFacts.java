package damiera.browser;

import damiera.notation.json.JsonWriter;
import damiera.rules.Rules;
import damiera.rules.option.RuleOption;
import damiera.rules.option.RuleOptions;

/** What a page must know of a game's options: {@code GameOption}. */
final class OptionFacts {
    private OptionFacts() {}

    static String of(Rules rules) {
        JsonWriter json = new JsonWriter().openArray();
        for (RuleOption option : RuleOptions.of(rules)) {
            json.openObject().member("key", option.key());
            json.member("value", option.current(rules));
            json.name("values").openArray();
            option.values(rules).forEach(json::text);
            json.closeArray().closeObject();
        }
        return json.closeArray().toString();
    }
}
