package damiera.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Makes a position of a setup, or finds everything that is wrong with it. */
final class SetupCheck {
    private final Ground ground;
    private final Setup setup;
    private final Set<SetupFault.Waiver> waived;
    private final List<SetupFault> faults = new ArrayList<>();
    private Placement placement = Placement.EMPTY;
    private SquareSet crowded = SquareSet.EMPTY;

    SetupCheck(Ground ground, Setup setup, Set<SetupFault.Waiver> waived) {
        this.ground = ground;
        this.setup = setup;
        this.waived = waived;
    }

    SetupResult result() {
        for (String text : setup.unknownSquares()) {
            faults.add(new SetupFault.NoSuchSquare(text));
        }
        for (Placed placed : setup.placed()) {
            place(placed);
        }
        if (setup.sideToMove().isEmpty()) {
            faults.add(new SetupFault.UnknownSideToMove());
        }
        return faults.isEmpty() ? resultOfPosition() : resultWithoutPosition();
    }

    /** Men out of place or squares that are none leave no position whose moves could be looked at. */
    private SetupResult resultWithoutPosition() {
        checkNumbers();
        return new SetupResult.Invalid(faults);
    }

    private SetupResult resultOfPosition() {
        Side toMove = setup.sideToMove().orElseThrow();
        Position position = new Position(ground, placement, toMove, setup.whiteRun(), setup.blackRun());
        checkNumbers();
        checkMoves(position);
        return faults.isEmpty() ? new SetupResult.Valid(position) : new SetupResult.Invalid(faults);
    }

    private void checkMoves(Position position) {
        Side toMove = position.sideToMove();
        try {
            if (position.legalMoves().isEmpty()) {
                faultUnlessWaived(new SetupFault.NoLegalMove(toMove));
            }
        } catch (TooManyCapturesException e) {
            faults.add(new SetupFault.TooManyCaptures(toMove));
        }
    }

    private void place(Placed placed) {
        Square square = placed.square();
        Board board = ground.rules().board();
        if (!board.has(square)) {
            faults.add(new SetupFault.NoSuchSquare(Integer.toString(square.number())));
            return;
        }
        if (placed.piece() == Piece.MAN && board.rank(square) == board.promotionRank(placed.side())) {
            faults.add(new SetupFault.ManOnLastRow(placed.side(), square));
        }
        if (placement.at(square).isPresent()) {
            faultOnce(square);
        } else {
            placement = placement.with(placed);
        }
    }

    private void faultOnce(Square square) {
        if (!crowded.contains(square)) {
            faults.add(new SetupFault.TwoPiecesOnSquare(square));
            crowded = crowded.with(square);
        }
    }

    private void checkNumbers() {
        for (Side side : Side.values()) {
            int most = ground.start().of(side).size();
            int pieces = placement.of(side).size();
            if (pieces > most) {
                faultUnlessWaived(new SetupFault.TooManyPieces(side, pieces, most));
            }
            if (pieces == 0) {
                faultUnlessWaived(new SetupFault.SideWithoutPieces(side));
            }
        }
    }

    private void faultUnlessWaived(SetupFault fault) {
        if (fault.waiver().filter(waived::contains).isEmpty()) {
            faults.add(fault);
        }
    }
}
