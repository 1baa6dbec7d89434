package damiera.rules;

import java.util.List;
import java.util.Optional;

/**
 * Says why an attempt that fits no legal move is refused: by the first rule that it breaks, in the order in which rule
 * books have them. First whose piece it is, then how the piece captures and that it must go on, then the priority among
 * captures; then how it steps, and that a capture must be made; last, what men may not do.
 */
final class RefusalFinder {
    private final Position position;
    private final Rules rules;
    private final Attempt attempt;
    private final QuietSteps steps;

    private RefusalFinder(Position position, Attempt attempt) {
        this.position = position;
        this.rules = position.rules();
        this.attempt = attempt;
        this.steps = new QuietSteps(position);
    }

    static Refusal find(Position position, Attempt attempt) {
        RefusalFinder finder = new RefusalFinder(position, attempt);
        return finder.ofPiece()
                .or(finder::ofStepWithSign)
                .or(finder::ofCapture)
                .or(finder::ofTarget)
                .or(finder::ofStep)
                .or(finder::ofBackwardCapture)
                .or(finder::ofManTakingKing)
                .orElseGet(Refusal.NotAMove::new);
    }

    private Optional<Refusal> ofPiece() {
        Optional<Placed> placed = position.at(attempt.from());
        if (placed.isEmpty()) {
            return Optional.of(new Refusal.SquareEmpty(attempt.from()));
        }
        return placed.get().side() == position.sideToMove()
                ? Optional.empty()
                : Optional.of(new Refusal.NotYourPiece(attempt.from()));
    }

    private Optional<Refusal> ofTarget() {
        boolean free = position.at(attempt.to()).isEmpty() || attempt.to().equals(attempt.from());
        return free ? Optional.empty() : Optional.of(new Refusal.SquareOccupied(attempt.to()));
    }

    private Optional<Refusal> ofStepWithSign() {
        return attempt.sign() == Attempt.Sign.QUIET ? ofStep() : Optional.empty();
    }

    private Optional<Refusal> ofStep() {
        boolean step = attempt.squares().size() == 2
                && attempt.captured().orElse(SquareSet.EMPTY).isEmpty();
        if (step && steps.isBackward(attempt.from(), attempt.to())) {
            return Optional.of(new Refusal.BackwardMan(attempt.from()));
        }
        return step && steps.reaches(attempt.from(), attempt.to()) ? Optional.of(ofRightStep()) : Optional.empty();
    }

    /** Why a step is refused that this piece could make by itself. */
    private Refusal ofRightStep() {
        List<Square> capturing = capturing();
        if (!capturing.isEmpty()) {
            return new Refusal.MustCapture(capturing);
        }
        return position.isLimited(attempt.from())
                ? new Refusal.KingMoveLimit(
                        attempt.from(), position.kingRun(position.sideToMove()).moves())
                : new Refusal.NotAMove();
    }

    private List<Square> capturing() {
        SquareSet squares = SquareSet.EMPTY;
        for (Move move : position.legalMoves()) {
            if (move instanceof Capture) {
                squares = squares.with(move.from());
            }
        }
        return squares.squares();
    }

    private Optional<Refusal> ofCapture() {
        Optional<CaptureAttempt> found = CaptureAttempt.find(rules, position, attempt);
        if (found.isEmpty()) {
            return Optional.empty();
        }
        if (found.get().isCutShort()) {
            return Optional.of(new Refusal.MustContinue(attempt.to()));
        }
        return PriorityRefusal.of(position, found.get().capture(), capturing());
    }

    private Optional<Refusal> ofBackwardCapture() {
        return findAsMan(bothWays(rules)).map(_ -> new Refusal.BackwardMan(attempt.from()));
    }

    private Optional<Refusal> ofManTakingKing() {
        SquareSet kings = position.kings(position.sideToMove().opponent());
        return findAsMan(anyTarget(rules)).flatMap(found -> firstOf(kings, found.capture()));
    }

    /** What a man would capture by looser rules; they are the same for a king. */
    private Optional<CaptureAttempt> findAsMan(Rules looser) {
        boolean same = looser.man().equals(rules.man());
        return same || !position.men(position.sideToMove()).contains(attempt.from())
                ? Optional.empty()
                : CaptureAttempt.find(looser, position, attempt);
    }

    private static Optional<Refusal> firstOf(SquareSet kings, Capture capture) {
        for (Square square : capture.captured()) {
            if (kings.contains(square)) {
                return Optional.of(new Refusal.ManMayNotTakeKing(square));
            }
        }
        return Optional.empty();
    }

    private static Rules bothWays(Rules rules) {
        ManRules man = rules.man();
        return rules.withMan(new ManRules(man.moves(), man.captures().withOpposites(), man.targets(), man.promotion()));
    }

    private static Rules anyTarget(Rules rules) {
        ManRules man = rules.man();
        return rules.withMan(new ManRules(man.moves(), man.captures(), Targets.ANY_PIECE, man.promotion()));
    }
}
