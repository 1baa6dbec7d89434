package damiera.notation.pdn;

import damiera.notation.Fen;
import damiera.notation.HouseRules;
import damiera.notation.NotationException;
import damiera.notation.RulesText;
import damiera.rules.Position;
import damiera.rules.Rules;
import damiera.rules.variant.Variants;

/** Writes tags: the file's own in their order, then result, game and position. */
final class PdnTagWriter {
    private static final int FIRST_STANDARD = 20;
    private static final int LAST_STANDARD = 31;
    private static final int FRISIAN = 40;
    private static final int SPANTSIRETTI = 41;

    private final StringBuilder out = new StringBuilder();

    private PdnTagWriter() {}

    static String write(Position usual, Position begin, PdnGame game, ReplayedGame replayed) {
        PdnTagWriter writer = new PdnTagWriter();
        Rules rules = usual.rules();
        boolean standard = isStandard(rules);
        boolean keepsNames = standard && !GameNames.of(game).isInOrder();
        for (PdnTag tag : game.tags()) {
            if (!isWrittenAnew(tag.name()) || (keepsNames && isName(tag.name()))) {
                writer.tag(tag.name(), tag.value());
            }
        }
        writer.tag("Result", result(rules, game, replayed));
        writer.tag("GameType", rules.gameType());
        if (!standard) {
            writer.variant(rules);
        }
        if (!standard || !begin.equals(usual) || replayed.quietPlies() > 0) {
            writer.tag("SetUp", "1");
            writer.tag("FEN", Fen.format(begin, replayed.quietPlies()));
        }
        return writer.out.toString();
    }

    private static boolean isWrittenAnew(String name) {
        return switch (name) {
            case "Result", "GameType", "Variant", "Rules", "SetUp", "FEN" -> true;
            default -> false;
        };
    }

    /** Names of games that nobody understood are kept where the game needs none of its own. */
    private static boolean isName(String name) {
        return name.equals("Variant") || name.equals("Rules");
    }

    /** A result that is none of the standard's (4-6, 12-0) is kept as it is, the first mover's figure first. */
    private static String result(Rules rules, PdnGame game, ReplayedGame replayed) {
        Rules source = replayed.start().rules();
        String told = replayed.result().orElse(PdnResults.UNKNOWN);
        if (PdnResults.isOfStandard(told)) {
            return GameScore.of(source, game).text(rules);
        }
        boolean sameFirst = GameTypes.firstMover(source, game) == rules.firstMover();
        return sameFirst ? told : PdnResults.swapped(told);
    }

    /** Whether GameType alone names the game: it has a number of PDN 3.0, and is the first to have it. */
    private static boolean isStandard(Rules rules) {
        int number = rules.notation().gameTypeNumber();
        boolean listed =
                (number >= FIRST_STANDARD && number <= LAST_STANDARD) || number == FRISIAN || number == SPANTSIRETTI;
        for (Rules known : Variants.NUMBERED) {
            if (known.notation().gameTypeNumber() == number) {
                return listed && known.equals(rules);
            }
        }
        return false;
    }

    private void variant(Rules rules) {
        if (isKnown(rules)) {
            tag("Variant", rules.id());
        } else {
            tag("Variant", GameNames.HOUSE);
            tag("Rules", HouseRules.write(rules));
        }
    }

    private static boolean isKnown(Rules rules) {
        try {
            return RulesText.parse(rules.id()).equals(rules);
        } catch (NotationException e) {
            return false;
        }
    }

    private void tag(String name, String value) {
        String escaped =
                Entities.encodeAmpersands(plain(value).replace("\\", "\\\\").replace("\"", "\\\""));
        out.append('[').append(name).append(" \"").append(escaped).append("\"]\n");
    }

    /** On one line, and without the control characters that would act on a terminal. */
    private static String plain(String value) {
        StringBuilder plain = new StringBuilder(value.length());
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (c == '\n' || c == '\r' || c == '\t') {
                plain.append(' ');
            } else if (!Character.isISOControl(c)) {
                plain.append(c);
            }
        }
        return plain.toString();
    }
}
