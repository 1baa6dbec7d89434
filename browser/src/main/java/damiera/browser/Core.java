package damiera.browser;

import damiera.engine.Level;
import damiera.engine.RandomSource;
import damiera.notation.ConstantWord;
import damiera.notation.Fen;
import damiera.notation.HouseRules;
import damiera.notation.NotationException;
import damiera.notation.json.JsonWriter;
import damiera.rules.Game;
import damiera.rules.Placed;
import damiera.rules.Position;
import damiera.rules.Rules;
import damiera.rules.Setup;
import damiera.rules.Side;
import damiera.rules.movegen.MutableBoard;
import damiera.rules.movegen.Perft;
import damiera.rules.variant.Variants;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.teavm.jso.JSExport;

/** The functions that a page may call: {@code Core} of the page's {@code core.ts}, which says what each means. */
public final class Core {
    private Core() {}

    /**
     * Does nothing: the page calls the exports.
     *
     * @param arguments none
     */
    public static void main(String[] arguments) {}

    /** {@return all games} */
    @JSExport
    public static String games() {
        JsonWriter json = new JsonWriter().openArray();
        for (Rules rules : Variants.ALL) {
            GameFacts.write(json, rules);
        }
        return json.closeArray().toString();
    }

    /**
     * {@return a game, played up to where it stands}
     *
     * @param game   an id or house rules as JSON, then any number of {@code +key=value}
     * @param fen    where it began, empty for the start
     * @param events what has happened, one a line
     */
    @JSExport
    public static OpenGame open(String game, String fen, String events) {
        return new OpenGame(Texts.game(GameText.parse(game), fen, events));
    }

    /**
     * {@return the options of a game, or null where those chosen do not fit together}
     *
     * @param game an id or house rules as JSON, then any number of {@code +key=value}
     */
    @JSExport
    public static String options(String game) {
        try {
            return OptionFacts.of(GameText.parse(game));
        } catch (NotationException fault) {
            return "null";
        }
    }

    /** {@return the names of the bot's levels, the weakest first} */
    @JSExport
    public static String levels() {
        JsonWriter json = new JsonWriter().openArray();
        for (Level level : Level.values()) {
            json.text(ConstantWord.of(level));
        }
        return json.closeArray().toString();
    }

    /**
     * {@return the start of a game without some pieces of a side, those that stand farthest behind, as FEN; at least one
     * stays}
     *
     * @param game   an id, then any number of {@code +key=value}
     * @param side   white or black
     * @param pieces how many are left off
     */
    @JSExport
    public static String startWithout(String game, String side, int pieces) {
        Position start = Game.start(GameText.parse(game)).position();
        List<Placed> placed = new ArrayList<>(start.toSetup().placed());
        List<Placed> own = new ArrayList<>();
        for (Placed each : placed) {
            if (each.side() == Texts.side(side)) {
                own.add(each);
            }
        }
        if (Texts.side(side) == Side.WHITE) {
            Collections.reverse(own);
        }
        placed.removeAll(own.subList(0, Math.min(pieces, own.size() - 1)));
        return Fen.format(start.rules(), Setup.of(placed, start.sideToMove()));
    }

    /**
     * {@return an opening of legal moves by chance}
     *
     * @param game     an id, then any number of {@code +key=value}
     * @param plies    how many moves
     * @param excluded what no opening begins with: moves with blanks between them, one such line a line
     * @param seed     any number
     */
    @JSExport
    public static String opening(String game, int plies, String excluded, int seed) {
        return new Openings(Texts.lines(excluded), RandomSource.seeded(seed)).draw(GameText.parse(game), plies);
    }

    /**
     * {@return the rules of a game}
     *
     * @param game an id, then any number of {@code +key=value}
     */
    @JSExport
    public static String rules(String game) {
        return RuleFacts.of(GameText.parse(game));
    }

    /**
     * {@return the legal moves of a position}
     *
     * @param game an id or house rules as JSON, then any number of {@code +key=value}
     * @param fen  empty for the start
     */
    @JSExport
    public static String moves(String game, String fen) {
        Game opened = Texts.game(GameText.parse(game), fen, "");
        JsonWriter json = new JsonWriter();
        MoveFacts.writeAll(json, opened.position(), opened.position().legalMoves());
        return json.toString();
    }

    /**
     * {@return the number of lines of this length}
     *
     * @param game  an id or house rules as JSON, then any number of {@code +key=value}
     * @param fen   empty for the start
     * @param depth plies
     */
    @JSExport
    public static double perft(String game, String fen, int depth) {
        Rules rules = GameText.parse(game);
        MutableBoard board = MutableBoard.of(rules);
        board.set(Texts.game(rules, fen, "").position());
        return Perft.of(rules).count(board, depth);
    }

    /**
     * {@return the position that a FEN tells, or everything that is wrong with it}
     *
     * @param game an id or house rules as JSON, then any number of {@code +key=value}
     * @param fen  any text
     */
    @JSExport
    public static String setup(String game, String fen) {
        return SetupFacts.of(GameText.parse(game), fen);
    }

    /**
     * {@return the game of house rules, or everything that is wrong with them}
     *
     * @param text any text
     */
    @JSExport
    public static String house(String text) {
        return HouseRulesFacts.of(text);
    }

    /**
     * {@return every answer of a game as house rules}
     *
     * @param game an id or house rules as JSON, then any number of {@code +key=value}
     */
    @JSExport
    public static String answers(String game) {
        return HouseRules.write(GameText.parse(game));
    }
}
