package damiera.browser;

import damiera.notation.Printable;
import damiera.notation.json.JsonWriter;
import damiera.notation.pdn.PdnFileReplay;
import damiera.notation.pdn.PdnGame;
import damiera.notation.pdn.PdnGuess;
import damiera.notation.pdn.PdnReader;
import damiera.notation.pdn.ReplayedGame;
import damiera.rules.Rules;
import java.util.Optional;
import org.teavm.jso.JSExport;

/**
 * A file of games that is read in steps: {@code CoreFile} of the page's {@code archive.ts}. First the game of the file is
 * found out, unless somebody told it, then each of its games is played through. Memory does not grow with the file.
 */
public final class OpenFile {
    private final PdnText text;
    private PdnGuess guess = new PdnGuess();
    private PdnReader games;
    private Optional<PdnFileReplay> replay = Optional.empty();
    private String name = "";

    OpenFile(PdnText text, Optional<Rules> told) {
        this.text = text;
        this.games = new PdnReader(new PieceReader(text));
        told.ifPresent(this::settle);
    }

    /** From now on the games are played as this one, from the first on. */
    private void settle(Rules rules) {
        name = GameText.format(rules);
        replay = Optional.of(new PdnFileReplay(rules));
        games = new PdnReader(new PieceReader(text));
        guess = new PdnGuess();
    }

    /**
     * {@return what was found in the next games}
     *
     * @param most how many games to read now
     */
    @JSExport
    public String step(int most) {
        JsonWriter json = new JsonWriter().openObject().name("games").openArray();
        for (int i = 0; i < most && (replay.isEmpty() || games.hasNext()); i++) {
            if (replay.isPresent()) {
                write(json, games.next(), replay.get());
            } else {
                guess();
            }
        }
        boolean done = replay.isPresent() && !games.hasNext();
        return json.closeArray()
                .member("game", name)
                .member("done", done)
                .closeObject()
                .toString();
    }

    private void guess() {
        if (games.hasNext() && !guess.isCertain()) {
            guess.add(games.next());
        } else {
            settle(guess.rules());
        }
    }

    private static void write(JsonWriter json, PdnGame game, PdnFileReplay file) {
        ReplayedGame replayed = file.replay(game);
        json.openObject().member("line", game.place().line());
        json.member("column", game.place().column());
        json.member("game", GameText.format(replayed.start().rules()));
        json.member("plies", replayed.plies().size());
        json.member("result", replayed.result().orElse("*"));
        json.member("unfinished", replayed.end() == ReplayedGame.End.UNFINISHED);
        member(json, "white", game.tag("White"));
        member(json, "black", game.tag("Black"));
        member(json, "event", game.tag("Event"));
        member(json, "date", game.tag("Date"));
        json.name("faults");
        PdnReasonFacts.write(json, replayed.faults());
        json.member("warnings", replayed.warnings().size()).closeObject();
    }

    private static void member(JsonWriter json, String name, Optional<String> value) {
        value.ifPresent(text -> json.member(name, Printable.cut(text)));
    }
}
