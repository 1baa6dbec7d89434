package damiera.browser;

import damiera.notation.Fen;
import damiera.notation.MoveText;
import damiera.rules.Game;
import damiera.rules.Move;
import damiera.rules.PlayResult;
import damiera.rules.Position;
import damiera.rules.Refusal;
import damiera.rules.Rules;
import damiera.rules.Setup;
import damiera.rules.SetupFault;
import damiera.rules.SetupResult;
import java.util.ArrayList;
import java.util.List;

/** Reads what a page says; what cannot be read is an error of the page. */
final class Texts {
    private Texts() {}

    static List<String> words(String text) {
        List<String> words = new ArrayList<>();
        int from = 0;
        while (from < text.length()) {
            int to = text.indexOf(' ', from);
            int end = to < 0 ? text.length() : to;
            if (end > from) {
                words.add(text.substring(from, end));
            }
            from = end + 1;
        }
        return words;
    }

    static Game game(Rules rules, String fen, String moves) {
        Game game = fen.isEmpty() ? Game.start(rules) : from(rules, Fen.parse(rules, fen));
        for (String text : words(moves)) {
            game = switch (game.play(MoveText.parse(game.position(), text))) {
                case PlayResult.Played(Game next, Move _) -> next;
                case PlayResult.Refused(Refusal refusal, List<Move> _) ->
                    throw new IllegalArgumentException("moves must be legal, was " + text + ": " + refusal.reason());
            };
        }
        return game;
    }

    private static Game from(Rules rules, Setup setup) {
        return switch (Position.of(rules, setup, SetupFault.ALL_WAIVERS)) {
            case SetupResult.Valid(Position position) -> Game.from(position, setup.quietPlies());
            case SetupResult.Invalid(List<SetupFault> faults) ->
                throw new IllegalArgumentException("position must be playable, was " + faults);
        };
    }
}
