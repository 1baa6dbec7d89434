package damiera.cli;

import damiera.rules.Game;
import damiera.rules.Move;
import damiera.rules.Side;
import java.util.function.Function;

/**
 * The player on the other side of the table.
 *
 * @param side   which side that is
 * @param player chooses a legal move of a game that is not over
 */
record Opponent(Side side, Function<Game, Move> player) {
    /** {@return whether it is this player's turn in a game that goes on} */
    boolean isToMove(Table table) {
        return !table.isOver() && table.mover() == side;
    }

    Move choose(Game game) {
        return player.apply(game);
    }
}
