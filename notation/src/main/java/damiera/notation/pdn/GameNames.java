package damiera.notation.pdn;

import damiera.notation.HouseRules;
import damiera.notation.HouseRulesResult;
import damiera.notation.NotationException;
import damiera.notation.RulesText;
import damiera.rules.Rules;
import damiera.rules.variant.Variants;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The games that tags name, also by the names and numbers that other programs use. */
final class GameNames {
    /** The Variant of house rules, whose rules stand in the tag Rules. */
    static final String HOUSE = "house";

    private static final int LARGE = 10;

    private GameNames() {}

    /**
     * The games that the tags may mean, the likely one first: several where games share the whole of their GameType. That
     * comes before its number: PDN 3.0 has one number for games of different boards or first movers, but some programs
     * write a wrong rest behind a right number.
     */
    static List<Rules> of(PdnGame game) {
        Optional<Rules> byVariant = game.tag("Variant").flatMap(variant -> byVariant(game, variant.strip()));
        if (byVariant.isPresent()) {
            return List.of(byVariant.get());
        }
        List<Rules> byWhole = byWhole(GameTypes.whole(game));
        return byWhole.isEmpty()
                ? GameTypes.number(game)
                        .flatMap(number -> byNumber(game, number))
                        .map(List::of)
                        .orElse(List.of())
                : byWhole;
    }

    private static List<Rules> byWhole(String gameType) {
        List<Rules> found = new ArrayList<>();
        for (Rules rules : Variants.NUMBERED) {
            if (rules.gameType().equals(gameType)) {
                found.add(rules);
            }
        }
        return found;
    }

    private static Optional<Rules> byVariant(PdnGame game, String variant) {
        String name = variant.toLowerCase(Locale.ROOT);
        if (name.equals(HOUSE)) {
            return game.tag("Rules").flatMap(GameNames::house);
        }
        try {
            return Optional.of(RulesText.parse(known(name)));
        } catch (NotationException e) {
            return Optional.empty();
        }
    }

    private static String known(String name) {
        return switch (name) {
            case "standard" -> "international";
            case "frysk!" -> "frysk";
            default -> name;
        };
    }

    private static Optional<Rules> house(String json) {
        try {
            return HouseRules.read(json) instanceof HouseRulesResult.Valid(Rules rules)
                    ? Optional.of(rules)
                    : Optional.empty();
        } catch (NotationException e) {
            return Optional.empty();
        }
    }

    /** By PDN's number; several games may have one, then the first has it by right and the others write a Variant. */
    private static Optional<Rules> byNumber(PdnGame game, int number) {
        String ofOthers = ofOtherPrograms(game, number);
        if (!ofOthers.isEmpty()) {
            return Variants.byId(ofOthers);
        }
        for (Rules rules : Variants.NUMBERED) {
            if (rules.notation().gameTypeNumber() == number) {
                return Optional.of(rules);
            }
        }
        return Optional.empty();
    }

    /** Games by the numbers of older tables and of hcheckers; empty where PDN 3.0 stands. */
    private static String ofOtherPrograms(PdnGame game, int number) {
        boolean large = GameTypes.width(game).filter(width -> width == LARGE).isPresent();
        return switch (number) {
            case 29 -> large ? "frisian" : ""; // before 2013
            case 32 -> "czech"; // before 2013
            case 42 -> "diagonal-russian"; // hcheckers
            case 43 -> "turkish"; // hcheckers
            case 44 -> "armenian"; // hcheckers
            default -> "";
        };
    }
}
