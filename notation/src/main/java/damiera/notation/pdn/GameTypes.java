package damiera.notation.pdn;

import damiera.rules.Rules;
import damiera.rules.Side;
import java.util.Optional;

/** The GameType tag: {@code number[,start colour,width,height,notation[,invert]]}. */
final class GameTypes {
    private GameTypes() {}

    /** The whole of the tag without blanks. */
    static String whole(PdnGame game) {
        return game.tag("GameType").orElse("").replace(" ", "");
    }

    /** The number of the GameType tag. */
    static Optional<Integer> number(PdnGame game) {
        return field(game, 0).flatMap(GameTypes::parse);
    }

    /** Who moves first by the GameType tag. */
    static Optional<Side> firstMover(PdnGame game) {
        return field(game, 1).flatMap(text -> switch (text) {
            case "W" -> Optional.of(Side.WHITE);
            case "B" -> Optional.of(Side.BLACK);
            default -> Optional.empty();
        });
    }

    /** Who moves first in this game: whom a GameType of the game's number names, or else the rules. */
    static Side firstMover(Rules rules, PdnGame game) {
        return firstMover(game)
                .filter(_ -> number(game).equals(Optional.of(rules.notation().gameTypeNumber())))
                .orElse(rules.firstMover());
    }

    /** The width of the board by the GameType tag; some write 0 where they do not know it. */
    static Optional<Integer> width(PdnGame game) {
        return field(game, 2).flatMap(GameTypes::parse).filter(width -> width > 0);
    }

    private static Optional<String> field(PdnGame game, int index) {
        String rest = game.tag("GameType").orElse("");
        for (int i = 0; i < index; i++) {
            int comma = rest.indexOf(',');
            rest = comma < 0 ? "" : rest.substring(comma + 1);
        }
        int comma = rest.indexOf(',');
        String field = (comma < 0 ? rest : rest.substring(0, comma)).strip();
        return field.isEmpty() ? Optional.empty() : Optional.of(field);
    }

    private static Optional<Integer> parse(String text) {
        return PdnWords.isNumber(text) && text.length() < 4 ? Optional.of(Integer.parseInt(text)) : Optional.empty();
    }
}
