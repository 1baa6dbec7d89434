package damiera.cli;

import damiera.notation.SquareText;
import damiera.rules.Game;
import damiera.rules.GameEvent;
import damiera.rules.Move;
import damiera.rules.Side;
import damiera.rules.Square;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A person at a table: what is typed is done, the opponent answers, and the game is kept after each move. */
final class Sitting {
    /** Whether the person stays. */
    enum Next {
        GO_ON,
        STOP
    }

    private final Table table;
    private final Optional<Opponent> opponent;
    private final SavedGame saved;
    private final Messages messages;

    Sitting(Table table, Optional<Opponent> opponent, SavedGame saved, Messages messages) {
        this.table = table;
        this.opponent = opponent;
        this.saved = saved;
        this.messages = messages;
    }

    Table table() {
        return table;
    }

    /** {@return the side that sits at the bottom: the person's, White's where two play} */
    Side bottom() {
        return opponent.map(player -> player.side().opponent()).orElse(Side.WHITE);
    }

    /** Does what a line says: a word of the table in Italian or English, or a move. */
    Next enter(String line) {
        List<String> words = List.of(line.strip().split("\\s+", -1));
        String argument = words.size() > 1 ? words.get(1) : "";
        switch (words.getFirst().toLowerCase(Locale.ROOT)) {
            case "" -> {}
            case "q", "quit", "fine" -> {
                return Next.STOP;
            }
            case "u", "undo", "annulla" ->
                table.undo(opponent.map(player -> player.side().opponent()));
            case "r", "resign", "abbandona" -> table.happen(new GameEvent.Resigned(table.mover()));
            case "huff", "soffio" -> table.huff(argument);
            case "demand", "esigi" -> table.happen(new GameEvent.CaptureDemanded());
            case "count", "conta" -> table.happen(new GameEvent.CountRequested(table.mover()));
            case "draw", "patta" -> draw();
            case "?", "help", "aiuto" -> table.note(help());
            default -> table.type(line.strip());
        }
        keep();
        return Next.GO_ON;
    }

    /** Offers a draw, or agrees to the other's offer. */
    private void draw() {
        Side person = table.mover();
        boolean offered = table.game().drawOffer().equals(Optional.of(person.opponent()));
        table.happen(offered ? new GameEvent.DrawAgreed(person) : new GameEvent.DrawOffered(person));
    }

    private String help() {
        String moves = String.join(
                " ", ExplainCommand.texts(table.position(), table.game().legalMoves()));
        return messages.text("play.help") + "\n" + messages.text("explain.must", moves.isEmpty() ? "-" : moves);
    }

    /** {@return whether the opponent did something; it may still have the say then} */
    boolean answer() {
        if (!awaitsOpponent()) {
            return false;
        }
        GameEvent event = opponent.orElseThrow().decide(table.game());
        if (event instanceof GameEvent.Moved(Move move)) {
            table.play(move);
        } else {
            table.happen(event);
            table.note(told(event));
        }
        keep();
        return true;
    }

    private String told(GameEvent event) {
        return switch (event) {
            case GameEvent.Huffed(Square square) ->
                messages.text("play.huffed", SquareText.format(table.game().rules(), square));
            case GameEvent.CaptureDemanded() -> messages.text("play.demanded");
            case GameEvent.DrawAgreed(Side _) -> messages.text("play.draw-agreed");
            case GameEvent.DrawDeclined(Side _) -> messages.text("play.draw-declined");
            case GameEvent.CountRequested(Side _) -> messages.text("play.count-asked");
            default -> messages.text("play.done");
        };
    }

    /** {@return whether the opponent is to do something} */
    boolean awaitsOpponent() {
        return opponent.isPresent() && opponent.get().hasSay(table);
    }

    /** Points at the square under the cursor. */
    void point() {
        table.point();
        keep();
    }

    private void keep() {
        Game game = table.game();
        try {
            saved.write(game);
        } catch (IOException fault) {
            table.note(messages.text("file.unwritable", saved.file()));
        }
    }
}
