package damiera.browser;

import damiera.notation.HouseRules;
import damiera.notation.HouseRulesFault;
import damiera.notation.HouseRulesResult;
import damiera.notation.NotationException;
import damiera.notation.json.JsonWriter;
import damiera.rules.Rules;
import java.util.List;

/** What comes of house rules that somebody wrote: {@code HouseAnswer}. */
final class HouseRulesFacts {
    private HouseRulesFacts() {}

    static String of(String text) {
        JsonWriter json = new JsonWriter().openObject();
        try {
            switch (HouseRules.read(text)) {
                case HouseRulesResult.Valid(Rules rules) -> {
                    json.name("info");
                    GameFacts.write(json, rules);
                    json.name("rules")
                            .raw(HouseRules.write(rules))
                            .name("faults")
                            .openArray();
                    json.closeArray();
                }
                case HouseRulesResult.Invalid(List<HouseRulesFault> faults) -> faults(json, faults);
            }
        } catch (NotationException fault) {
            unreadable(json, fault);
        }
        return json.closeObject().toString();
    }

    private static void faults(JsonWriter json, List<HouseRulesFault> faults) {
        json.name("faults").openArray();
        for (HouseRulesFault fault : faults) {
            json.openObject().member("path", fault.path()).member("offset", fault.offset());
            json.name("told");
            RulesFaultFacts.write(json, fault);
            json.closeObject();
        }
        json.closeArray();
    }

    private static void unreadable(JsonWriter json, NotationException fault) {
        json.name("faults").openArray().openObject();
        json.member("path", "").member("offset", fault.offset()).name("told");
        ExpectedFacts.write(json, fault);
        json.closeObject().closeArray();
    }
}
