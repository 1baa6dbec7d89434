package damiera.cli;

import damiera.notation.ConstantWord;
import damiera.notation.SquareText;
import damiera.rules.Counter;
import damiera.rules.Game;
import damiera.rules.Outcome;
import damiera.rules.Side;
import java.util.List;
import java.util.stream.Collectors;

/** What stands beside the board: whose turn it is or how the game ended, the counts that run, and the note. */
record TableText(Messages messages) {
    String status(Game game) {
        return switch (game.outcome()) {
            case Outcome.Ongoing() ->
                messages.text("turn." + ConstantWord.of(game.position().sideToMove()));
            case Outcome.Won(Side winner, Outcome.WinReason reason) ->
                messages.text("won." + ConstantWord.of(winner)) + " "
                        + messages.text("won-by." + ConstantWord.of(reason));
            case Outcome.Drawn(Outcome.DrawReason reason) -> messages.text("drawn-by." + ConstantWord.of(reason));
        };
    }

    /** {@return the counts that have begun, empty where none has} */
    String counters(Game game) {
        return game.counters().stream()
                .filter(TableText::hasBegun)
                .map(this::counter)
                .collect(Collectors.joining("  "));
    }

    private static boolean hasBegun(Counter counter) {
        return switch (counter.unit()) {
            case PLIES -> counter.current() > 0;
            case TIMES -> counter.current() > 1;
        };
    }

    private String counter(Counter counter) {
        String key = "counter." + ConstantWord.of(counter.unit());
        return messages.text(key, counter.current(), counter.limit());
    }

    /** {@return what the side to move may do because the last move missed a capture; empty where none was missed} */
    String huff(Game game) {
        List<String> squares = game.huffable().stream()
                .map(square -> SquareText.format(game.rules(), square))
                .toList();
        return squares.isEmpty() ? "" : messages.text("play.huff", String.join(", ", squares));
    }

    /** {@return the offer of a draw that stands, empty where none does} */
    String offer(Game game) {
        return game.drawOffer()
                .map(side -> messages.text("play.draw-offer." + ConstantWord.of(side)))
                .orElse("");
    }
}
