package damiera.browser;

import damiera.notation.ConstantWord;
import damiera.notation.EventText;
import damiera.notation.Fen;
import damiera.notation.json.JsonWriter;
import damiera.rules.Counter;
import damiera.rules.DrawRule;
import damiera.rules.EventResult;
import damiera.rules.Game;
import damiera.rules.GameEvent;
import damiera.rules.Move;
import damiera.rules.Outcome;
import damiera.rules.Placed;
import damiera.rules.Position;
import damiera.rules.Side;
import java.util.List;

/** The whole state of a game: {@code GameView}. */
final class GameView {
    private final Game game;

    GameView(Game game) {
        this.game = game;
    }

    void write(JsonWriter json) {
        Position position = game.position();
        json.openObject().member("game", game.rules().id());
        json.member("fen", Fen.format(position));
        json.member("turn", ConstantWord.of(position.sideToMove()));
        json.name("pieces");
        pieces(json, position);
        json.name("legal");
        MoveFacts.writeAll(json, position, game.legalMoves());
        json.name("played").openArray();
        played(json);
        json.closeArray().name("events").openArray();
        for (GameEvent event : game.events()) {
            json.text(EventText.format(game.rules(), event));
        }
        json.closeArray().name("undo");
        undo(json);
        json.name("answers");
        answers(json);
        json.name("counters");
        counters(json);
        json.name("outcome");
        outcome(json, game.outcome());
        json.closeObject();
    }

    /** Each move as it was in the position that it was made in. */
    private void played(JsonWriter json) {
        List<Move> moves = game.moves();
        List<Position> positions = game.positions();
        for (int i = 0; i < moves.size(); i++) {
            MoveFacts.write(json, positions.get(i), moves.get(i));
        }
    }

    private static void pieces(JsonWriter json, Position position) {
        json.openArray();
        for (Placed placed : position.toSetup().placed()) {
            json.openObject().member("square", placed.square().number());
            json.member("side", ConstantWord.of(placed.side()));
            json.member("kind", ConstantWord.of(placed.piece())).closeObject();
        }
        json.closeArray();
    }

    /** Who has something to take back. */
    private void undo(JsonWriter json) {
        json.openArray();
        for (Side side : Side.values()) {
            if (TakeBack.lastOf(game, side).isPresent()) {
                json.text(ConstantWord.of(side));
            }
        }
        json.closeArray();
    }

    /** What may be done now besides moving. */
    private void answers(JsonWriter json) {
        GameEvent request = new GameEvent.CountRequested(game.position().sideToMove());
        json.openObject().name("huffable");
        MoveFacts.squares(json, game.huffable());
        json.member("demanded", game.isCaptureDemanded());
        json.member("countable", game.after(request) instanceof EventResult.Done);
        json.name("touched").openArray();
        game.touched().ifPresent(square -> json.number(square.number()));
        json.closeArray();
        json.name("offers").openArray();
        game.drawOffer().ifPresent(side -> json.text(ConstantWord.of(side)));
        json.closeArray().closeObject();
    }

    /** Every position is there for the first time once, and that says nothing; moves are told from none on. */
    private void counters(JsonWriter json) {
        json.openArray();
        for (Counter counter : game.counters()) {
            if (counter.unit() == Counter.Unit.PLIES || counter.current() > 1) {
                json.openObject().member("kind", kind(counter.rule()));
                json.member("value", counter.current());
                json.member("limit", counter.limit()).closeObject();
            }
        }
        json.closeArray();
    }

    private static String kind(DrawRule rule) {
        return switch (rule) {
            case DrawRule.Repetition _ -> "repetition";
            case DrawRule.QuietPlies _ -> "quiet-plies";
            case DrawRule.EndgameCount _ -> "endgame-count";
            case DrawRule.OnePieceEach _ -> "one-piece-each";
        };
    }

    static void outcome(JsonWriter json, Outcome outcome) {
        json.openObject();
        switch (outcome) {
            case Outcome.Ongoing _ -> json.member("kind", "ongoing");
            case Outcome.Won(var winner, var reason) ->
                json.member("kind", "won")
                        .member("winner", ConstantWord.of(winner))
                        .member("reason", ConstantWord.of(reason));
            case Outcome.Drawn(var reason) -> json.member("kind", "drawn").member("reason", ConstantWord.of(reason));
        }
        json.closeObject();
    }
}
