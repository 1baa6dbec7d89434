package damiera.browser;

import damiera.notation.ConstantWord;
import damiera.notation.json.JsonWriter;
import damiera.rules.Board;
import damiera.rules.CountMode;
import damiera.rules.Obligation;
import damiera.rules.Rules;
import damiera.rules.Square;
import damiera.rules.variant.Variants;

/** What a page must know of a game to draw its board: {@code GameInfo}. */
final class GameFacts {
    private GameFacts() {}

    static void write(JsonWriter json, Rules rules) {
        Board board = rules.board();
        json.openObject();
        json.member("id", rules.id());
        json.member("files", board.files());
        json.member("ranks", board.ranks());
        json.member("lattice", ConstantWord.of(board.lattice()));
        json.member("names", isDigit(rules.name(new Square(1)).charAt(0)) ? "numbers" : "letters");
        json.member("firstMover", ConstantWord.of(rules.firstMover()));
        json.member("main", Variants.MAIN.contains(rules));
        json.member("huffs", rules.capture().obligation() == Obligation.HUFF);
        json.member("countsOnRequest", rules.draws().count() == CountMode.ON_REQUEST);
        json.member("removal", ConstantWord.of(rules.capture().removal()));
        json.name("squares").openArray();
        for (int index = 0; index < board.squareCount(); index++) {
            square(json, rules, Square.atIndex(index));
        }
        json.closeArray().closeObject();
    }

    private static void square(JsonWriter json, Rules rules, Square square) {
        json.openObject().member("name", rules.name(square));
        json.member("file", rules.board().file(square));
        json.member("rank", rules.board().rank(square)).closeObject();
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }
}
