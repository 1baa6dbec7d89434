package damiera.browser;

import damiera.notation.ConstantWord;
import damiera.notation.Fen;
import damiera.notation.NotationException;
import damiera.notation.Printable;
import damiera.notation.json.JsonWriter;
import damiera.rules.Placed;
import damiera.rules.Position;
import damiera.rules.Rules;
import damiera.rules.Setup;
import damiera.rules.SetupFault;
import damiera.rules.SetupResult;
import damiera.rules.Side;
import damiera.rules.Square;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What comes of a position that somebody wrote or set up: {@code SetupAnswer}. */
final class SetupFacts {
    private SetupFacts() {}

    static String of(Rules rules, String fen) {
        JsonWriter json = new JsonWriter().openObject();
        try {
            write(json, rules, Fen.parse(rules, fen));
        } catch (NotationException fault) {
            json.name("unreadable");
            ExpectedFacts.write(json, fault);
        }
        return json.closeObject().toString();
    }

    /** A position that waivers let pass has its FEN beside its faults. */
    private static void write(JsonWriter json, Rules rules, Setup setup) {
        if (Position.of(rules, setup, SetupFault.ALL_WAIVERS) instanceof SetupResult.Valid(Position position)) {
            json.member("fen", Fen.format(position, setup.quietPlies()));
        }
        setup.sideToMove().ifPresent(side -> json.member("turn", ConstantWord.of(side)));
        json.name("pieces");
        pieces(json, rules, setup.placed());
        json.name("faults").openArray();
        if (Position.of(rules, setup, Set.of()) instanceof SetupResult.Invalid(List<SetupFault> faults)) {
            for (SetupFault fault : faults) {
                json.openObject().member("waivable", fault.waiver().isPresent()).name("squares");
                MoveFacts.squares(json, square(rules, fault).map(List::of).orElse(List.of()));
                json.name("told");
                write(json, rules, fault);
                json.closeObject();
            }
        }
        json.closeArray();
    }

    /** The pieces on squares of the board, of several on one square the last. */
    static void pieces(JsonWriter json, Rules rules, List<Placed> placed) {
        json.openArray();
        for (Placed piece : placed) {
            if (rules.board().has(piece.square())) {
                json.openObject().member("square", piece.square().number());
                json.member("side", ConstantWord.of(piece.side()));
                json.member("kind", ConstantWord.of(piece.piece())).closeObject();
            }
        }
        json.closeArray();
    }

    private static Optional<Square> square(Rules rules, SetupFault fault) {
        Optional<Square> square = switch (fault) {
            case SetupFault.TwoPiecesOnSquare(Square at) -> Optional.of(at);
            case SetupFault.ManOnLastRow(Side _, Square at) -> Optional.of(at);
            case SetupFault.NoSuchSquare _, SetupFault.UnknownSideToMove _, SetupFault.TooManyCaptures _ ->
                Optional.empty();
            case SetupFault.TooManyPieces _, SetupFault.SideWithoutPieces _, SetupFault.NoLegalMove _ ->
                Optional.empty();
        };
        return square.filter(rules.board()::has);
    }

    static void write(JsonWriter json, Rules rules, SetupFault fault) {
        switch (fault) {
            case SetupFault.TwoPiecesOnSquare(Square square) ->
                Told.open(json, "setup.two-pieces").member("square", name(rules, square));
            case SetupFault.NoSuchSquare(String text) ->
                Told.open(json, "setup.no-such-square").member("text", Printable.cut(text));
            case SetupFault.ManOnLastRow(Side side, Square square) ->
                Told.open(json, "setup.man-on-last-row." + ConstantWord.of(side))
                        .member("square", name(rules, square));
            case SetupFault.UnknownSideToMove() -> Told.open(json, "setup.side-to-move");
            case SetupFault.TooManyPieces(Side side, int pieces, int most) ->
                Told.open(json, "setup.too-many." + ConstantWord.of(side))
                        .member("pieces", pieces)
                        .member("most", most);
            case SetupFault.SideWithoutPieces(Side side) ->
                Told.open(json, "setup.without-pieces." + ConstantWord.of(side));
            case SetupFault.TooManyCaptures(Side _) -> Told.open(json, "setup.too-many-captures");
            case SetupFault.NoLegalMove(Side side) -> Told.open(json, "setup.no-move." + ConstantWord.of(side));
        }
        Told.close(json);
    }

    private static String name(Rules rules, Square square) {
        return rules.board().has(square) ? rules.name(square) : Integer.toString(square.number());
    }
}
