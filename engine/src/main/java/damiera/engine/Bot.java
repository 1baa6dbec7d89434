package damiera.engine;

import damiera.rules.Game;
import damiera.rules.Move;
import damiera.rules.Position;
import damiera.rules.Rules;
import damiera.rules.SquareSet;
import damiera.rules.movegen.MoveBuffer;
import damiera.rules.movegen.MutableBoard;
import java.util.ArrayList;
import java.util.List;

/**
 * The player within the program: counts pieces, a king as 1.8 men and a man as more the nearer it is to promotion, and
 * looks ahead as far as its {@link Level} says. Plays every game and every house rule. One instance serves one thread.
 */
public final class Bot {
    /** Enough for six plies of any game between men; a crowd of flying kings is looked at less deeply. */
    private static final long NODES = 1_000_000;

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
     * equally good}
     *
     * <p>It only moves. Where a side is shut in by a move that missed a capture the game goes on without a move
     * ({@link Game#legalMoves}): whoever lets the bot play answers that first, by a huff or by demanding the capture.
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
        List<Move> best = level.plies() == 0 || moves.size() == 1 ? moves : best(game.position(), moves, level.plies());
        return best.get(chance.below(best.size()));
    }

    /** The best moves at the greatest depth that could be searched to its end. */
    private List<Move> best(Position position, List<Move> legal, int plies) {
        board.set(position);
        search.allow(NODES);
        RootMoves root = RootMoves.of(legal, search.root());
        List<Move> best = root.moves().isEmpty() ? legal : root.moves();
        for (int depth = 1; depth <= plies && !search.isExhausted(); depth++) {
            List<Move> deeper = root.best(search, depth);
            best = search.isExhausted() || deeper.isEmpty() ? best : deeper;
        }
        return best;
    }

    /** The moves that may be played, each with its place among those that the search makes. */
    private record RootMoves(List<Move> moves, List<Integer> places) {
        static RootMoves of(List<Move> legal, MoveBuffer buffer) {
            List<Move> moves = new ArrayList<>();
            List<Integer> places = new ArrayList<>();
            for (Move move : legal) {
                int place = place(move, buffer);
                if (place >= 0) {
                    moves.add(move);
                    places.add(place);
                }
            }
            return new RootMoves(moves, places);
        }

        private static int place(Move move, MoveBuffer buffer) {
            SquareSet captured = move.capturedSet();
            for (int i = 0; i < buffer.size(); i++) {
                if (buffer.from(i) == move.from().index()
                        && buffer.to(i) == move.to().index()
                        && buffer.capturedLow(i) == captured.low()
                        && buffer.capturedHigh(i) == captured.high()) {
                    return i;
                }
            }
            return -1;
        }

        /** All the moves with the highest score. */
        List<Move> best(Search search, int plies) {
            List<Move> best = new ArrayList<>();
            int highest = -Search.INFINITE;
            for (int i = 0; i < moves.size(); i++) {
                // One below the highest so far, so that a score equal to it is exact.
                int score = search.rootScore(places.get(i), plies, highest - 1, Search.INFINITE);
                if (score > highest) {
                    best.clear();
                    highest = score;
                }
                if (score == highest) {
                    best.add(moves.get(i));
                }
            }
            return best;
        }
    }
}
