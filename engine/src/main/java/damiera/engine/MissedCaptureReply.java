package damiera.engine;

import damiera.rules.EventResult;
import damiera.rules.Game;
import damiera.rules.GameEvent;
import damiera.rules.Move;
import damiera.rules.Outcome;
import damiera.rules.Side;
import damiera.rules.Square;
import java.util.ArrayList;
import java.util.List;

/** The bot's reply to a move that missed a capture: a huff, the demand of the capture, or nothing but its own move. */
final class MissedCaptureReply {
    private final Bot bot;
    private final Game game;
    private final Side own;
    private final Level level;

    MissedCaptureReply(Bot bot, Game game, Level level) {
        this.bot = bot;
        this.game = game;
        this.level = level;
        own = game.position().sideToMove();
    }

    GameEvent event(RandomSource chance) {
        List<GameEvent> answers = answers();
        List<Move> moves = game.legalMoves();
        if (level.plies() == 0) {
            int any = chance.below(answers.size() + moves.size());
            return any < answers.size() ? answers.get(any) : new GameEvent.Moved(moves.get(any - answers.size()));
        }
        GameEvent best = answers.getFirst();
        int highest = worth(best);
        for (GameEvent answer : answers.subList(1, answers.size())) {
            int worth = worth(answer);
            best = worth > highest ? answer : best;
            highest = Math.max(worth, highest);
        }
        boolean playsOn = !moves.isEmpty() && bot.value(game.position(), level.plies()) > highest;
        return playsOn ? new GameEvent.Moved(bot.choose(game, level, chance)) : best;
    }

    /** What it may do besides moving, in the order in which it prefers what is worth the same. */
    private List<GameEvent> answers() {
        List<GameEvent> answers = new ArrayList<>();
        for (Square square : game.huffable()) {
            answers.add(new GameEvent.Huffed(square));
        }
        answers.add(new GameEvent.CaptureDemanded());
        return answers;
    }

    private int worth(GameEvent event) {
        return switch (game.after(event)) {
            case EventResult.Done(Game next) -> worth(next);
            case EventResult.Denied denied -> throw new AssertionError(denied);
        };
    }

    private int worth(Game next) {
        if (next.outcome() instanceof Outcome.Won(Side winner, Outcome.WinReason _)) {
            return winner == own ? Search.INFINITE : -Search.INFINITE;
        }
        int value = bot.value(next.position(), level.plies());
        return next.position().sideToMove() == own ? value : -value;
    }
}
