package damiera.engine;

import damiera.rules.EventResult;
import damiera.rules.Game;
import damiera.rules.GameEvent;
import damiera.rules.Move;
import damiera.rules.Outcome;
import damiera.rules.Position;
import damiera.rules.Rules;
import damiera.rules.Side;
import damiera.rules.movegen.MutableBoard;
import java.util.List;
import java.util.Optional;

/**
 * The player within the program: counts pieces, a king as 1.8 men and a man as more the nearer it is to promotion, and
 * looks ahead as far as its {@link Level} says. Plays every game and every house rule. One instance serves one thread.
 */
public final class Bot {
    /** Six plies in random games needed at most two thirds of these; a crowd of flying kings is looked at less deeply. */
    static final long NODES = 2_000_000;

    /** With fewer pieces than a quarter of the squares, nobody expects much of a level game. */
    private static final int LATE = 4;

    /** So long it chooses among moves that are nearly as good as the best: nobody meets the same game again. */
    private static final int OPENING_PLIES = 16;

    /** Nor with pieces on less than a third of the squares: an ending is played as well as possible. */
    private static final int OPENING_CROWD = 3;

    /** Nearly as good is a fifth of a man less. */
    private static final int OPENING_SLACK = 5;

    /** So far a mistake is looked for: a shot of two blows and what comes of it. */
    private static final int MISTAKE_PLIES = 5;

    /** A mistake that is harder to see is none that anybody has to be told of; nobody waits for the answer. */
    private static final long MISTAKE_NODES = 300_000;

    private final MutableBoard board;
    private final Search search;

    private Bot(MutableBoard board) {
        this.board = board;
        search = new Search(board);
    }

    /**
     * {@return a bot for one game; compiles the rules}
     *
     * @param rules the game
     */
    public static Bot of(Rules rules) {
        return new Bot(MutableBoard.of(rules));
    }

    /** {@return the game that it plays} */
    public Rules rules() {
        return board.rules();
    }

    /**
     * {@return a move that may be played now: the best that the level sees, one of them by chance where several are
     * equally good, or nearly so in the first plies of a game}
     *
     * <p>It only moves; {@link #decide} does everything else too.
     *
     * @param game   of this bot's rules, with a move that may be played
     * @param level  how far to look
     * @param chance equal chances give equal moves
     * @throws IllegalArgumentException when no move may be played: the game is over, or a missed capture has to be
     *     answered first
     */
    public Move choose(Game game, Level level, RandomSource chance) {
        List<Move> moves = game.legalMoves();
        if (moves.isEmpty()) {
            throw new IllegalArgumentException("game must have a move that may be played, was " + game.outcome());
        }
        if (level.plies() == 0 || moves.size() == 1) {
            return moves.get(chance.below(moves.size()));
        }
        int slack = isOpening(game) ? search.worthOfMan() / OPENING_SLACK : 0;
        List<Move> best =
                look(game.position(), moves, level.plies(), NODES, slack).best();
        return best.get(chance.below(best.size()));
    }

    /**
     * {@return what the bot does where it has the say: it answers the other side's offer of a draw; it huffs a piece that
     * should have captured, demands the capture, or lets it pass, whichever it thinks best; it asks that moves be counted
     * when it has nothing to win; else it moves}
     *
     * @param game   of this bot's rules, not over
     * @param own    the bot's side; it is to move, or the other side's offer stands
     * @param level  how far to look
     * @param chance equal chances give the same event
     * @throws IllegalArgumentException when the bot has no say
     */
    public GameEvent decide(Game game, Side own, Level level, RandomSource chance) {
        if (game.drawOffer().equals(Optional.of(own.opponent()))) {
            return draws(game, own, level) ? new GameEvent.DrawAgreed(own) : new GameEvent.DrawDeclined(own);
        }
        if (game.position().sideToMove() != own || !(game.outcome() instanceof Outcome.Ongoing)) {
            throw new IllegalArgumentException(own + " must have the say, was " + game);
        }
        if (!game.huffable().isEmpty()) {
            return new MissedCaptureReply(this, game, level).event(chance);
        }
        GameEvent request = new GameEvent.CountRequested(own);
        if (game.after(request) instanceof EventResult.Done && draws(game, own, level)) {
            return request;
        }
        return new GameEvent.Moved(choose(game, level, chance));
    }

    /**
     * {@return whether a move is worse than the best one by a man or more, as far as can be seen soon}
     *
     * @param before where the move was made, of this bot's rules
     * @param move   legal there
     */
    public boolean isMistake(Game before, Move move) {
        Look look = look(before.position(), before.legalMoves(), MISTAKE_PLIES, MISTAKE_NODES, search.worthOfMan() - 1);
        return look.plies() > 0 && !look.best().contains(move);
    }

    /** The first plies, with many pieces on the board. */
    private static boolean isOpening(Game game) {
        Position position = game.position();
        return game.moves().size() < OPENING_PLIES
                && OPENING_CROWD * pieces(position) >= position.rules().board().squareCount();
    }

    private static int pieces(Position position) {
        return position.pieces(Side.WHITE).size() + position.pieces(Side.BLACK).size();
    }

    /** Whether it is content with a draw: it is behind, or level with few pieces left. */
    private boolean draws(Game game, Side own, Level level) {
        Position position = game.position();
        int value = value(position, level.plies());
        int ours = position.sideToMove() == own ? value : -value;
        boolean late = pieces(position) * LATE <= position.rules().board().squareCount();
        return ours <= -search.worthOfMan() / 2 || ours <= 0 && late;
    }

    /** What a position is worth to the side to move, at the greatest depth that could be searched to its end. */
    int value(Position position, int plies) {
        board.set(position);
        search.allow(NODES);
        int value = search.value(0);
        for (int depth = 1; depth <= plies && !search.isExhausted(); depth++) {
            int deeper = search.value(depth);
            value = search.isExhausted() ? value : deeper;
        }
        return value;
    }

    /**
     * The best moves at the greatest depth that could be searched to its end.
     *
     * @param best  all moves where no depth could
     * @param plies that depth
     */
    record Look(List<Move> best, int plies) {}

    /** Looks deeper and deeper, until the plies or the nodes are used up. */
    Look look(Position position, List<Move> legal, int plies, long nodes) {
        return look(position, legal, plies, nodes, 0);
    }

    private Look look(Position position, List<Move> legal, int plies, long nodes, int slack) {
        board.set(position);
        search.allow(nodes);
        RootMoves root = RootMoves.of(legal, search.root());
        Look look = new Look(root.moves().isEmpty() ? legal : root.moves(), 0);
        for (int depth = 1; depth <= plies && !search.isExhausted(); depth++) {
            List<Move> deeper = root.beginningWith(look.best).best(search, depth, slack);
            look = search.isExhausted() || deeper.isEmpty() ? look : new Look(deeper, depth);
        }
        return look;
    }
}
