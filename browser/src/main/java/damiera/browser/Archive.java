package damiera.browser;

import damiera.notation.pdn.PdnReader;
import java.util.Optional;
import org.teavm.jso.JSExport;

/**
 * The functions for what comes after a game: {@code ArchiveCore} of the page's {@code archive.ts}, which says what each means.
 * They are a build of their own, since whoever plays needs no PDN.
 */
public final class Archive {
    private Archive() {}

    /**
     * Does nothing: the page calls the exports.
     *
     * @param arguments none
     */
    public static void main(String[] arguments) {}

    /**
     * {@return a game that was played, to be looked at again}
     *
     * @param game   an id or house rules as JSON, then any number of {@code +key=value}
     * @param fen    where it began, empty for the start
     * @param events what has happened, one a line
     * @param tags   for the PDN, one a line, a tabulator between name and value
     */
    @JSExport
    public static String record(String game, String fen, String events, String tags) {
        return new PlayedRecord(Texts.game(GameText.parse(game), fen, ""), fen, events, tags).json();
    }

    /**
     * {@return a file to be read in steps}
     *
     * @param text its text
     * @param game which game its games are, empty where nobody knows
     */
    @JSExport
    public static OpenFile file(PdnText text, String game) {
        return new OpenFile(text, game.isEmpty() ? Optional.empty() : Optional.of(GameText.parse(game)));
    }

    /**
     * {@return the first game of a text, to be looked at; null where it has none}
     *
     * @param text its text
     * @param game the game of the file
     */
    @JSExport
    public static String read(PdnText text, String game) {
        PdnReader games = new PdnReader(new PieceReader(text));
        return games.hasNext() ? ReadRecord.of(GameText.parse(game), games.next()) : "null";
    }
}
