package damiera.rules;

import damiera.rules.EventResult.Denial;
import damiera.rules.GameState.Hand;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What each event does to the state of a game that is not over. */
final class GameEvents {
    /** The state after an event, or why it cannot happen. */
    sealed interface Step {
        /** It happened. */
        record To(GameState state) implements Step {}

        /** It cannot. */
        record Not(Denial reason) implements Step {}
    }

    private GameEvents() {}

    /** Everything that players ever do besides moving and touching, be it possible now or not. */
    static List<GameEvent> besidesMoves(GameState state) {
        List<GameEvent> events = new ArrayList<>();
        for (Square square :
                state.position().pieces(state.sideToMove().opponent()).squares()) {
            events.add(new GameEvent.Huffed(square));
        }
        events.add(new GameEvent.CaptureDemanded());
        for (Side by : List.of(state.sideToMove(), state.sideToMove().opponent())) {
            events.add(new GameEvent.DrawAgreed(by));
            events.add(new GameEvent.DrawDeclined(by));
            events.add(new GameEvent.DrawOffered(by));
            events.add(new GameEvent.CountRequested(by));
            events.add(new GameEvent.Resigned(by));
        }
        return events;
    }

    static Step after(GameState state, List<Move> legalMoves, GameEvent event) {
        return switch (event) {
            case GameEvent.Moved(Move move) -> moved(state, legalMoves, move);
            case GameEvent.Touched(Square square) -> touched(state, legalMoves, square);
            case GameEvent.Adjusting _ -> new Step.To(adjusting(state));
            case GameEvent.Huffed(Square square) -> huffed(state, square);
            case GameEvent.CaptureDemanded _ ->
                state.missed().isPresent() ? new Step.To(state.demanded()) : new Step.Not(Denial.NO_OBLIGATION_MISSED);
            case GameEvent.DrawOffered(Side by) -> offered(state, by);
            case GameEvent.DrawAgreed(Side by) -> answered(state, by, agreed(state));
            case GameEvent.DrawDeclined(Side by) -> answered(state, by, state.withOffer(Optional.empty()));
            case GameEvent.CountRequested _ ->
                state.counting() == GameState.Counting.OFF
                        ? new Step.To(state.withCounting())
                        : new Step.Not(Denial.NO_COUNT_TO_REQUEST);
            case GameEvent.Resigned(Side by) -> lost(state, by, Outcome.WinReason.RESIGNATION);
            case GameEvent.TimeRanOut(Side side) -> lost(state, side, Outcome.WinReason.TIME);
        };
    }

    private static Step moved(GameState state, List<Move> legalMoves, Move move) {
        return legalMoves.contains(move) ? new Step.To(state.moved(move)) : new Step.Not(Denial.ILLEGAL_MOVE);
    }

    private static Step touched(GameState state, List<Move> legalMoves, Square square) {
        if (!state.position().pieces(state.sideToMove()).contains(square)) {
            return new Step.Not(Denial.NOT_YOUR_PIECE);
        }
        return new Step.To(
                switch (state.hand()) {
                    case Hand.Adjusting _ -> state.withHand(new Hand.Free());
                    case Hand.Bound _ -> state;
                    case Hand.Free _ -> canMove(legalMoves, square) ? state.withHand(new Hand.Bound(square)) : state;
                });
    }

    private static boolean canMove(List<Move> legalMoves, Square square) {
        for (Move move : legalMoves) {
            if (move.from().equals(square)) {
                return true;
            }
        }
        return false;
    }

    /** Whoever has touched a piece that must move is too late to announce anything. */
    private static GameState adjusting(GameState state) {
        return state.hand() instanceof Hand.Bound ? state : state.withHand(new Hand.Adjusting());
    }

    private static Step huffed(GameState state, Square square) {
        if (state.missed().isEmpty()) {
            return new Step.Not(Denial.NO_OBLIGATION_MISSED);
        }
        return state.missed().get().huffable().contains(square)
                ? new Step.To(state.huffed(square))
                : new Step.Not(Denial.NOT_TO_BE_HUFFED);
    }

    /** Two offers are an agreement. */
    private static Step offered(GameState state, Side by) {
        if (state.offer().isEmpty()) {
            return new Step.To(state.withOffer(Optional.of(by)));
        }
        return state.offer().get() == by ? new Step.Not(Denial.ALREADY_OFFERED) : new Step.To(agreed(state));
    }

    private static Step answered(GameState state, Side by, GameState next) {
        return state.offer().equals(Optional.of(by.opponent())) ? new Step.To(next) : new Step.Not(Denial.NO_OFFER);
    }

    private static GameState agreed(GameState state) {
        return state.withEnd(new Outcome.Drawn(Outcome.DrawReason.AGREEMENT));
    }

    private static Step lost(GameState state, Side loser, Outcome.WinReason reason) {
        return new Step.To(state.withEnd(new Outcome.Won(loser.opponent(), reason)));
    }
}
