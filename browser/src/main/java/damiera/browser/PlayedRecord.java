package damiera.browser;

import damiera.notation.EventText;
import damiera.notation.Fen;
import damiera.notation.json.JsonWriter;
import damiera.notation.pdn.GameScore;
import damiera.notation.pdn.PdnGame;
import damiera.notation.pdn.PdnItem;
import damiera.notation.pdn.PdnReplay;
import damiera.notation.pdn.PdnTag;
import damiera.notation.pdn.PdnWriter;
import damiera.notation.pdn.TextPlace;
import damiera.notation.pdn.WrittenGame;
import damiera.rules.Game;
import damiera.rules.GameEvent;
import damiera.rules.Outcome;
import damiera.rules.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A game that was played here, to be looked at again and written as PDN: {@code GameReplay}. */
final class PlayedRecord {
    private final Game game;
    private final Game begun;
    private final String fen;
    private final List<PdnTag> tags = new ArrayList<>();
    private final List<PdnItem> items = new ArrayList<>();

    /**
     * Looks at a game.
     *
     * @param begun  as it was before anything happened
     * @param fen    where it began, empty for the start
     * @param events what happened, one a line
     * @param tags   names and values, a tag a line, a tabulator between
     */
    PlayedRecord(Game begun, String fen, String events, String tags) {
        this.begun = begun;
        this.fen = fen;
        Game now = begun;
        for (String event : Texts.lines(events)) {
            now = Texts.after(now, event);
        }
        this.game = now;
        for (String line : Texts.lines(tags)) {
            int tabulator = line.indexOf('\t');
            this.tags.add(new PdnTag(line.substring(0, tabulator), line.substring(tabulator + 1)));
        }
    }

    String json() {
        JsonWriter json = new JsonWriter().openObject();
        PlyFacts.begin(json, begun.position(), quietPlies());
        json.name("plies").openArray();
        Game now = begun;
        for (GameEvent event : game.events()) {
            Game next = Texts.after(now, EventText.format(game.rules(), event));
            step(json, now.position(), event, next.position());
            now = next;
        }
        json.closeArray().name("events").openArray();
        game.events().forEach(event -> json.text(EventText.format(game.rules(), event)));
        json.closeArray().name("outcome");
        GameView.outcome(json, game.outcome());
        json.member("result", score().text(game.rules())).name("tags").openArray();
        tags.forEach(tag -> json.openArray().text(tag.name()).text(tag.value()).closeArray());
        json.closeArray().name("faults").openArray().closeArray();
        return json.member("pdn", pdn()).closeObject().toString();
    }

    private int quietPlies() {
        return fen.isEmpty() ? 0 : Fen.parse(game.rules(), fen).quietPlies();
    }

    /** What changed the board is a step to be seen, and an item of the movetext. */
    private void step(JsonWriter json, Position before, GameEvent event, Position after) {
        String text = EventText.format(game.rules(), event);
        switch (event) {
            case GameEvent.Moved(var move) -> {
                PlyFacts.open(json, before, move, after).closeObject();
                items.add(new PdnItem.MoveItem(text, List.of(), TextPlace.NOWHERE));
            }
            case GameEvent.Huffed _, GameEvent.CaptureDemanded() -> {
                PlyFacts.open(json, text, after).closeObject();
                items.add(new PdnItem.SetupItem(Fen.format(after), TextPlace.NOWHERE));
            }
            default -> {
                // nothing moved
            }
        }
    }

    private String pdn() {
        List<PdnTag> all = new ArrayList<>(tags);
        if (!fen.isEmpty()) {
            all.add(new PdnTag("FEN", fen));
        }
        Optional<String> result = Optional.of(score().text(game.rules()));
        PdnGame written = new PdnGame(all, items, result, TextPlace.NOWHERE, List.of(), List.of());
        return switch (new PdnWriter(game.rules()).write(written, new PdnReplay(game.rules()).replay(written))) {
            case WrittenGame.Written(String text) -> text;
            case WrittenGame.Refused(var fault) ->
                throw new IllegalStateException("a game that was played must be writable, was " + fault);
        };
    }

    private GameScore score() {
        return switch (game.outcome()) {
            case Outcome.Ongoing _ -> GameScore.UNKNOWN;
            case Outcome.Drawn _ -> GameScore.DRAW;
            case Outcome.Won(var winner, var _) ->
                switch (winner) {
                    case WHITE -> GameScore.WHITE_WINS;
                    case BLACK -> GameScore.BLACK_WINS;
                };
        };
    }
}
