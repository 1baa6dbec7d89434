package damiera.notation.pdn;

import damiera.notation.pdn.PdnWriter.IllegalThere;
import damiera.rules.Attempt;
import damiera.rules.Move;
import damiera.rules.Position;
import damiera.rules.Resolution;
import damiera.rules.Setup;
import damiera.rules.SetupFault;
import damiera.rules.SetupResult;

/**
 * The same position in the game in which a file was read and in the game in which it is written.
 *
 * @param source in the first
 * @param target in the second; the same object where both are one game
 */
record TwinPosition(Position source, Position target) {

    /** The twin of a source position; any position of the target game does for its tables. */
    static TwinPosition of(Position source, Position anyTarget, TextPlace place) throws IllegalThere {
        Setup setup = source.toSetup();
        return switch (anyTarget.replacedBy(setup, SetupFault.ALL_WAIVERS)) {
            case SetupResult.Valid(Position target) -> new TwinPosition(source, target);
            case SetupResult.Invalid invalid ->
                throw new IllegalThere(place, new PdnReason.ImpossiblePosition(anyTarget.rules(), invalid.faults()));
        };
    }

    /** The move of the target game that has the same effect. */
    Move targetMove(Move move, TextPlace place) throws IllegalThere {
        Resolution resolution = target.resolve(Attempt.of(move));
        return switch (resolution) {
            case Resolution.Legal(Move legal) -> legal;
            case Resolution.Refused refused ->
                throw new IllegalThere(
                        place, new PdnReason.IllegalMove(source.rules().text(move), target.rules(), refused.refusal()));
        };
    }

    TwinPosition after(Move sourceMove, Position sourceAfter, Move targetMove) {
        return new TwinPosition(sourceAfter, target.playUnchecked(targetMove));
    }
}
