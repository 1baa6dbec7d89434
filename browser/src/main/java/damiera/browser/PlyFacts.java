package damiera.browser;

import damiera.notation.Fen;
import damiera.notation.json.JsonWriter;
import damiera.rules.Move;
import damiera.rules.Position;

/** One step of a game that is looked at again: {@code Ply}. */
final class PlyFacts {
    private PlyFacts() {}

    /** Begins a step; the caller adds what it knows besides and closes it. */
    static JsonWriter open(JsonWriter json, String text, Position after) {
        json.openObject().member("text", text).member("fen", Fen.format(after)).name("pieces");
        SetupFacts.pieces(json, after.rules(), after.toSetup().placed());
        return json;
    }

    static JsonWriter open(JsonWriter json, Position before, Move move, Position after) {
        open(json, after.rules().text(move), after).name("move");
        MoveFacts.write(json, before, move);
        return json;
    }

    /** Where the game begins. */
    static void begin(JsonWriter json, Position start, int quietPlies) {
        json.name("info");
        GameFacts.write(json, start.rules());
        json.member("game", GameText.format(start.rules()));
        boolean usual = quietPlies == 0 && start.equals(Position.start(start.rules()));
        json.member("start", usual ? "" : Fen.format(start, quietPlies)).name("begin");
        open(json, "", start).closeObject();
    }
}
