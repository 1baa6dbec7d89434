package damiera.cli;

import damiera.rules.EventResult;
import damiera.rules.Game;
import damiera.rules.GameEvent;
import damiera.rules.Move;
import damiera.rules.Side;
import damiera.rules.Square;
import java.util.function.Function;

/**
 * The player on the other side of the table.
 *
 * @param side   which side that is
 * @param player chooses one of the legal moves of a game that has any
 */
record Opponent(Side side, Function<Game, Move> player) {
    /** {@return whether it is this player's turn in a game that goes on} */
    boolean isToMove(Table table) {
        return !table.isOver() && table.mover() == side;
    }

    Move choose(Game game) {
        return player.apply(game);
    }

    /**
     * {@return what this player does with a capture that was missed, where no move is left: huffs a piece, or demands the
     * capture where no huff sets the player free}
     */
    static GameEvent answerToMissed(Game game) {
        for (Square square : game.huffable()) {
            GameEvent huff = new GameEvent.Huffed(square);
            if (game.after(huff) instanceof EventResult.Done(Game next)
                    && !next.legalMoves().isEmpty()) {
                return huff;
            }
        }
        return new GameEvent.CaptureDemanded();
    }
}
