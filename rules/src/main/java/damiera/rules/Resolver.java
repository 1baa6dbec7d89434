package damiera.rules;

import java.util.List;

/** Finds the legal move that an attempt means. */
final class Resolver {
    private Resolver() {}

    static Resolution resolve(Position position, Attempt attempt) {
        List<Move> legal = position.legalMoves();
        if (legal.isEmpty()) {
            return new Resolution.Refused(new Refusal.GameOver(), List.of());
        }
        return whileOngoing(position, attempt);
    }

    /** Like {@link #resolve}, in a game that goes on even where no move is left: a missed capture waits for its answer. */
    static Resolution whileOngoing(Position position, Attempt attempt) {
        List<Move> legal = position.legalMoves();
        for (Square square : attempt.squares()) {
            if (!position.rules().board().has(square)) {
                return new Resolution.Refused(new Refusal.NotASquare(Integer.toString(square.number())), legal);
            }
        }
        List<Move> meant = AttemptMatch.moves(position, attempt);
        if (meant.size() == 1) {
            return new Resolution.Legal(meant.getFirst());
        }
        return new Resolution.Refused(
                meant.isEmpty() ? RefusalFinder.find(position, attempt) : new Refusal.Ambiguous(meant), legal);
    }
}
