package damiera.notation.pdn;

import damiera.notation.Fen;
import damiera.notation.NotationException;
import damiera.notation.pdn.PdnReason.Slip;
import damiera.rules.Board;
import damiera.rules.Piece;
import damiera.rules.Placed;
import damiera.rules.Position;
import damiera.rules.Rules;
import damiera.rules.Setup;
import damiera.rules.SetupFault;
import damiera.rules.SetupResult;
import damiera.rules.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Where a game begins. Files contradict themselves about whose turn it is, so there may be several positions, the likely
 * one first: {@code 1. ...} and {@code 1...} say that the side that moves second begins, whatever the FEN says.
 *
 * @param positions one or more, the same but for the side to move
 * @param quietPlies plies without progress before, as the FEN tells (H)
 * @param faults    why the file's own position cannot be set up
 * @param warnings  what was not right
 */
record PdnStart(List<Position> positions, int quietPlies, List<PdnFault> faults, List<PdnFault> warnings) {

    static PdnStart of(Position start, PdnGame game) {
        Optional<PdnTag> tag = game.tagItem("FEN");
        if (tag.isEmpty() || tag.get().value().isBlank()) {
            return new PdnStart(withSides(start, start.toSetup(), sides(start.rules(), game)), 0, List.of(), List.of());
        }
        return setUp(start, game, tag.get().value(), tag.get().place());
    }

    /** The positions of a FEN. Men on their last row are crowned, with a warning: composers forget the K. */
    private static PdnStart setUp(Position start, PdnGame game, String fen, TextPlace place) {
        try {
            Setup told = Fen.parse(start.rules(), fen);
            Setup crowned = crowned(start.rules().board(), told);
            List<Side> sides = sides(start.rules(), game, told);
            SetupResult first = start.replacedBy(withSide(crowned, sides.getFirst()), SetupFault.ALL_WAIVERS);
            return switch (first) {
                case SetupResult.Valid valid ->
                    new PdnStart(
                            withSides(valid.position(), crowned, sides),
                            told.quietPlies(),
                            List.of(),
                            warnings(place, told, crowned, sides.getFirst()));
                case SetupResult.Invalid invalid ->
                    failed(start, place, new PdnReason.ImpossiblePosition(start.rules(), invalid.faults()));
            };
        } catch (NotationException e) {
            return failed(start, place, PdnReason.UnreadableFen.of(e));
        }
    }

    private static List<PdnFault> warnings(TextPlace place, Setup told, Setup crowned, Side begins) {
        List<PdnFault> warnings = new ArrayList<>();
        if (!crowned.equals(told)) {
            warnings.add(new PdnFault(place, Slip.MAN_READ_AS_KING));
        }
        if (told.sideToMove().isPresent() && told.sideToMove().get() != begins) {
            warnings.add(new PdnFault(place, Slip.OTHER_SIDE_BEGINS));
        }
        return warnings;
    }

    static Setup crowned(Board board, Setup setup) {
        List<Placed> placed = new ArrayList<>();
        for (Placed each : setup.placed()) {
            boolean crowned = board.has(each.square()) && board.rank(each.square()) == board.promotionRank(each.side());
            placed.add(crowned ? new Placed(each.side(), Piece.KING, each.square()) : each);
        }
        return new Setup(
                placed,
                setup.unknownSquares(),
                setup.sideToMove(),
                setup.whiteRun(),
                setup.blackRun(),
                setup.quietPlies());
    }

    private static PdnStart failed(Position start, TextPlace place, PdnReason reason) {
        return new PdnStart(List.of(start), 0, List.of(new PdnFault(place, reason)), List.of());
    }

    private static List<Position> withSides(Position position, Setup setup, List<Side> sides) {
        List<Position> positions = new ArrayList<>();
        for (Side side : sides) {
            if (position.replacedBy(withSide(setup, side), SetupFault.ALL_WAIVERS)
                    instanceof SetupResult.Valid(Position valid)) {
                positions.add(valid);
            }
        }
        return positions;
    }

    private static Setup withSide(Setup setup, Side side) {
        return new Setup(
                setup.placed(),
                setup.unknownSquares(),
                Optional.of(side),
                setup.whiteRun(),
                setup.blackRun(),
                setup.quietPlies());
    }

    /** Without a FEN: the first mover, or whom a GameType of this number names. */
    private static List<Side> sides(Rules rules, PdnGame game) {
        Side first = GameTypes.firstMover(rules, game);
        return List.of(secondBegins(game) ? first.opponent() : first);
    }

    private static List<Side> sides(Rules rules, PdnGame game, Setup setup) {
        Side second = rules.firstMover().opponent();
        Side told = setup.sideToMove().orElse(rules.firstMover());
        if (secondBegins(game)) {
            return told == second ? List.of(second) : List.of(second, told);
        }
        return setup.sideToMove().isPresent() ? List.of(told) : List.of(told, told.opponent());
    }

    /** Whether the movetext begins with a move left out, or with a number for the answer. */
    private static boolean secondBegins(PdnGame game) {
        for (PdnItem item : game.items()) {
            switch (item) {
                case PdnItem.MissingItem _ -> {
                    return true;
                }
                case PdnItem.NumberItem number
                when number.turn() == PdnItem.Turn.SECOND -> {
                    return true;
                }
                case PdnItem.MoveItem _ -> {
                    return false;
                }
                default -> {
                    // says nothing about whose turn it is
                }
            }
        }
        return false;
    }
}
