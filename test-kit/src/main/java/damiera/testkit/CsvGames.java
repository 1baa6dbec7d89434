package damiera.testkit;

import damiera.rules.Rules;
import damiera.rules.option.OptionChoice;
import damiera.rules.option.OptionResult;
import damiera.rules.option.RuleOptions;
import damiera.rules.variant.Variants;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The names of games in the facts from outside, as our ids and options. */
public final class CsvGames {
    private static final Map<String, String> RENAMED = Map.ofEntries(
            Map.entry("sparse-checkers", "sparse"),
            Map.entry("crowded-checkers", "crowded"),
            Map.entry("thai-12men", "thai+rows=3"),
            Map.entry("english-optional", "english+obligation=optional"),
            Map.entry("spanish-qtyonly", "spanish+priority=quantity"),
            Map.entry("spanish-source-men-no-kings", "spanish+targets=men"),
            Map.entry("turkish-promoking", "turkish+promotion=continue"),
            Map.entry("turkish-promostop", "turkish+promotion=stop"),
            Map.entry("international-immediate", "international+removal=immediate"),
            Map.entry("russian-immediate", "russian+removal=immediate"),
            Map.entry("thai-deferred", "thai+removal=after"));

    /** Known wrong readings, kept in the files for contrast only. */
    private static final Set<String> WRONG_READINGS =
            Set.of("italian-firstking", "russian-as-pool", "turkish-180ok", "thai-no180");

    private CsvGames() {}

    /**
     * {@return the game's id with its options, or empty for a known wrong reading}
     *
     * @param name as in the files
     */
    public static Optional<String> text(String name) {
        if (WRONG_READINGS.contains(name)) {
            return Optional.empty();
        }
        int dash = name.lastIndexOf('-');
        boolean sized = dash > 0 && Character.isDigit(name.charAt(dash + 1)) && !RENAMED.containsKey(name);
        String other = sized ? name.substring(0, dash) + "+board=" + name.substring(dash + 1) : name;
        return Optional.of(RENAMED.getOrDefault(name, other));
    }

    /**
     * {@return the game's rules, or empty for a known wrong reading}
     *
     * @param name as in the files
     */
    public static Optional<Rules> rules(String name) {
        return text(name).map(CsvGames::game);
    }

    /**
     * {@return a game}
     *
     * @param text an id, then any number of {@code +key=value}
     */
    public static Rules game(String text) {
        List<String> parts = List.of(text.split("\\+", -1));
        Rules rules = Variants.byId(parts.getFirst())
                .orElseThrow(() -> new IllegalArgumentException("id must be one of the games', was " + text));
        List<OptionChoice> choices = parts.stream()
                .skip(1)
                .map(part -> part.split("=", 2))
                .map(part -> new OptionChoice(part[0], part[1]))
                .toList();
        return switch (RuleOptions.apply(rules, choices)) {
            case OptionResult.Valid(Rules changed) -> changed;
            case OptionResult other ->
                throw new IllegalArgumentException("options must fit, was " + text + ": " + other);
        };
    }
}
