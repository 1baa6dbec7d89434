package damiera.browser;

import damiera.engine.Bot;
import damiera.engine.Level;
import damiera.engine.RandomSource;
import damiera.notation.ConstantWord;
import damiera.notation.json.JsonWriter;
import damiera.rules.Attempt;
import damiera.rules.Game;
import damiera.rules.Move;
import damiera.rules.PlayResult;
import damiera.rules.Refusal;
import damiera.rules.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSExport;

/** One game being played: {@code CoreGame} of the page's {@code core.ts}, which says what each function means. */
public final class OpenGame {
    private Game game;
    private @Nullable Bot bot;

    OpenGame(Game game) {
        this.game = game;
    }

    /** {@return the whole state} */
    @JSExport
    public String view() {
        JsonWriter json = new JsonWriter();
        new GameView(game).write(json);
        return json.toString();
    }

    /**
     * {@return what came of it}
     *
     * @param squares numbers with blanks between them
     */
    @JSExport
    public String play(String squares) {
        JsonWriter json = new JsonWriter().openObject();
        switch (game.play(attempt(squares))) {
            case PlayResult.Played(Game next, Move move) -> {
                game = next;
                json.name("played");
                MoveFacts.write(json, next.rules(), move);
                json.name("view");
                new GameView(next).write(json);
            }
            case PlayResult.Refused(Refusal refusal, List<Move> _) -> {
                json.name("refused");
                RefusalFacts.write(json, game.rules(), refusal);
            }
        }
        return json.closeObject().toString();
    }

    /**
     * {@return why not, or null}
     *
     * @param squares numbers with blanks between them
     */
    @JSExport
    public String explain(String squares) {
        return game.play(attempt(squares)) instanceof PlayResult.Refused(Refusal refusal, List<Move> _)
                ? refused(Optional.of(refusal))
                : refused(Optional.empty());
    }

    /**
     * {@return why the piece has no legal move, or null}
     *
     * @param square its number
     */
    @JSExport
    public String whyNot(int square) {
        return refused(new WhyNot(game, new Square(square)).refusal());
    }

    private String refused(Optional<Refusal> refusal) {
        JsonWriter json = new JsonWriter();
        refusal.ifPresent(why -> RefusalFacts.write(json, game.rules(), why));
        return refusal.isPresent() ? json.toString() : "null";
    }

    /** Takes one ply back. */
    @JSExport
    public void undo() {
        game = game.undo();
    }

    /**
     * {@return the bot's move}
     *
     * @param level easy, medium or hard
     * @param seed  any number
     */
    @JSExport
    public String choose(String level, int seed) {
        Bot playing = bot;
        if (playing == null) {
            playing = Bot.of(game.rules());
            bot = playing;
        }
        Move move = playing.choose(game, level(level), RandomSource.seeded(seed));
        JsonWriter json = new JsonWriter();
        MoveFacts.write(json, game.rules(), move);
        return json.toString();
    }

    private static Level level(String name) {
        for (Level level : Level.values()) {
            if (ConstantWord.of(level).equals(name)) {
                return level;
            }
        }
        throw new IllegalArgumentException("level must be easy, medium or hard, was " + name);
    }

    private static Attempt attempt(String squares) {
        List<Square> told = new ArrayList<>();
        for (String number : Texts.words(squares)) {
            told.add(new Square(Integer.parseInt(number)));
        }
        return Attempt.of(told);
    }
}
