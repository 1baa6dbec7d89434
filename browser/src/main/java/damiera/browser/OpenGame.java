package damiera.browser;

import damiera.engine.Bot;
import damiera.engine.Level;
import damiera.engine.RandomSource;
import damiera.notation.ConstantWord;
import damiera.notation.EventText;
import damiera.notation.MoveReading;
import damiera.notation.MoveText;
import damiera.notation.NotationException;
import damiera.notation.json.JsonWriter;
import damiera.rules.Attempt;
import damiera.rules.Game;
import damiera.rules.GameEvent;
import damiera.rules.Move;
import damiera.rules.PlayResult;
import damiera.rules.Position;
import damiera.rules.Refusal;
import damiera.rules.Square;
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

    /** {@return the game that is played} */
    @JSExport
    public String info() {
        JsonWriter json = new JsonWriter();
        GameFacts.write(json, game.rules());
        return json.toString();
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
        Position before = game.position();
        switch (game.play(attempt(squares))) {
            case PlayResult.Played(Game next, Move move) -> {
                game = next;
                json.name("played");
                MoveFacts.write(json, before, move);
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
     * {@return the move that a text means, not played yet, or why there is none; null where it is no text of a move}
     *
     * @param text as {@code 23-19}, {@code 22x15x6}, {@code 2319}
     */
    @JSExport
    public String read(String text) {
        try {
            return meaning(MoveText.read(game.position(), text));
        } catch (NotationException fault) {
            return "null";
        }
    }

    private String meaning(MoveReading reading) {
        return switch (reading) {
            case MoveReading.Attempted(Attempt attempt) -> tried(attempt);
            case MoveReading.Refused(Refusal refusal, int _) -> refused(refusal, List.of());
        };
    }

    private String tried(Attempt attempt) {
        return switch (game.play(attempt)) {
            case PlayResult.Played(Game _, Move move) -> {
                JsonWriter json = new JsonWriter().openObject().name("move");
                MoveFacts.write(json, game.position(), move);
                yield json.closeObject().toString();
            }
            case PlayResult.Refused(Refusal refusal, List<Move> _) -> refused(refusal, attempt.squares());
        };
    }

    private String refused(Refusal refusal, List<Square> tried) {
        JsonWriter json = new JsonWriter().openObject().name("refused");
        RefusalFacts.write(json, game.rules(), refusal);
        json.name("tried");
        MoveFacts.squares(json, tried);
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

    /**
     * {@return the state after something else than a move}
     *
     * @param event as {@code huff 23}, {@code resign white}
     */
    @JSExport
    public String act(String event) {
        game = Texts.after(game, event);
        return view();
    }

    /**
     * Takes back the word that ended the game; else what a side did last on the board, and all that came after it.
     *
     * @param side white or black; empty for whoever did something last
     */
    @JSExport
    public void undo(String side) {
        game = (side.isEmpty() ? TakeBack.last(game) : TakeBack.lastOf(game, Texts.side(side))).orElse(game);
    }

    /**
     * {@return what the bot does, not done yet}
     *
     * @param side  white or black: the bot's
     * @param level one of the bot's
     * @param seed  any number
     */
    @JSExport
    public String decide(String side, String level, int seed) {
        GameEvent event = bot().decide(game, Texts.side(side), level(level), RandomSource.seeded(seed));
        JsonWriter json = new JsonWriter().openObject();
        json.member("event", EventText.format(game.rules(), event));
        if (event instanceof GameEvent.Moved(Move move)) {
            json.name("move");
            MoveFacts.write(json, game.position(), move);
        }
        return json.closeObject().toString();
    }

    /**
     * {@return whether the last move of a side was worse than its best by a man or more}
     *
     * @param side white or black
     */
    @JSExport
    public boolean isMistake(String side) {
        return TakeBack.lastOf(game, Texts.side(side)).filter(this::isMistake).isPresent();
    }

    private boolean isMistake(Game before) {
        return game.events().get(before.events().size()) instanceof GameEvent.Moved(Move move)
                && bot().isMistake(before, move);
    }

    private Bot bot() {
        Bot playing = bot;
        if (playing == null) {
            playing = Bot.of(game.rules());
            bot = playing;
        }
        return playing;
    }

    private static Level level(String name) {
        for (Level level : Level.values()) {
            if (ConstantWord.of(level).equals(name)) {
                return level;
            }
        }
        throw new IllegalArgumentException("level must be one of the bot's, was " + name);
    }

    private static Attempt attempt(String squares) {
        return Attempt.of(Texts.squares(squares));
    }
}
