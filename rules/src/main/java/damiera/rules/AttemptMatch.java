package damiera.rules;

import java.util.ArrayList;
import java.util.List;

/** The legal moves that an attempt may mean. */
final class AttemptMatch {
    private final Position position;
    private final Attempt attempt;
    private final List<Move> whole = new ArrayList<>();
    private final List<Move> all = new ArrayList<>();

    private AttemptMatch(Position position, Attempt attempt) {
        this.position = position;
        this.attempt = attempt;
    }

    /** The moves that fit; where several do, less those that the sign, or a square left out, speaks against. */
    static List<Move> moves(Position position, Attempt attempt) {
        AttemptMatch match = new AttemptMatch(position, attempt);
        for (Move move : match.bySign(position.legalMoves())) {
            match.add(move);
        }
        return match.told().isEmpty() ? match.all : match.told();
    }

    /** The moves of the kind that the sign says, unless none of them has the ends that are told. */
    private List<Move> bySign(List<Move> moves) {
        List<Move> ends = new ArrayList<>();
        List<Move> signed = new ArrayList<>();
        for (Move move : moves) {
            if (move.from().equals(attempt.from()) && move.to().equals(attempt.to())) {
                ends.add(move);
                if (move instanceof Capture == (attempt.sign() == Attempt.Sign.CAPTURE)) {
                    signed.add(move);
                }
            }
        }
        return signed.isEmpty() || !tellsKind() ? ends : signed;
    }

    private boolean tellsKind() {
        return attempt.sign() == Attempt.Sign.QUIET || attempt.sign() == Attempt.Sign.CAPTURE;
    }

    /**
     * The moves told square by square. Two squares are not enough for that where no sign says that they are written:
     * somebody may have tapped the first and the last.
     */
    private List<Move> told() {
        boolean ends = attempt.squares().size() == 2 && attempt.sign() == Attempt.Sign.UNTOLD;
        return ends ? List.of() : whole;
    }

    private void add(Move move) {
        AttemptFit fit = fit(move);
        if (fit != AttemptFit.NONE) {
            all.add(move);
        }
        if (fit == AttemptFit.WHOLLY) {
            whole.add(move);
        }
    }

    private AttemptFit fit(Move move) {
        if (attempt.captured().isPresent() && !attempt.captured().get().equals(move.capturedSet())) {
            return AttemptFit.NONE;
        }
        if (attempt.squares().size() == 2) {
            return move.captured().size() <= 1 ? AttemptFit.WHOLLY : AttemptFit.PARTLY;
        }
        return move instanceof Capture capture ? routeFit(capture) : AttemptFit.NONE;
    }

    private AttemptFit routeFit(Capture capture) {
        return new CaptureRoutes(position).bestFit(attempt, capture);
    }
}
