package damiera.notation;

import damiera.rules.Move;
import damiera.rules.Position;
import damiera.rules.Resolution;
import damiera.rules.Rules;
import damiera.rules.SetupFault;
import damiera.rules.SetupResult;

/** Short ways to games, positions and moves for tests. */
public final class Games {
    private Games() {}

    /**
     * {@return the game of an id with its options}
     *
     * @param id as {@code italian+goal=losing}
     */
    public static Rules rules(String id) {
        return RulesText.parse(id);
    }

    /**
     * {@return the position of a FEN}
     *
     * @param id  a game
     * @param fen a FEN, or {@code start}
     */
    public static Position position(String id, String fen) {
        Rules rules = rules(id);
        return fen.equals("start")
                ? Position.start(rules)
                : ((SetupResult.Valid) Position.of(rules, Fen.parse(rules, fen), SetupFault.ALL_WAIVERS)).position();
    }

    /**
     * {@return the legal move that a text means}
     *
     * @param position where it is legal
     * @param text     in any form
     */
    public static Move move(Position position, String text) {
        return ((Resolution.Legal) position.resolve(MoveText.parse(position, text))).move();
    }
}
