package damiera.browser;

import damiera.notation.Fen;
import damiera.rules.Counter;
import damiera.rules.DrawRule;
import damiera.rules.Game;
import damiera.rules.Move;
import damiera.rules.Outcome;
import damiera.rules.Placed;
import damiera.rules.Position;

/** The whole state of a game: {@code GameView}. */
final class GameView {
    private final Game game;

    GameView(Game game) {
        this.game = game;
    }

    void write(Json json) {
        Position position = game.position();
        json.open('{').key("game").value(game.rules().id());
        json.key("fen").value(Fen.format(position));
        json.key("turn").value(Codes.of(position.sideToMove()));
        json.key("pieces");
        pieces(json, position);
        json.key("legal");
        MoveFacts.writeAll(json, position, game.legalMoves());
        json.key("played").open('[');
        for (Move move : game.moves()) {
            MoveFacts.write(json, game.rules(), move);
        }
        json.close(']').key("counters");
        counters(json);
        json.key("outcome");
        outcome(json, game.outcome());
        json.close('}');
    }

    private static void pieces(Json json, Position position) {
        json.open('[');
        for (Placed placed : position.toSetup().placed()) {
            json.open('{').key("square").value(placed.square().number());
            json.key("side").value(Codes.of(placed.side()));
            json.key("kind").value(Codes.of(placed.piece())).close('}');
        }
        json.close(']');
    }

    /** A count that stands at its beginning says nothing: every position is there for the first time once. */
    private void counters(Json json) {
        json.open('[');
        for (Counter counter : game.counters()) {
            int beginning = counter.unit() == Counter.Unit.TIMES ? 1 : 0;
            if (counter.current() > beginning) {
                json.open('{').key("kind").value(kind(counter.rule()));
                json.key("value").value(counter.current());
                json.key("limit").value(counter.limit()).close('}');
            }
        }
        json.close(']');
    }

    private static String kind(DrawRule rule) {
        return switch (rule) {
            case DrawRule.Repetition _ -> "repetition";
            case DrawRule.QuietPlies _ -> "quiet-plies";
            case DrawRule.EndgameCount _ -> "endgame-count";
            case DrawRule.OnePieceEach _ -> "one-piece-each";
        };
    }

    private static void outcome(Json json, Outcome outcome) {
        json.open('{').key("kind");
        switch (outcome) {
            case Outcome.Ongoing _ -> json.value("ongoing");
            case Outcome.Won(var winner, var reason) ->
                json.value("won")
                        .key("winner")
                        .value(Codes.of(winner))
                        .key("reason")
                        .value(Codes.of(reason));
            case Outcome.Drawn(var reason) -> json.value("drawn").key("reason").value(Codes.of(reason));
        }
        json.close('}');
    }
}
