package damiera.cli;

import damiera.notation.ConstantWord;
import damiera.notation.MoveReading;
import damiera.notation.MoveText;
import damiera.notation.NotationException;
import damiera.notation.Printable;
import damiera.notation.SpokenMove;
import damiera.notation.SquareText;
import damiera.rules.Attempt;
import damiera.rules.Board;
import damiera.rules.EventResult;
import damiera.rules.Game;
import damiera.rules.GameEvent;
import damiera.rules.Move;
import damiera.rules.Outcome;
import damiera.rules.PlayResult;
import damiera.rules.Position;
import damiera.rules.Refusal;
import damiera.rules.Side;
import damiera.rules.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A game at the table of one or two people: what was typed or pointed at becomes moves, and what cannot be becomes a
 * note. It knows neither terminal nor file; whoever holds it draws it, keeps it, and asks the opponent to move.
 */
final class Table {
    /** Where the cursor goes, as White sees the board. */
    enum Toward {
        LEFT,
        RIGHT,
        UP,
        DOWN
    }

    private final Messages messages;
    private final List<Square> pointed = new ArrayList<>();
    private Game game;
    private Square cursor;
    private String note = "";
    private Told told = new Told("", "");

    /** The note on the last move, and what is said of it to who listens. */
    private record Told(String note, String spoken) {}

    Table(Game game, Messages messages) {
        this.game = game;
        this.messages = messages;
        this.cursor = game.legalMoves().stream().map(Move::from).findFirst().orElse(Square.atIndex(0));
    }

    /** Plays a move that somebody wrote. */
    void type(String text) {
        try {
            switch (MoveText.read(game.position(), text)) {
                case MoveReading.Attempted(Attempt attempt) -> attempt(attempt);
                case MoveReading.Refused(Refusal refusal, int _) -> refused(refusal, game.legalMoves());
            }
        } catch (NotationException fault) {
            pointed.clear();
            note = messages.text("move.unreadable", Printable.cut(text), new ExpectedText(messages).at(fault))
                    + messages.text("play.hint");
        }
    }

    /** Points at the square under the cursor: first a piece, then where it goes; again at the piece takes it back. */
    void point() {
        note = "";
        if (pointed.isEmpty()) {
            pick();
        } else if (pointed.equals(List.of(cursor))) {
            pointed.clear();
        } else {
            pointed.add(cursor);
            attempt(Attempt.of(pointed));
        }
    }

    private void pick() {
        boolean movable =
                game.legalMoves().stream().anyMatch(move -> move.from().equals(cursor));
        if (movable) {
            pointed.add(cursor);
            return;
        }
        boolean own = game.position()
                .at(cursor)
                .filter(piece -> piece.side() == mover())
                .isPresent();
        String pieces = String.join(" ", MovesCommand.names(game.rules(), movable()));
        note = messages.text(own ? "play.other-piece" : "play.no-piece", name(cursor), pieces);
    }

    /** {@return the squares of the pieces that may move} */
    List<Square> movable() {
        return game.legalMoves().stream().map(Move::from).distinct().sorted().toList();
    }

    /** {@return what was pointed at, and the squares to which that piece may go} */
    List<Square> targets() {
        List<Square> squares = new ArrayList<>(pointed);
        for (Move move : game.legalMoves()) {
            if (move.path().containsAll(pointed) && move.from().equals(pointed.getFirst())) {
                squares.addAll(move.path());
            }
        }
        return squares;
    }

    private void attempt(Attempt attempt) {
        switch (game.play(attempt)) {
            case PlayResult.Played(Game after, Move move) -> played(after, move);
            case PlayResult.Refused(Refusal refusal, List<Move> must) -> refused(refusal, must);
        }
    }

    /** {@return the same for who listens: a move in words, as "23 takes 16 and 7"} */
    String spokenNote() {
        return note.equals(told.note()) ? told.spoken() : note;
    }

    /** Plays the opponent's move, which is one of the legal ones. */
    void play(Move move) {
        played(game.play(move), move);
    }

    private void played(Game after, Move move) {
        note = messages.text("play.played", MoveText.format(game.position(), move));
        told = new Told(note, SpokenMove.format(messages.spoken(), game.position(), move));
        game = after;
        cursor = move.to();
        pointed.clear();
    }

    private void refused(Refusal refusal, List<Move> must) {
        boolean unfinished = refusal instanceof Refusal.MustContinue || refusal instanceof Refusal.Ambiguous;
        if (!unfinished) {
            pointed.clear();
        }
        String allowed = String.join(" ", ExplainCommand.texts(game.position(), must));
        note = RefusalText.of(game.rules(), refusal).sentence(messages) + " "
                + messages.text("explain.must", allowed.isEmpty() ? "-" : allowed);
    }

    /** Lets something happen that is no move. */
    void happen(GameEvent event) {
        pointed.clear();
        switch (game.after(event)) {
            case EventResult.Done(Game after) -> {
                game = after;
                note = messages.text("play.done");
            }
            case EventResult.Denied(EventResult.Denial denial) ->
                note = messages.text("denial." + ConstantWord.of(denial));
        }
    }

    /** Takes off the piece that should have captured, by the name of its square. */
    void huff(String square) {
        if (square.isEmpty()) {
            note = messages.text("play.huff-what");
            return;
        }
        SquareText.find(game.rules(), square)
                .ifPresentOrElse(
                        at -> happen(new GameEvent.Huffed(at)),
                        () -> note = messages.text("refusal.not-a-square", Printable.cut(square)));
    }

    /** Takes back moves until this side is to move again, one at least. */
    void undo(Optional<Side> side) {
        pointed.clear();
        note = "";
        do {
            Game before = game.undo();
            if (before.equals(game)) {
                break;
            }
            game = before;
        } while (side.isPresent() && mover() != side.get());
    }

    /** Moves the cursor to the nearest playing square on that side, if there is one. */
    void step(Toward toward) {
        Board board = game.rules().board();
        int file = board.file(cursor);
        int rank = board.rank(cursor);
        int lean = rank % 2 == 0 ? 1 : -1; // up or down a diagonal board: to and fro, so as to stay in the file
        Optional<Square> next = switch (toward) {
            case LEFT -> square(board, file - 1, rank).or(() -> square(board, file - 2, rank));
            case RIGHT -> square(board, file + 1, rank).or(() -> square(board, file + 2, rank));
            case UP -> above(board, file, rank + 1, lean);
            case DOWN -> above(board, file, rank - 1, lean);
        };
        next.ifPresent(square -> cursor = square);
    }

    private static Optional<Square> above(Board board, int file, int rank, int lean) {
        return square(board, file, rank)
                .or(() -> square(board, file + lean, rank))
                .or(() -> square(board, file - lean, rank));
    }

    private static Optional<Square> square(Board board, int file, int rank) {
        boolean inside = file >= 0 && file < board.files() && rank >= 0 && rank < board.ranks();
        return inside ? board.square(file, rank) : Optional.empty();
    }

    /** Forgets what was pointed at. */
    void cancel() {
        pointed.clear();
        note = "";
    }

    void note(String text) {
        note = text;
    }

    String note() {
        return note;
    }

    Game game() {
        return game;
    }

    Position position() {
        return game.position();
    }

    Square cursor() {
        return cursor;
    }

    List<Square> pointed() {
        return List.copyOf(pointed);
    }

    Side mover() {
        return game.position().sideToMove();
    }

    boolean isOver() {
        return !(game.outcome() instanceof Outcome.Ongoing);
    }

    private String name(Square square) {
        return SquareText.format(game.rules(), square);
    }
}
