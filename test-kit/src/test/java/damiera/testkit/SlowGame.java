package damiera.testkit;

import damiera.rules.CaptureRules;
import damiera.rules.CountMode;
import damiera.rules.DrawRule;
import damiera.rules.Game;
import damiera.rules.GameEvent;
import damiera.rules.KingRun;
import damiera.rules.Move;
import damiera.rules.Obligation;
import damiera.rules.Piece;
import damiera.rules.Placed;
import damiera.rules.QuietKingMoves;
import damiera.rules.Restart;
import damiera.rules.Rules;
import damiera.rules.Side;
import damiera.rules.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeSet;

/**
 * What the history of a game says, read from its events alone: nothing is counted on, every count is counted back from
 * what happened last. Written from the text of the rules of draws, huff and touch-move.
 */
public final class SlowGame {
    private enum Change {
        NOTHING,
        MAN_ADVANCED,
        PROMOTION,
        CAPTURE
    }

    private enum Kind {
        PLY,
        HUFF
    }

    /** One thing that changed the board. */
    private record Happening(SlowPosition before, SlowPosition after, Change change, Kind kind) {}

    private final Rules rules;
    private final List<Happening> happenings = new ArrayList<>();
    private SlowPosition now;
    /** From which happening on the plies are counted. */
    private OptionalInt counting;

    private Optional<Side> offer = Optional.empty();
    private List<Square> huffable = List.of();
    private boolean demanded;
    private boolean adjusting;
    private Optional<Square> touched = Optional.empty();

    /**
     * Goes through a game.
     *
     * @param game any game that began without quiet plies
     */
    public SlowGame(Game game) {
        rules = game.rules();
        now = SlowPosition.of(game.startPosition());
        counting = rules.draws().count() == CountMode.AUTOMATIC ? OptionalInt.of(0) : OptionalInt.empty();
        game.events().forEach(this::happens);
    }

    private void happens(GameEvent event) {
        switch (event) {
            case GameEvent.Moved(Move move) -> move(SlowMove.of(move));
            case GameEvent.Huffed(Square square) -> huff(square);
            case GameEvent.CaptureDemanded _ -> demand();
            case GameEvent.Touched(Square square) -> touch(square);
            case GameEvent.Adjusting _ -> adjusting = touched.isEmpty();
            case GameEvent.DrawOffered(Side by) -> offer = Optional.of(by);
            case GameEvent.DrawDeclined _ -> offer = Optional.empty();
            case GameEvent.CountRequested _ -> counting = OptionalInt.of(happenings.size());
            case GameEvent.DrawAgreed _, GameEvent.Resigned _, GameEvent.TimeRanOut _ ->
                throw new IllegalArgumentException("game must go on, was " + event);
        }
    }

    private void move(SlowMove move) {
        huffable = demanded ? List.of() : missedBy(move);
        demanded = false;
        offer = offer.filter(by -> by == now.toMove());
        happens(now.after(move), change(move), Kind.PLY);
        letGo();
    }

    private void huff(Square square) {
        List<Placed> left = new ArrayList<>(now.pieces());
        left.removeIf(placed -> placed.square().equals(square));
        huffable = List.of();
        happens(new SlowPosition(rules, left, now.toMove(), now.whiteRun(), now.blackRun()), Change.CAPTURE, Kind.HUFF);
        touched = touched.filter(this::canMove);
    }

    private void happens(SlowPosition after, Change change, Kind kind) {
        happenings.add(new Happening(now, after, change, kind));
        now = after;
    }

    private void demand() {
        now = happenings.removeLast().before();
        counting = counting.isPresent() && counting.getAsInt() > happenings.size() ? OptionalInt.empty() : counting;
        huffable = List.of();
        offer = Optional.empty();
        demanded = true;
        letGo();
    }

    private void letGo() {
        adjusting = false;
        touched = Optional.empty();
    }

    private void touch(Square square) {
        if (!adjusting && touched.isEmpty() && canMove(square)) {
            touched = Optional.of(square);
        }
        adjusting = false;
    }

    private boolean canMove(Square square) {
        return legal().stream().anyMatch(move -> move.from().equals(square));
    }

    private Change change(SlowMove move) {
        if (move.isCapture()) {
            return Change.CAPTURE;
        }
        if (move.promotes()) {
            return Change.PROMOTION;
        }
        int ranks = rules.board().rank(move.to()) - rules.board().rank(move.from());
        boolean man = now.at(move.from()).orElseThrow().piece() == Piece.MAN;
        return man && (now.toMove() == Side.WHITE ? ranks > 0 : ranks < 0) ? Change.MAN_ADVANCED : Change.NOTHING;
    }

    /** Where the pieces stand after a move that should have captured instead of it. */
    private List<Square> missedBy(SlowMove move) {
        if (rules.capture().obligation() != Obligation.HUFF) {
            return List.of();
        }
        TreeSet<Square> missed = new TreeSet<>();
        for (SlowMove required : strictly(now)) {
            if (!required.isCapture() || required.equals(move)) {
                return List.of();
            }
            missed.add(required.from().equals(move.from()) ? move.to() : required.from());
        }
        return List.copyOf(missed);
    }

    private List<SlowMove> strictly(SlowPosition position) {
        CaptureRules strict = rules.capture().withObligation(Obligation.MANDATORY);
        return new SlowGenerator(new SlowPosition(
                        rules.withCapture(strict),
                        position.pieces(),
                        position.toMove(),
                        position.whiteRun(),
                        position.blackRun()))
                .moves();
    }

    private List<SlowMove> legal() {
        return demanded ? strictly(now) : new SlowGenerator(now).moves();
    }

    /** {@return the moves that may be played, if the game goes on} */
    public List<SlowMove> moves() {
        return legal().stream()
                .filter(move -> touched.isEmpty() || touched.get().equals(move.from()))
                .toList();
    }

    /** {@return the position now} */
    public SlowPosition position() {
        return now;
    }

    /** {@return the pieces that may be huffed, if the game goes on} */
    public List<Square> huffable() {
        return huffable;
    }

    /** {@return who has offered a draw, if the game goes on} */
    public Optional<Side> offer() {
        return offer;
    }

    /** {@return the piece that must move} */
    public Optional<Square> touched() {
        return touched;
    }

    /** {@return whether the capture has been demanded} */
    public boolean isDemanded() {
        return demanded;
    }

    /** {@return how often this position has been on the board since something last changed for good} */
    public int times() {
        int times = 1;
        for (int i = happenings.size() - 1; i >= 0 && happenings.get(i).change() == Change.NOTHING; i--) {
            times += isSame(happenings.get(i).before(), now) ? 1 : 0;
        }
        return times;
    }

    private boolean isSame(SlowPosition one, SlowPosition other) {
        return one.pieces().equals(other.pieces())
                && one.toMove() == other.toMove()
                && limiting(one, Side.WHITE).equals(limiting(other, Side.WHITE))
                && limiting(one, Side.BLACK).equals(limiting(other, Side.BLACK));
    }

    private KingRun limiting(SlowPosition position, Side side) {
        boolean limits = rules.king().quietMoves() instanceof QuietKingMoves.AtMost && position.has(side, Piece.MAN);
        return limits ? position.run(side) : KingRun.NONE;
    }

    /** {@return the plies without progress; empty where nobody has asked for the count} */
    public OptionalInt quietPlies() {
        int plies = 0;
        for (int i = happenings.size() - 1; i >= counting.orElse(0); i--) {
            if (happenings.get(i).change() != Change.NOTHING) {
                break;
            }
            plies++;
        }
        return counting.isPresent() ? OptionalInt.of(plies) : counting;
    }

    /**
     * {@return the plies of an endgame; empty where it is not on the board, or nobody has asked for the count}
     *
     * @param rule which endgame, and what begins its count anew
     */
    public OptionalInt plies(DrawRule.EndgameCount rule) {
        SlowEndgame endgame = new SlowEndgame(rule.endgame());
        if (counting.isEmpty() || !endgame.isOn(now)) {
            return OptionalInt.empty();
        }
        int plies = 0;
        for (int i = happenings.size() - 1; i >= counting.getAsInt(); i--) {
            Happening happening = happenings.get(i);
            if (!endgame.isOn(happening.before())
                    || !endgame.isOn(happening.after())
                    || restarts(rule.restart(), happening.change())) {
                break;
            }
            plies += happening.kind() == Kind.PLY && endgame.isCountedAfter(happening.after()) ? 1 : 0;
        }
        return OptionalInt.of(plies);
    }

    private static boolean restarts(Restart restart, Change change) {
        return switch (restart) {
            case NEVER -> false;
            case CAPTURE_OR_PROMOTION -> change == Change.CAPTURE || change == Change.PROMOTION;
            case PROGRESS -> change != Change.NOTHING;
        };
    }
}
