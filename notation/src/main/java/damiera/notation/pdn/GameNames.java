package damiera.notation.pdn;

import damiera.notation.HouseRules;
import damiera.notation.HouseRulesFault;
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
    static TaggedGame of(PdnGame game) {
        Optional<PdnTag> variant =
                game.tagItem("Variant").filter(tag -> !tag.value().isBlank());
        if (variant.isPresent()) {
            String name = variant.get().value().strip().toLowerCase(Locale.ROOT);
            TaggedGame tagged = name.equals(HOUSE) ? house(game, variant.get()) : byVariant(name, variant.get());
            return tagged.isKnown() ? tagged : tagged.or(byGameType(game));
        }
        return byGameType(game);
    }

    private static TaggedGame byGameType(PdnGame game) {
        Optional<PdnTag> tag =
                game.tagItem("GameType").filter(type -> !type.value().isBlank());
        if (tag.isEmpty()) {
            return TaggedGame.NONE;
        }
        List<Rules> byWhole = byWhole(GameTypes.whole(game));
        if (!byWhole.isEmpty()) {
            return TaggedGame.of(StartFit.likelyFirst(byWhole, game));
        }
        return GameTypes.number(game)
                .flatMap(number -> byNumber(game, number))
                .map(rules -> TaggedGame.of(List.of(rules)))
                .orElseGet(() -> unknown(tag.get()));
    }

    private static TaggedGame unknown(PdnTag tag) {
        PdnReason reason = new PdnReason.UnknownGame(tag.name(), tag.value());
        return TaggedGame.NONE.warned(new PdnFault(tag.place(), reason));
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

    private static TaggedGame byVariant(String name, PdnTag tag) {
        try {
            return TaggedGame.of(List.of(RulesText.parse(known(name))));
        } catch (NotationException e) {
            return unknown(tag);
        }
    }

    private static String known(String name) {
        return switch (name) {
            case "standard" -> "international";
            case "frysk!" -> "frysk";
            default -> name;
        };
    }

    /** House rules that nobody can read are a fault: whether the moves are legal cannot be told. */
    private static TaggedGame house(PdnGame game, PdnTag variant) {
        Optional<PdnTag> rules = game.tagItem("Rules");
        if (rules.isEmpty()) {
            return TaggedGame.faulty(new PdnFault(variant.place(), new PdnReason.MissingRules()));
        }
        TextPlace place = rules.get().place();
        try {
            return switch (HouseRules.read(rules.get().value())) {
                case HouseRulesResult.Valid(Rules read) -> TaggedGame.of(List.of(read));
                case HouseRulesResult.Invalid(List<HouseRulesFault> faults) ->
                    TaggedGame.faulty(new PdnFault(place, new PdnReason.ImpossibleRules(faults)));
            };
        } catch (NotationException e) {
            return TaggedGame.faulty(new PdnFault(place, PdnReason.UnreadableRules.of(e)));
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
