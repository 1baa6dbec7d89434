package damiera.notation.pdn;

import damiera.notation.Fen;
import damiera.notation.MoveReading;
import damiera.notation.MoveText;
import damiera.notation.NotationException;
import damiera.notation.SquareText;
import damiera.notation.pdn.PdnItem.CommentItem;
import damiera.notation.pdn.PdnItem.MissingItem;
import damiera.notation.pdn.PdnItem.MoveItem;
import damiera.notation.pdn.PdnItem.NumberItem;
import damiera.notation.pdn.PdnItem.SetupItem;
import damiera.notation.pdn.PdnItem.TextItem;
import damiera.notation.pdn.PdnItem.VariationItem;
import damiera.notation.pdn.PdnReason.AmbiguousCapture;
import damiera.notation.pdn.PdnReason.Choice;
import damiera.notation.pdn.PdnReplay.Branch;
import damiera.notation.pdn.PdnReplay.Line;
import damiera.notation.pdn.ReplayedGame.Cut;
import damiera.notation.pdn.ReplayedGame.End;
import damiera.notation.pdn.ReplayedGame.Ply;
import damiera.rules.Attempt;
import damiera.rules.Move;
import damiera.rules.Position;
import damiera.rules.Refusal;
import damiera.rules.Resolution;
import damiera.rules.Setup;
import damiera.rules.SetupFault;
import damiera.rules.SetupResult;
import damiera.rules.Side;
import damiera.rules.Square;
import damiera.rules.TooManyCapturesException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** One way through a line of movetext, from one item on. */
final class PdnRun {
    /** Whether a move of the line has been played before a run begins. */
    private enum Begun {
        NO,
        YES
    }

    /** How many words one capture told jump by jump may have. */
    private static final int MOST_JUMPS = 64;

    private final PdnLine line;
    private final List<PdnItem> items;
    /** The side whose moves come first behind a number. */
    private final Side first;

    private final Begun begun;
    private Position start;
    private int startPlies;
    private Position position;
    /** Where a variation begins: before the last move. */
    private Position before;

    private int at;
    private int reached;
    private Optional<Cut> cut = Optional.empty();
    private Optional<String> points = Optional.empty();
    private final List<Ply> plies = new ArrayList<>();
    private final List<Branch> branches = new ArrayList<>();
    private final List<PdnFault> faults = new ArrayList<>();
    private final List<PdnFault> warnings = new ArrayList<>();
    private End end = End.LEGAL;
    private boolean stopped;

    private PdnRun(PdnLine line, Side first, Position position, int at, Begun begun) {
        this.line = line;
        this.items = line.items();
        this.first = first;
        this.begun = begun;
        this.start = position;
        this.startPlies = line.quietPlies();
        this.position = position;
        this.before = position;
        this.at = at;
    }

    /** The run through a whole line. */
    static PdnRun of(PdnLine line, Side first, Position start) {
        return new PdnRun(line, first, start, 0, Begun.NO);
    }

    Line play() {
        while (at < items.size() && !stopped) {
            reached = at;
            switch (items.get(at++)) {
                case MoveItem move -> playMove(move);
                case MissingItem missing -> passMissing(missing);
                case SetupItem setup -> setUp(setup);
                case VariationItem variation -> branches.add(new Branch(variation, before, position));
                case NumberItem _, CommentItem _, TextItem _ -> {
                    // they play nothing
                }
            }
        }
        reached = stopped ? beforeNumbers(reached) : items.size();
        return new Line(start, startPlies, plies, end, reached, cut, points, branches, faults, warnings);
    }

    /** What announces a move stands with it. */
    private int beforeNumbers(int index) {
        int first = index;
        while (first > 0
                && (items.get(first - 1) instanceof NumberItem || items.get(first - 1) instanceof MissingItem)) {
            first--;
        }
        return first;
    }

    private void playMove(MoveItem item) {
        try {
            switch (MoveText.read(position, item.text())) {
                case MoveReading.Attempted(Attempt attempt) -> attempt(item, attempt);
                case MoveReading.Refused(Refusal refusal, int _) -> refuse(item, refusal);
            }
        } catch (NotationException e) {
            if (!cutBehindSign(item)) {
                fail(item, PdnReason.UnreadableMove.of(e));
            }
        } catch (TooManyCapturesException e) {
            SetupFault fault = new SetupFault.TooManyCaptures(position.sideToMove());
            fail(item.place(), new PdnReason.ImpossiblePosition(position.rules(), List.of(fault)));
        }
    }

    private void attempt(MoveItem item, Attempt attempt) {
        switch (position.resolve(attempt)) {
            case Resolution.Legal(Move move) -> accept(move, item);
            case Resolution.Refused(Refusal refusal, List<Move> _) -> refused(item, attempt, refusal);
        }
    }

    private void accept(Move move, MoveItem item) {
        before = position;
        position = position.playUnchecked(move);
        plies.add(new Ply(before, move, position, item));
    }

    private void refused(MoveItem item, Attempt attempt, Refusal refusal) {
        if (refusal instanceof Refusal.Ambiguous(List<Move> moves)) {
            fork(item, moves);
        } else if (!joinJumps(item, attempt)) {
            refuse(item, refusal);
        }
    }

    private void refuse(MoveItem item, Refusal refusal) {
        fail(item, new PdnReason.IllegalMove(item.text(), position.rules(), refusal));
    }

    /** What is no move at the end of a game may be its result. */
    private void fail(MoveItem item, PdnReason reason) {
        if (line.mayBePoints(at) && PdnResults.isShareOfPoints(item.text())) {
            points = Optional.of(PdnResults.standard(item.text()));
        } else {
            fail(item.place(), reason);
        }
    }

    /** Goes on with each move that may be meant, and keeps the one that leads furthest. */
    private void fork(MoveItem item, List<Move> moves) {
        if (!line.mayFork() || !line.movesFollow(at)) {
            warn(item, moves, moves.getFirst(), Choice.FIRST);
            accept(moves.getFirst(), item);
            return;
        }
        line.forked();
        Move best = moves.getFirst();
        Line furthest = goOn(best);
        Choice choice = Choice.GOES_ON;
        for (Move move : moves.subList(1, moves.size())) {
            Line other = goOn(move);
            if (isBetter(other, furthest)) {
                best = move;
                furthest = other;
                choice = Choice.GOES_ON;
            } else if (!isBetter(furthest, other)) {
                choice = Choice.FIRST;
            }
        }
        warn(item, moves, best, choice);
        accept(best, item);
        take(furthest);
    }

    private void warn(MoveItem item, List<Move> moves, Move chosen, Choice choice) {
        warnings.add(
                new PdnFault(item.place(), new AmbiguousCapture(item.text(), position.rules(), moves, chosen, choice)));
    }

    /** The rest of the line, which has been played already. */
    private void take(Line rest) {
        plies.addAll(rest.plies());
        branches.addAll(rest.branches());
        faults.addAll(rest.faults());
        warnings.addAll(rest.warnings());
        cut = rest.cut();
        points = rest.points();
        end = rest.end();
        reached = rest.reached();
        stopped = true;
    }

    private Line goOn(Move move) {
        PdnRun run = new PdnRun(line, first, position.playUnchecked(move), at, Begun.YES);
        run.before = position;
        return run.play();
    }

    private static boolean isBetter(Line one, Line other) {
        boolean faulty = one.end() == End.FAULT;
        boolean otherFaulty = other.end() == End.FAULT;
        return faulty == otherFaulty ? one.plies().size() > other.plies().size() : otherFaulty;
    }

    /** A capture told jump by jump in words of their own (24x13 13x2), or one cut short where the game ends. */
    private boolean joinJumps(MoveItem item, Attempt attempt) {
        List<Square> squares = new ArrayList<>(attempt.squares());
        int next = at;
        for (int jumps = 0; jumps < MOST_JUMPS; jumps++) {
            Optional<Attempt> jump = jumpAt(next, squares.getLast());
            if (jump.isEmpty()) {
                return cutAt(next, item, squares);
            }
            squares.addAll(jump.get().squares().subList(1, jump.get().squares().size()));
            next++;
            Attempt joined = new Attempt(squares, Optional.empty(), Attempt.Sign.CAPTURE);
            if (position.resolve(joined) instanceof Resolution.Legal(Move move)) {
                at = next;
                accept(move, item);
                return true;
            }
        }
        return false;
    }

    /** A capture of which only the first square and its sign were written. */
    private boolean cutBehindSign(MoveItem item) {
        String text = item.text();
        return PdnWords.isCutCapture(text)
                && SquareText.find(position.rules(), text.substring(0, text.length() - 1))
                        .filter(square -> cutAt(at, item, List.of(square)))
                        .isPresent();
    }

    private boolean cutAt(int next, MoveItem item, List<Square> squares) {
        if (line.movesFollow(next) || !CutCapture.isStartOf(position, squares)) {
            return false;
        }
        cut = Optional.of(new Cut(item, squares));
        end = End.UNFINISHED;
        stopped = true;
        return true;
    }

    private Optional<Attempt> jumpAt(int index, Square from) {
        if (index >= items.size() || !(items.get(index) instanceof MoveItem item)) {
            return Optional.empty();
        }
        try {
            return Optional.of(MoveText.parse(position.rules(), item.text()))
                    .filter(attempt -> attempt.from().equals(from));
        } catch (NotationException e) {
            return Optional.empty();
        }
    }

    /** A move left out says whose turn it is at the start and between comments; elsewhere it breaks the line. */
    private void passMissing(MissingItem missing) {
        boolean nothingPlayed = plies.isEmpty() && begun == Begun.NO;
        boolean beforeAnswer = position.sideToMove() != first;
        if (nothingPlayed ? !line.movesFollow(at) : !beforeAnswer && line.movesFollow(at)) {
            fail(missing.place(), PdnReason.Slip.MOVE_LEFT_OUT);
        }
    }

    private void setUp(SetupItem item) {
        try {
            Setup told = Fen.parse(position.rules(), item.fen());
            SetupResult result = position.replacedBy(told, SetupFault.ALL_WAIVERS);
            switch (result) {
                case SetupResult.Valid(Position valid) -> {
                    startPlies = plies.isEmpty() ? told.quietPlies() : startPlies;
                    start = plies.isEmpty() ? valid : start;
                    position = valid;
                    before = valid;
                }
                case SetupResult.Invalid invalid ->
                    fail(item.place(), new PdnReason.ImpossiblePosition(position.rules(), invalid.faults()));
            }
        } catch (NotationException e) {
            fail(item.place(), PdnReason.UnreadableFen.of(e));
        }
    }

    private void fail(TextPlace place, PdnReason reason) {
        faults.add(new PdnFault(place, reason));
        end = End.FAULT;
        stopped = true;
    }
}
