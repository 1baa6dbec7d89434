package damiera.testkit;

import damiera.rules.Board;
import damiera.rules.CaptureRules;
import damiera.rules.Direction;
import damiera.rules.Directions;
import damiera.rules.Goal;
import damiera.rules.KingRange;
import damiera.rules.KingRun;
import damiera.rules.Landing;
import damiera.rules.Obligation;
import damiera.rules.Piece;
import damiera.rules.Placed;
import damiera.rules.Promotion;
import damiera.rules.QuietKingMoves;
import damiera.rules.Removal;
import damiera.rules.Reversal;
import damiera.rules.Rules;
import damiera.rules.Side;
import damiera.rules.Square;
import damiera.rules.SquareSet;
import damiera.rules.Targets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The rules once more, slowly: cells in a grid, lists, and recursion. It is written from the text of the rules and
 * shares nothing with the fast generator, so that the two can be held against each other. One object serves one
 * position and one thread.
 *
 * <p>The grid holds what stands on each cell as the side to move sees it, {@code grid[rank][file]} with rank 0 at the
 * bottom of the board.
 */
public final class SlowGenerator {
    private static final char EMPTY = '.';
    private static final char OWN = 'o';
    private static final char ENEMY_MAN = 'm';
    private static final char ENEMY_KING = 'k';
    /** Taken in this move, but still standing. */
    private static final char TAKEN = 'x';

    private static final char OFF_THE_BOARD = '#';

    private final SlowPosition position;
    private final Rules rules;
    private final Board board;
    private final Side side;
    private final char[][] grid;

    /**
     * Lays out a position.
     *
     * @param position where moves are wanted
     */
    public SlowGenerator(SlowPosition position) {
        this.position = position;
        this.rules = position.rules();
        this.board = rules.board();
        this.side = position.toMove();
        this.grid = new char[board.ranks()][board.files()];
        for (char[] row : grid) {
            Arrays.fill(row, EMPTY);
        }
        position.pieces().forEach(placed -> put(cell(placed.square()), content(placed)));
    }

    private record Cell(int file, int rank) {}

    /** The piece on its way through a capture: what it is by now, where, and whether it has been crowned. */
    private record Walker(Placed origin, Piece piece, Cell cell, boolean crowned) {}

    /** {@return the legal moves, each (from, to, captured set) once} */
    public List<SlowMove> moves() {
        Set<SlowMove> moves = new LinkedHashSet<>();
        List<SlowRoute> captures = routes();
        captures.forEach(route -> moves.add(route.move()));
        if (captures.isEmpty() || rules.capture().obligation() != Obligation.MANDATORY) {
            moves.addAll(quietMoves());
        }
        return List.copyOf(moves);
    }

    /** {@return all routes of the legal captures} */
    public List<SlowRoute> routes() {
        List<SlowRoute> complete = completeCaptures();
        CaptureRules capture = rules.capture();
        return capture.obligation() == Obligation.HUFF ? complete : SlowPriority.best(complete, capture.priority());
    }

    /** {@return all routes of complete captures, whatever the priority} */
    public List<SlowRoute> completeCaptures() {
        List<SlowRoute> found = new ArrayList<>();
        for (Placed piece : movers()) {
            Cell start = cell(piece.square());
            put(start, EMPTY); // the square that it leaves counts as empty during the move
            found.addAll(continuations(new Walker(piece, piece.piece(), start, false), List.of()));
            put(start, OWN);
        }
        return found;
    }

    /** {@return the quiet moves, whether or not a capture must be made} */
    public List<SlowMove> quietMoves() {
        List<SlowMove> found = new ArrayList<>();
        for (Placed piece : movers()) {
            if (piece.piece() == Piece.MAN) {
                addManSteps(piece, found);
            } else if (!isTiredKing(piece)) {
                addKingMoves(piece, found);
            }
        }
        return found;
    }

    /** The pieces of the side to move; none where the game is over because somebody has a king. */
    private List<Placed> movers() {
        boolean kings = position.has(Side.WHITE, Piece.KING) || position.has(Side.BLACK, Piece.KING);
        if (rules.goal() == Goal.BREAKTHROUGH && kings) {
            return List.of();
        }
        return position.pieces().stream()
                .filter(placed -> placed.side() == side)
                .toList();
    }

    private void addManSteps(Placed man, List<SlowMove> found) {
        for (Direction direction : rules.man().moves().each()) {
            Cell to = step(cell(man.square()), direction);
            if (at(to) == EMPTY) {
                found.add(new SlowMove(man.square(), square(to), SquareSet.EMPTY, isLastRow(to)));
            }
        }
    }

    private void addKingMoves(Placed king, List<SlowMove> found) {
        for (Direction direction : rules.king().moves().each()) {
            Cell to = step(cell(king.square()), direction);
            while (at(to) == EMPTY) {
                found.add(new SlowMove(king.square(), square(to), SquareSet.EMPTY, false));
                to = isFlying(Piece.KING) ? step(to, direction) : new Cell(-1, -1);
            }
        }
    }

    /** Frisian: a king that has made its quiet moves in a row while its side still has a man. */
    private boolean isTiredKing(Placed king) {
        KingRun run = position.run(side);
        return rules.king().quietMoves() instanceof QuietKingMoves.AtMost(int most)
                && run.king().equals(Optional.of(king.square()))
                && run.moves() >= most
                && position.has(side, Piece.MAN);
    }

    /** All complete captures that go on from here with another jump; empty where there is none. */
    private List<SlowRoute> continuations(Walker walker, List<SlowJump> before) {
        List<SlowRoute> found = new ArrayList<>();
        for (Direction direction : captureDirections(walker.piece()).each()) {
            Cell victim = firstPiece(walker, direction);
            if (isTarget(walker.piece(), at(victim))
                    && at(step(victim, direction)) == EMPTY
                    && !isForbiddenTurn(before, direction)) {
                found.addAll(capturesOver(walker, victim, direction, before));
            }
        }
        return found;
    }

    /**
     * All complete captures whose next jump takes this piece. If another capture is possible from any of the landing
     * squares, only those go on the list: a capture is continued as long as possible.
     */
    private List<SlowRoute> capturesOver(Walker walker, Cell victim, Direction direction, List<SlowJump> before) {
        char content = at(victim);
        put(victim, rules.capture().removal() == Removal.IMMEDIATE ? EMPTY : TAKEN);
        List<SlowRoute> longer = new ArrayList<>();
        List<SlowRoute> ended = new ArrayList<>();
        List<Cell> landings = landings(walker.piece(), victim, direction);
        for (Cell landing : landings) {
            Piece taken = content == ENEMY_KING ? Piece.KING : Piece.MAN;
            List<SlowJump> jumps = new ArrayList<>(before);
            jumps.add(new SlowJump(square(victim), taken, direction, square(landings.getFirst()), square(landing)));
            Walker landed = land(walker, landing);
            List<SlowRoute> further = mustStop(walker, landing) ? List.of() : continuations(landed, jumps);
            longer.addAll(further);
            if (further.isEmpty() && mayStop(walker.piece(), taken, landing.equals(landings.getFirst()))) {
                boolean crowned = landed.crowned() || (landed.piece() == Piece.MAN && isLastRow(landing));
                ended.add(new SlowRoute(walker.origin().piece(), walker.origin().square(), jumps, crowned));
            }
        }
        put(victim, content);
        return longer.isEmpty() ? ended : longer;
    }

    private Cell firstPiece(Walker walker, Direction direction) {
        Cell cell = step(walker.cell(), direction);
        while (isFlying(walker.piece()) && at(cell) == EMPTY) {
            cell = step(cell, direction);
        }
        return cell;
    }

    private List<Cell> landings(Piece piece, Cell victim, Direction direction) {
        List<Cell> cells = new ArrayList<>();
        Cell cell = step(victim, direction);
        cells.add(cell);
        if (piece == Piece.KING
                && rules.king().range() instanceof KingRange.Flying(Landing landing)
                && landing != Landing.DIRECTLY_BEHIND) {
            for (cell = step(cell, direction); at(cell) == EMPTY; cell = step(cell, direction)) {
                cells.add(cell);
            }
        }
        return cells;
    }

    /** Killer: a king that has taken a king as the last piece stops right behind it. */
    private boolean mayStop(Piece piece, Piece taken, boolean rightBehind) {
        boolean killer = piece == Piece.KING
                && rules.king().range() instanceof KingRange.Flying(Landing landing)
                && landing == Landing.DIRECTLY_BEHIND_A_LAST_KING;
        return rightBehind || !killer || taken == Piece.MAN;
    }

    private boolean mustStop(Walker walker, Cell landing) {
        return walker.piece() == Piece.MAN && isLastRow(landing) && rules.man().promotion() == Promotion.STOP;
    }

    private Walker land(Walker walker, Cell landing) {
        boolean crowned = walker.piece() == Piece.MAN
                && isLastRow(landing)
                && rules.man().promotion() == Promotion.CONTINUE_AS_KING;
        Piece piece = crowned ? Piece.KING : walker.piece();
        return new Walker(walker.origin(), piece, landing, walker.crowned() || crowned);
    }

    private boolean isTarget(Piece piece, char content) {
        boolean kingsToo = piece == Piece.KING || rules.man().targets() == Targets.ANY_PIECE;
        return content == ENEMY_MAN || (content == ENEMY_KING && kingsToo);
    }

    /** Turkish: no turn by 180 degrees between two jumps. */
    private boolean isForbiddenTurn(List<SlowJump> before, Direction direction) {
        if (before.isEmpty() || rules.capture().reversal() == Reversal.ALLOWED) {
            return false;
        }
        Cell there = step(new Cell(0, 0), before.getLast().direction());
        Cell back = step(there, direction);
        return back.equals(new Cell(0, 0));
    }

    private Directions captureDirections(Piece piece) {
        return piece == Piece.MAN ? rules.man().captures() : rules.king().captures();
    }

    private boolean isFlying(Piece piece) {
        return piece == Piece.KING && rules.king().range() instanceof KingRange.Flying;
    }

    private boolean isLastRow(Cell cell) {
        return cell.rank() == (side == Side.WHITE ? board.ranks() - 1 : 0);
    }

    private Cell step(Cell from, Direction direction) {
        return new Cell(
                from.file() + direction.fileStep(side, board.lattice()),
                from.rank() + direction.rankStep(side, board.lattice()));
    }

    private char at(Cell cell) {
        boolean onBoard =
                cell.file() >= 0 && cell.file() < board.files() && cell.rank() >= 0 && cell.rank() < board.ranks();
        return onBoard ? grid[cell.rank()][cell.file()] : OFF_THE_BOARD;
    }

    private void put(Cell cell, char content) {
        grid[cell.rank()][cell.file()] = content;
    }

    private char content(Placed placed) {
        if (placed.side() == side) {
            return OWN;
        }
        return placed.piece() == Piece.MAN ? ENEMY_MAN : ENEMY_KING;
    }

    private Cell cell(Square square) {
        return new Cell(board.file(square), board.rank(square));
    }

    private Square square(Cell cell) {
        return board.square(cell.file(), cell.rank()).orElseThrow();
    }
}
