package damiera.browser;

import damiera.engine.RandomSource;
import damiera.notation.Fen;
import damiera.notation.json.JsonWriter;
import damiera.rules.Game;
import damiera.rules.Move;
import damiera.rules.Rules;
import java.util.ArrayList;
import java.util.List;

/** An opening by lot: {@code Opening}. */
final class Openings {
    private final List<String> excluded;
    private final RandomSource chance;

    /** Lines of moves with blanks between them, which no opening begins with. */
    Openings(List<String> excluded, RandomSource chance) {
        this.excluded = excluded;
        this.chance = chance;
    }

    /** Legal moves by chance, each as likely as any other; fewer where the game ends sooner. */
    String draw(Rules rules, int plies) {
        Game game = Game.start(rules);
        String line = "";
        for (int ply = 0; ply < plies; ply++) {
            List<Move> moves = allowed(game, line);
            if (moves.isEmpty()) {
                break;
            }
            Move move = moves.get(chance.below(moves.size()));
            line = extended(line, rules.text(move));
            game = game.play(move);
        }
        JsonWriter json = new JsonWriter().openObject().member("label", line);
        return json.member("fen", Fen.format(game.position())).closeObject().toString();
    }

    private List<Move> allowed(Game game, String line) {
        List<Move> allowed = new ArrayList<>();
        for (Move move : game.legalMoves()) {
            if (!excluded.contains(extended(line, game.rules().text(move)))) {
                allowed.add(move);
            }
        }
        return allowed;
    }

    private static String extended(String line, String move) {
        return line.isEmpty() ? move : line + " " + move;
    }
}
