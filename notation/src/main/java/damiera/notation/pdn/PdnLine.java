package damiera.notation.pdn;

import damiera.notation.Fen;
import damiera.notation.MoveText;
import damiera.notation.NotationException;
import damiera.notation.pdn.PdnItem.MissingItem;
import damiera.notation.pdn.PdnItem.MoveItem;
import damiera.notation.pdn.PdnItem.SetupItem;
import damiera.notation.pdn.PdnReplay.Line;
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
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Plays one line of movetext from a position. */
final class PdnLine {
    /** How often a line may be tried both ways at an ambiguous move. */
    private static final int MOST_FORKS = 32;
    /** How many words one capture told jump by jump may have. */
    private static final int MOST_JUMPS = 64;

    private final List<PdnItem> items;
    private final int quietPlies;
    private int forks;
    /** The side whose moves come first behind a number. */
    private Side first = Side.WHITE;

    /** A line that begins after so many plies without progress. */
    PdnLine(List<PdnItem> items, int quietPlies) {
        this.items = items;
        this.quietPlies = quietPlies;
    }

    Line play(Position start) {
        forks = 0;
        first = beginsWithGap() ? start.sideToMove().opponent() : start.sideToMove();
        return new Run(start, 0, Begun.NO).play();
    }

    private boolean beginsWithGap() {
        for (PdnItem item : items) {
            if (item instanceof MissingItem || item instanceof MoveItem) {
                return item instanceof MissingItem;
            }
        }
        return false;
    }

    /** Whether a move of the line has been played before a run begins. */
    private enum Begun {
        NO,
        YES
    }

    /** One way through the line, from one item on. */
    private final class Run {
        private final Begun begun;
        private Position start;
        private int startPlies = quietPlies;
        private Position position;
        private int at;
        private final List<Ply> plies = new ArrayList<>();
        private final List<PdnFault> faults = new ArrayList<>();
        private final List<PdnFault> warnings = new ArrayList<>();
        private End end = End.LEGAL;
        private boolean stopped;

        Run(Position position, int at, Begun begun) {
            this.begun = begun;
            this.start = position;
            this.position = position;
            this.at = at;
        }

        Line play() {
            while (at < items.size() && !stopped) {
                switch (items.get(at++)) {
                    case MoveItem move -> playMove(move);
                    case MissingItem missing -> passMissing(missing);
                    case SetupItem setup -> setUp(setup);
                    default -> {
                        // numbers, comments and variations play nothing
                    }
                }
            }
            return new Line(start, startPlies, plies, end, faults, warnings);
        }

        private void playMove(MoveItem item) {
            try {
                Attempt attempt = MoveText.parse(position, item.text());
                switch (position.resolve(attempt)) {
                    case Resolution.Legal(Move move) -> accept(move, item);
                    case Resolution.Refused refused -> refused(item, attempt, refused.refusal());
                }
            } catch (NotationException e) {
                fail(item.place(), PdnReason.UnreadableMove.of(e));
            }
        }

        private void accept(Move move, MoveItem item) {
            position = position.playUnchecked(move);
            plies.add(new Ply(move, position, item));
        }

        private void refused(MoveItem item, Attempt attempt, Refusal refusal) {
            if (refusal instanceof Refusal.Ambiguous(List<Move> moves)) {
                fork(item, moves);
            } else if (!joinJumps(item, attempt)) {
                if (CutCapture.isStartOf(position, attempt) && !movesFollow()) {
                    end = End.UNFINISHED;
                    stopped = true;
                } else {
                    fail(item.place(), new PdnReason.IllegalMove(item.text(), position.rules(), refusal));
                }
            }
        }

        /** Goes on with each move that may be meant, and keeps the one that leads furthest. */
        private void fork(MoveItem item, List<Move> moves) {
            warnings.add(
                    new PdnFault(item.place(), new PdnReason.AmbiguousCapture(item.text(), position.rules(), moves)));
            if (forks >= MOST_FORKS) {
                accept(moves.getFirst(), item);
                return;
            }
            forks++;
            Move best = moves.getFirst();
            Line furthest = goOn(best);
            for (Move move : moves.subList(1, moves.size())) {
                Line line = goOn(move);
                if (isBetter(line, furthest)) {
                    best = move;
                    furthest = line;
                }
            }
            accept(best, item);
            plies.addAll(furthest.plies());
            faults.addAll(furthest.faults());
            warnings.addAll(furthest.warnings());
            end = furthest.end();
            stopped = true;
        }

        private Line goOn(Move move) {
            return new Run(position.playUnchecked(move), at, Begun.YES).play();
        }

        private boolean isBetter(Line line, Line other) {
            boolean faulty = line.end() == End.FAULT;
            boolean otherFaulty = other.end() == End.FAULT;
            return faulty == otherFaulty ? line.plies().size() > other.plies().size() : otherFaulty;
        }

        /** A capture told jump by jump in words of their own: 24x13 13x2. */
        private boolean joinJumps(MoveItem item, Attempt attempt) {
            List<Square> squares = new ArrayList<>(attempt.squares());
            int next = at;
            for (int jumps = 0; jumps < MOST_JUMPS; jumps++) {
                Optional<Attempt> jump = jumpAt(next, squares.getLast());
                if (jump.isEmpty()) {
                    return false;
                }
                squares.addAll(
                        jump.get().squares().subList(1, jump.get().squares().size()));
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
            if (nothingPlayed ? !movesFollow() : !beforeAnswer && movesFollow()) {
                fail(missing.place(), PdnReason.Slip.MOVE_LEFT_OUT);
            }
        }

        private boolean movesFollow() {
            for (int i = at; i < items.size(); i++) {
                if (items.get(i) instanceof MoveItem) {
                    return true;
                }
            }
            return false;
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
}
