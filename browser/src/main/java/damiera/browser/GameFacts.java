package damiera.browser;

import damiera.rules.Board;
import damiera.rules.Rules;
import damiera.rules.Square;

/** What a page must know of a game to draw its board: {@code GameInfo}. */
final class GameFacts {
    private GameFacts() {}

    static void write(Json json, Rules rules) {
        Board board = rules.board();
        json.open('{');
        json.key("id").value(rules.id());
        json.key("files").value(board.files());
        json.key("ranks").value(board.ranks());
        json.key("lattice").value(Codes.of(board.lattice()));
        json.key("names").value(isDigit(rules.name(new Square(1)).charAt(0)) ? "numbers" : "letters");
        json.key("firstMover").value(Codes.of(rules.firstMover()));
        json.key("squares").open('[');
        for (int index = 0; index < board.squareCount(); index++) {
            square(json, rules, Square.atIndex(index));
        }
        json.close(']').close('}');
    }

    private static void square(Json json, Rules rules, Square square) {
        json.open('{').key("name").value(rules.name(square));
        json.key("file").value(rules.board().file(square));
        json.key("rank").value(rules.board().rank(square)).close('}');
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }
}
