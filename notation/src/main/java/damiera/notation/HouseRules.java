package damiera.notation;

import damiera.rules.Rules;

/** House rules as JSON, by the schema {@code docs/house-rules.schema.json}. */
public final class HouseRules {
    private HouseRules() {}

    /**
     * {@return the rules, or everything that is wrong with them}
     *
     * @param json the text of a house-rules file
     * @throws NotationException if it is no JSON, or too large or too deep
     */
    public static HouseRulesResult read(String json) {
        return new HouseRulesReader(json).read();
    }

    /**
     * {@return the rules as JSON, which {@link #read} reads back to an equal value}
     *
     * @param rules any rules
     */
    public static String write(Rules rules) {
        return HouseRulesWriter.write(rules);
    }
}
